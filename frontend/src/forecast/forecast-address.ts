import { type Cierre, lastDayOf, writeMonth } from '@power/domain/forecast/tracking';
import { addDays, startOfDay } from '@power/domain/kernel/dates';
import { SALES_LINES } from '../reports/sales-source.shared.ts';
import { listHref, type ListState } from '../ui/list/list-state.ts';
import { type Named, only, onlyNamed } from '../ui/list/list-tabs.tsx';

type Filters = ListState['filterModel'];
const equals = (filter: number) => ({ filterType: 'number', type: 'equals', filter });

/** Opportunities that close in a month. */
export const ofMonth = ({ year_cierre, mes_cierre }: Cierre): Filters => ({
  year_cierre: equals(year_cierre),
  mes_cierre: equals(mes_cierre),
});

/** What was invoiced within a month, whichever month it was promised for. */
export const invoicedIn = (month: Cierre): Filters => {
  const last = lastDayOf(month);
  const first = `${last.slice(0, 8)}01`;
  return {
    facturado_at: {
      filterType: 'date',
      type: 'inRange',
      dateFrom: `${first} 00:00:00`,
      dateTo: `${last} 00:00:00`,
    },
  };
};

export const notLost: Filters = { perdida: { filterType: 'set', values: [false] } };
export const lost: Filters = { perdida: { filterType: 'set', values: [true] } };
export const secured: Filters = { etapa: only('Adjudicada sin OC', 'Se factura mes actual') };
/** Promised, and without an invoice yet. */
export const notInvoiced: Filters = { ...notLost, facturado_at: { filterType: 'date', type: 'blank' } };
export const ofSeller = (seller: Named): Filters => ({ usuario: onlyNamed(seller) });
export const ofBrand = (...marcas: string[]): Filters => ({ marcas: only(...marcas) });

/** The list of a forecast's screen with these filters. */
export function listOf(path: string, month: Cierre, filters: Filters, more: Readonly<Record<string, string>> = {}) {
  const search = new URLSearchParams({ ...more, mes: writeMonth(month), vista: 'lista', f: JSON.stringify(filters) });
  return `/sistema/${path}?${search}`;
}

/** The lines that were billed in a month, of those that have these values: what a goal is held against. */
export const billedIn = (month: Cierre, filters: Filters): string =>
  listHref(SALES_LINES, { filterModel: { mes: only(writeMonth(month)), ...filters } });
/** Sales of a seller, or of brands; of none of them in particular, those of everybody. */
export const soldBy = (seller: Named): Filters => ({ ejecutivo_id: onlyNamed(seller) });
export const soldOf = (marcas: readonly string[]): Filters => (marcas.length > 0 ? { marca: only(...marcas) } : {});

/** Last instant of a Santiago day. */
export const endOf = (day: string): string => new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString();
