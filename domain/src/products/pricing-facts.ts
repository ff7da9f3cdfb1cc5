import { z } from 'zod';
import type { Factores } from './bulk-change.shared.ts';
import { defaultTable, type TablaMargenes } from '../pricing/price-rule.shared.ts';

/** Margin tables as they stand, by tier. */
export type TableFacts = Readonly<Record<number, TablaMargenes>>;

export const tableFor =
  (facts: TableFacts) =>
  (tier: number): TablaMargenes =>
    facts[tier] ?? defaultTable(tier);

export const productKey = z.string().min(1).max(60);

/** What one product's part of a bulk change asks from outside its stream. */
export interface RepriceFacts {
  readonly tables: TableFacts;
  /** Of the product's brand; left out where nothing follows freight. */
  readonly factores?: Factores;
}
