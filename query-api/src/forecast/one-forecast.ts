import { noForecast, reaches } from '@power/domain/forecast/month-forecast';
import type { Forecast } from '@power/domain/forecast/parts';
import { shareOf } from '@power/domain/forecast/figures.shared';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import type { Principal } from '@power/domain/kernel/principal';
import { type Billed, billedIn } from './billed.ts';
import { brandNamed, isThere } from './brand-named.ts';
import { boardOf } from './month-board.ts';
import { monthRows, type MonthRow } from './month-rows.ts';
import { summaryOf, valuesOfMonth } from './summary.ts';

type Context = Pick<QueryContext, 'rows'> & { readonly user: Principal };
const WHOLE = 'Empresa';

/** Rows of a forecast among those of its month: a brand's are its share. */
const ownRows = ({ alcance, de }: Forecast, rows: readonly MonthRow[]): readonly MonthRow[] =>
  alcance === 'marca' ? rows.flatMap((row) => shareOf(row, de) ?? []) : rows;

/** Whose it is, as people call them; who has left the lists is named by opportunities and sales. Undefined: nobody's. */
async function nameOf(
  { rows, user }: Context,
  { alcance, de }: Forecast,
  found: readonly MonthRow[],
  billed: Billed,
): Promise<string | undefined> {
  if (alcance === 'global') return WHOLE;
  if (alcance === 'marca') return isThere(de, found, billed) ? de : brandNamed(rows, de);
  if (de === user._id) return user.nombre;
  const known = await rows.from('user_list').select('nombre').where('_id', '=', de).executeTakeFirst();
  return known?.nombre ?? found.find(({ usuario }) => usuario === de)?.usuario_nombre ?? billed.sellers.get(de);
}

/** A forecast with its opportunities; the same refusal for one that does not exist and one out of reach. */
export async function oneForecast(context: Context, forecast: Forecast | undefined) {
  const { rows, user } = context;
  if (!forecast || !reaches(forecast, user)) return noForecast() satisfies Rejection;
  const { alcance, de } = forecast;
  const usuario = alcance === 'ejecutivo' ? de : undefined;
  const [found, valuesOf, billed, board] = await Promise.all([
    monthRows(rows, forecast, { usuario }),
    valuesOfMonth(rows, forecast, user),
    billedIn(rows, forecast, usuario),
    boardOf(rows, forecast, { usuario, ...(alcance === 'marca' && { marcas: [de] }) }),
  ]);
  const nombre = await nameOf(context, forecast, found, billed);
  if (nombre === undefined) return noForecast() satisfies Rejection;
  return {
    ok: true as const,
    forecast: summaryOf(forecast, nombre, ownRows(forecast, found), { valuesOf, billed }),
    ...board,
  };
}
