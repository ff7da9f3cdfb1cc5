import type { z } from 'zod';
import { type CallBase, mayCall } from './call.ts';
import type { CommandDefinition } from './command.ts';
import type { DocumentAction } from './document.ts';
import type { Principal } from './principal.ts';

/** An action as a person is told of it. */
export interface OfferedAction<A extends string = string> {
  readonly accion: A;
  readonly permitida: boolean;
  /** Why not now, in the words of the refusal that the command would give. */
  readonly motivo?: string;
}

export interface Offer<A extends string = string> {
  readonly acciones: readonly OfferedAction<A>[];
  /** The document's next step, where it is this person's to take. */
  readonly principal: A | null;
}

/**
 * What a person may do with a document in this state: calls that are nobody's of the profile, and what does not apply to
 * it, are not named; a command that its own rule refuses is named with the reason. A document of another day is read: no command is offered on it.
 */
export function offer<S, A extends string>(
  declared: Readonly<Record<A, DocumentAction>>,
  calls: Readonly<Record<A, CallBase>>,
  state: S,
  user: Principal,
  past: boolean,
): Offer<A> {
  const applies = ({ applies: to }: DocumentAction): boolean =>
    to === undefined || (to as (state: S) => boolean)(state);
  const acciones = (Object.keys(declared) as A[]).flatMap((accion): OfferedAction<A>[] => {
    const call = calls[accion];
    if (!mayCall(call.access, user) || !applies(declared[accion]) || (past && call.kind === 'command')) return [];
    const no = (call as Partial<CommandDefinition<z.ZodType, S>>).when?.(state, user);
    return [no ? { accion, permitida: false, motivo: no.mensaje } : { accion, permitida: true }];
  });
  const leads = ({ step }: DocumentAction): boolean =>
    typeof step === 'function' ? (step as (state: S) => boolean)(state) : step === true;
  const step = acciones.find(({ accion, permitida }) => permitida && leads(declared[accion]));
  return { acciones, principal: step?.accion ?? null };
}
