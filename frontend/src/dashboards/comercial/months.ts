import type { ReplyFor } from '../../api/wire.ts';
import type { salesYear } from '../../calls/finance.ts';
import { SALES_LINES } from '../../reports/sales-source.shared.ts';
import { listHref, type ListState } from '../../ui/list/list-state.ts';
import { only } from '../../ui/list/list-tabs.tsx';

export type SalesYear = Extract<ReplyFor<typeof salesYear>, { ok: true }>;

/** The lines of a year, of those of them that have these values. */
export const linesOf = (year: number, more: ListState['filterModel'] = {}): string =>
  listHref(SALES_LINES, { filterModel: { anio: only(String(year)), ...more } });
export const ofMonth = (year: number, month: number): string =>
  listHref(SALES_LINES, { filterModel: { mes: only(`${year}-${String(month).padStart(2, '0')}`) } });
