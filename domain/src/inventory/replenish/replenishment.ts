import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { ReplenishmentReleased, ReplenishmentTaken } from './events.ts';
import { REPLENISHMENT, type ReplenishmentState } from './task.shared.ts';

/** Stream `replenishment-<product>-<place>`. */
export const replenishment = defineAggregate<ReplenishmentState>(REPLENISHMENT, undefined, [
  on(ReplenishmentTaken, (_, { persona }, { at }) => ({ persona, desde: at })),
  on(ReplenishmentReleased, () => undefined),
]);
