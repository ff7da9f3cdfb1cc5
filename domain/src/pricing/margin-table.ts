import { defineAggregate, on } from '../kernel/aggregate.ts';
import { MarginTableSet } from './events.ts';
import { defaultTable, type Margenes, type TablaMargenes } from './price-rule.shared.ts';

export interface MarginTableState {
  /** Undefined until somebody sets one. */
  readonly numero?: number;
  readonly margenes?: Margenes;
}

/** Stream `margins-<tier>`. */
export const marginTable = defineAggregate<MarginTableState>('margins', {}, [
  on(MarginTableSet, (_s, { numero, margen }) => ({ numero, margenes: margen })),
]);

/** The table in force for a tier. */
export const tableOf = (tier: number, { numero, margenes }: MarginTableState): TablaMargenes =>
  numero === undefined || margenes === undefined ? defaultTable(tier) : { tier, version: numero, margenes };
