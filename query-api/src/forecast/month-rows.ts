import { addDays, startOfDay } from '@power/domain/kernel/dates';
import { type Cierre, lastDayOf, writeMonth } from '@power/domain/forecast/tracking';
import type { Reader, ReadOptions } from '@power/infra/platform/sql/reader';

/** A month of Santiago: `from` ≤ instant < `to`, ISO UTC. */
export const stretchOf = (cierre: Cierre): { readonly from: string; readonly to: string } => ({
  from: startOfDay(`${writeMonth(cierre)}-01`),
  to: startOfDay(addDays(lastDayOf(cierre), 1)),
});

const COUNTED = [
  '_id',
  'number',
  'cliente_nombre',
  'usuario',
  'usuario_nombre',
  'porcentaje',
  'monto_total',
  'monto_asegurado',
  'monto_facturado',
  'facturado_at',
  'perdida',
  'pedido',
  'montos',
  'year_cierre',
  'mes_cierre',
] as const;

/** What a month's figures are made of: opportunities that close in it, and those invoiced within it. */
export function monthRows(
  rows: Reader,
  cierre: Cierre,
  { usuario, ...options }: ReadOptions & { readonly usuario?: string | undefined } = {},
) {
  const { from, to } = stretchOf(cierre);
  let found = rows
    .from('opportunity_list', options)
    .select(COUNTED)
    .where((of) =>
      of.or([
        of.and([of('year_cierre', '=', cierre.year_cierre), of('mes_cierre', '=', cierre.mes_cierre)]),
        of.and([of('facturado_at', '>=', from), of('facturado_at', '<', to)]),
      ]),
    );
  if (usuario !== undefined) found = found.where('usuario', '=', usuario);
  return found.execute();
}

/** These opportunities, wherever they are at that instant. */
export async function rowsNamed(rows: Reader, ids: readonly string[], options: ReadOptions) {
  if (ids.length === 0) return [];
  return rows.from('opportunity_list', options).select(COUNTED).where('_id', 'in', ids).execute();
}
export type MonthRow = Awaited<ReturnType<typeof monthRows>>[number];
