import type { z } from 'zod';
import type { CommandDefinition } from './command.ts';
import type { DomainEvent } from './event.ts';
import { type Perfil, permisosOf } from './perfiles.ts';
import type { Principal } from './principal.ts';
import { isRejection, type Rejection } from './rejection.ts';
import { decideGiven, foldAll } from './scenario.ts';

/** Words for scenarios: as this person; then these events, or this refusal. */

export const someone = (perfil: Perfil, more: Partial<Principal> = {}): Principal => ({
  _id: `u-${perfil}`,
  nombre: perfil,
  email: 'persona@power.test',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...more,
});

/** The refusal, or a failure of the test that says what was decided instead. */
export function refusal(decision: readonly DomainEvent[] | Rejection): Rejection {
  if (!isRejection(decision)) throw new Error(`accepted: ${JSON.stringify(decision)}`);
  return decision;
}

/** The events, or a failure of the test that says why it was refused. */
export function events(
  decision: readonly DomainEvent[] | Rejection,
): readonly { type: string; data: Record<string, unknown> }[] {
  if (isRejection(decision)) throw new Error(`refused: ${decision.mensaje}`);
  return decision as readonly { type: string; data: Record<string, unknown> }[];
}

/** A log that goes on: each command is decided on what those before it left. */
export class Story {
  readonly log: DomainEvent[];
  constructor(given: readonly DomainEvent[] = []) {
    this.log = [...given];
  }

  /** What the person reads once it is done, or a failure of the test that says why it was refused. */
  does<Req extends z.ZodType, S, F, Rep extends object>(
    command: CommandDefinition<Req, S, F, Rep>,
    when: { request: z.input<Req>; user: Principal; facts: F; now?: string },
  ): { mensaje: string } & Rep {
    const decided = events(decideGiven(command, this.log, when)) as readonly DomainEvent[];
    this.log.push(...decided);
    const state = foldAll(command.aggregate, this.log);
    return command.answer({ events: decided, state }, command.request.parse(when.request) as z.output<Req>);
  }
}
