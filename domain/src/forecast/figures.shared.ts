/** Sums of a forecast: pure, of rows that any query has read. */
import { dayOf } from '../kernel/dates.ts';
import type { MontoMarca } from './parts.ts';
import { type Cierre, cierreOf, compareCierre } from './tracking.ts';

/** What figures need of an opportunity. */
export interface Counted extends Cierre {
  readonly porcentaje: number;
  readonly monto_total: number;
  readonly monto_asegurado: number;
  readonly monto_facturado: number;
  readonly facturado_at: string | null;
  readonly perdida: boolean;
  readonly montos: readonly MontoMarca[];
}

/** What an amount counts for at this percentage, whole pesos. */
export const weighted = ({ monto_total, porcentaje }: Pick<Counted, 'monto_total' | 'porcentaje'>): number =>
  Math.round((monto_total * porcentaje) / 100);

const STAGES = [20, 50, 80, 100] as const;

/** Column of the board that it stands in: 0 of what was lost, an older 90 with 80. */
export const columnOf = ({ perdida, porcentaje }: Pick<Counted, 'perdida' | 'porcentaje'>): number =>
  perdida ? 0 : porcentaje === 90 ? 80 : porcentaje;

const sum = <T>(rows: readonly T[], amount: (row: T) => number): number =>
  rows.reduce((all, row) => all + amount(row), 0);

/** Whether it was invoiced within this month of Santiago. */
export const invoicedIn = ({ facturado_at }: Pick<Counted, 'facturado_at'>, cierre: Cierre): boolean =>
  facturado_at !== null && compareCierre(cierreOf(dayOf(facturado_at)), cierre) === 0;

/** A month's figures: of the opportunities that close in it, and of what was invoiced within it whenever it was to close. */
export function figuresOf(rows: readonly Counted[], cierre: Cierre) {
  const closing = rows.filter((row) => compareCierre(row, cierre) === 0);
  const open = closing.filter((row) => !row.perdida);
  return {
    cantidad: open.length,
    total: sum(open, (row) => row.monto_total),
    ponderado: sum(open, weighted),
    asegurado: sum(open, (row) => row.monto_asegurado),
    perdido: sum(closing, (row) => (row.perdida ? row.monto_total : 0)),
    facturado: sum(rows, (row) => (invoicedIn(row, cierre) ? row.monto_facturado : 0)),
    por_porcentaje: STAGES.map((porcentaje) => {
      const here = open.filter((row) => row.porcentaje === porcentaje);
      return { porcentaje, cantidad: here.length, monto: sum(here, (row) => row.monto_total) };
    }),
  };
}

/** The share of one brand or several in an opportunity, which stays one; undefined where they have none. */
export function shareOf<R extends Counted>(row: R, ...marcas: readonly string[]): R | undefined {
  const shares = row.montos.filter(({ marca }) => marcas.includes(marca));
  if (shares.length === 0) return undefined;
  const own = sum(shares, ({ monto }) => monto);
  return {
    ...row,
    monto_total: own,
    monto_asegurado: row.monto_asegurado > 0 ? own : 0,
    monto_facturado: row.monto_total === 0 ? 0 : Math.round((row.monto_facturado * own) / row.monto_total),
  };
}

/** How near an invoiced amount came to the promised one, 0 to 100; null where there is neither. */
export function accuracyOf(prometido: number, facturado: number): number | null {
  const most = Math.max(prometido, facturado);
  return most === 0 ? null : (100 * Math.min(prometido, facturado)) / most;
}

/** The same over several months: what was missed, of all that was promised or invoiced. */
export function accuracyOver(
  months: readonly { readonly prometido: number; readonly facturado: number }[],
): number | null {
  const most = sum(months, (m) => Math.max(m.prometido, m.facturado));
  return most === 0 ? null : (100 * sum(months, (m) => Math.min(m.prometido, m.facturado))) / most;
}
