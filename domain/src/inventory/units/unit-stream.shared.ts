import { z } from 'zod';
import { type Aggregate, defineAggregate, type Fold, on } from '../../kernel/aggregate.ts';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import { documentGuards } from '../../kernel/document-guards.ts';
import { defineEvent, type EventDefinition } from '../../kernel/event.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import type { UnitDocument } from './unit-document.shared.ts';
import type { HeaderFields, UnitData, UnitDrafted, UnitRef, UnitState } from './unit-types.shared.ts';

type Estados = readonly [string, ...string[]];

/** What an event says of its document, so that readers need no other. */
export const unitRef = z.object({ _id: z.string(), number: z.number().int() });
export const unitRefOf = ({ _id, number }: UnitRef): UnitRef => ({ _id, number });

/** The events that every document of products and units has; each further step has one of its own. */
export interface UnitEvents<F extends HeaderFields, P extends string> {
  readonly drafted: EventDefinition<`${P}Drafted`, UnitDrafted<F>>;
  readonly changed: EventDefinition<
    `${P}Changed`,
    { readonly ref: UnitRef; readonly antes: Partial<UnitData<F>>; readonly cambios: Partial<UnitData<F>> }
  >;
  readonly annulled: EventDefinition<`${P}Annulled`, { readonly ref: UnitRef; readonly motivo: string }>;
}

/** `prefix` begins the names of its events: `ReturnNote`. */
export function unitEvents<F extends HeaderFields, E extends Estados, A extends string, const P extends string>(
  { document, says, schemas: { drafted, part } }: UnitDocument<F, E, A>,
  prefix: P,
): UnitEvents<F, P> {
  const label = (stem: string): string => `${document.words.uno} ${says.participle(stem)}`;
  return {
    drafted: defineEvent(`${prefix}Drafted`, { label: label('cread'), data: drafted }),
    changed: defineEvent(`${prefix}Changed`, {
      label: label('modificad'),
      data: z.object({ ref: unitRef, antes: part, cambios: part }),
    }),
    annulled: defineEvent(`${prefix}Annulled`, {
      label: label('anulad'),
      data: z.object({ ref: unitRef, motivo: z.string() }),
    }),
  };
}

/** Its stream `<name>-<number>`: the events of all and the `steps` of its own. */
export function unitAggregate<F extends HeaderFields, E extends Estados, A extends string, P extends string>(
  { name, estados }: UnitDocument<F, E, A>,
  { drafted, changed, annulled }: UnitEvents<F, P>,
  steps: readonly Fold<UnitState<F, E[number]> | undefined>[],
): Aggregate<UnitState<F, E[number]> | undefined> {
  type State = UnitState<F, E[number]> | undefined;
  const [first] = estados;
  const last: E[number] = estados.at(-1) ?? first;
  return defineAggregate<State>(name, undefined, [
    on(drafted, (_: State, d) => ({ ...d, estado: first, motivo_anulacion: null })),
    on(changed, (s: State, d) => s && { ...s, ...d.cambios }),
    on(annulled, (s: State, d) => s && { ...s, estado: last, motivo_anulacion: d.motivo }),
    ...steps,
    ...attachmentFolds<UnitState<F, E[number]>>(),
  ]);
}

/** Whether it is there, and what stands in the way of a step. */
export function unitGuards<F extends HeaderFields, E extends Estados, A extends string>({
  document: { words },
}: UnitDocument<F, E, A>) {
  const { inState } = documentGuards<{ readonly number: number; readonly estado: E[number] }>(words);
  return {
    visible: documentGuards<UnitState<F, E[number]>>(words).visible,
    inState: (titulo: string, ...estados: readonly E[number][]): UnitWhen<F, E> => inState(titulo, ...estados),
  };
}
type UnitWhen<F extends HeaderFields, E extends Estados> = (
  state: UnitState<F, E[number]> | undefined,
) => Rejection | undefined;
