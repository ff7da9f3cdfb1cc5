import { defineAggregate, on } from '../../kernel/aggregate.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { DemandUnmet } from './events.ts';
import type { Lacking } from './lacking.shared.ts';

/** What an order's last refused validation lacked; empty before the first. */
export type Unmet = readonly Lacking[];

/** Stream `unmet-<order>`: what could not be sold because it was not there (requirements §5, lost sales). */
export const unmet = defineAggregate<Unmet>('unmet', [], [on(DemandUnmet, (_, { lineas }) => lineas)]);

const asKey = (lines: Unmet): string =>
  lines
    .map(({ producto, solicitado, disponible }) => `${producto._id}/${solicitado}/${disponible}`)
    .sort()
    .join();

/** Notes what a refused validation lacked; nothing when the last one lacked the same: whoever tries again asks for no more. */
export const noteUnmet = (state: Unmet, pedido: string, bodega: string, lineas: Unmet): readonly DomainEvent[] =>
  lineas.length === 0 || asKey(state) === asKey(lineas) ? [] : [DemandUnmet({ pedido, bodega, lineas: [...lineas] })];
