import { figuresOf, shareOf } from '@power/domain/forecast/figures.shared';
import { movementsBetween } from '@power/domain/forecast/movements.shared';
import { forecastComparison } from '@power/domain/forecast/views/comparison';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { monthRows, type MonthRow, rowsNamed } from './month-rows.ts';

const TITLE = 'No se puede comparar';

export default handleQuery(forecastComparison, async (request, { rows, now }) => {
  const { month, year, ejecutivo, brand, medida } = request;
  const desde = new Date(request.desde).toISOString();
  const hasta = new Date(request.hasta ?? now).toISOString();
  if (hasta > now) return reject('MOMENTO_FUTURO', TITLE, 'Ese momento todavía no llega. Elige uno que ya pasó.');
  if (desde >= hasta) return reject('MOMENTOS_INVERTIDOS', TITLE, 'El primer momento debe ser anterior al segundo.');
  const cierre = { year_cierre: year, mes_cierre: month };
  const [was, is] = await Promise.all(
    [desde, hasta].map((asOf) => monthRows(rows, cierre, { asOf, usuario: ejecutivo })),
  );
  const missing = (from: readonly MonthRow[], than: readonly MonthRow[]): string[] => {
    const there = new Set(than.map(({ _id }) => _id));
    return from.flatMap(({ _id }) => (there.has(_id) ? [] : [_id]));
  };
  // Of what left the month or came to it, where it is or was at the other instant.
  const [came, went] = await Promise.all([
    rowsNamed(rows, missing(is!, was!), { asOf: desde }),
    rowsNamed(rows, missing(was!, is!), { asOf: hasta }),
  ]);
  const meant = (found: readonly MonthRow[]): readonly MonthRow[] =>
    brand === undefined ? found : found.flatMap((row) => shareOf(row, brand) ?? []);
  const [before, after] = [meant([...was!, ...came]), meant([...is!, ...went])];
  return {
    ok: true as const,
    desde,
    hasta,
    medida,
    antes: figuresOf(before, cierre),
    despues: figuresOf(after, cierre),
    ...movementsBetween(before, after, cierre, medida),
  };
});
