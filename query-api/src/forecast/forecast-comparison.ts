import { figuresOf, shareOf } from '@power/domain/forecast/figures.shared';
import { movementsBetween } from '@power/domain/forecast/movements.shared';
import { forecastComparison } from '@power/domain/forecast/views/comparison';
import { reject } from '@power/domain/kernel/rejection';
import { noForecast } from '@power/domain/forecast/month-forecast';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { brandsMeant, outOfReach } from './brands-meant.ts';
import { mayTellOf } from './told-seller.ts';
import { monthRows, type MonthRow, rowsNamed } from './month-rows.ts';

const TITLE = 'No se puede comparar';
const WHOLE = { marcas: undefined, listed: true };

export default handleQuery(forecastComparison, async (request, context) => {
  const { rows, user, now } = context;
  const { month, year, ejecutivo, brand, medida } = request;
  const desde = new Date(request.desde).toISOString();
  const hasta = new Date(request.hasta ?? now).toISOString();
  if (hasta > now) return reject('MOMENTO_FUTURO', TITLE, 'Ese momento todavía no llega. Elige uno que ya pasó.');
  if (desde >= hasta) return reject('MOMENTOS_INVERTIDOS', TITLE, 'El primer momento debe ser anterior al segundo.');
  if (ejecutivo !== undefined && !(await mayTellOf(context, ejecutivo))) return noForecast(TITLE);
  // What a manager sees of the whole month is their brands' share of it, as in its forecast.
  const asked = ejecutivo === undefined || brand !== undefined ? await brandsMeant(rows, brand, user) : WHOLE;
  if (outOfReach(asked, brand, user)) return noForecast(TITLE);
  const { marcas, listed } = asked;
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
    marcas === undefined ? found : found.flatMap((row) => shareOf(row, ...marcas) ?? []);
  const [before, after] = [meant([...was!, ...came]), meant([...is!, ...went])];
  // A brand that left the list is still what opportunities name.
  if (!listed && before.length + after.length === 0) return noForecast(TITLE);
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
