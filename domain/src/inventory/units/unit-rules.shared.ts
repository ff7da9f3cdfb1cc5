import { documentId } from '../../kernel/document-guards.ts';
import type { UnitKept } from './unit-commands.shared.ts';
import { unitGuards } from './unit-stream.shared.ts';
import type { HeaderFields, UnitState } from './unit-types.shared.ts';

/** What `documentCalls` asks of a document, as it is with those of products and units: whoever writes them reads them, and sees all of it. */
export const unitRules = <
  F extends HeaderFields,
  E extends readonly [string, ...string[]],
  A extends string,
  P extends string,
>({
  units,
  aggregate,
}: UnitKept<F, E, A, P>) => ({
  aggregate,
  id: documentId,
  sheet: units.schemas.sheet,
  read: units.keepers,
  historia: units.keepers,
  attach: units.keepers,
  visible: unitGuards(units).visible,
  shown: (state: UnitState<F, E[number]>) => state,
  anytime: [],
  list: units.list,
});
