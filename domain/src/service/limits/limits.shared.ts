import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { DEFAULT_LIMITS, type PlazosRma } from './due.shared.ts';
import { RmaLimitsSet } from './events.ts';

export const LIMITS_ID = 'empresa';

/** Stream `rmalimits-empresa`: the company's times. */
export const rmaLimits = defineAggregate<PlazosRma>('rmalimits', DEFAULT_LIMITS, [
  on(RmaLimitsSet, (_, { plazos }) => plazos),
]);
