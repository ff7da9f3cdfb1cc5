import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { ReplenishmentReleased, ReplenishmentTaken } from './events.ts';
import type { ReplenishmentState } from './task.shared.ts';

/** Stream `replenishment-<product>-<place>`. */
export const replenishment = defineAggregate<ReplenishmentState>('replenishment', undefined, [
  on(ReplenishmentTaken, (_, { persona }, { at }) => ({ persona, desde: at })),
  on(ReplenishmentReleased, () => undefined),
]);
