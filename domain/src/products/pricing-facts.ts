import { z } from 'zod';
import { defaultTable, type TablaMargenes } from '../pricing/price-rule.shared.ts';

/** Margin tables as they stand, by tier. */
export type TableFacts = Readonly<Record<number, TablaMargenes>>;

export const tableFor =
  (facts: TableFacts) =>
  (tier: number): TablaMargenes =>
    facts[tier] ?? defaultTable(tier);

export const productKey = z.string().min(1).max(60);
