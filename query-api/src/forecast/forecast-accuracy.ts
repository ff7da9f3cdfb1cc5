import { accuracyOf, accuracyOver, invoicedIn, weighted } from '@power/domain/forecast/figures.shared';
import { noForecast } from '@power/domain/forecast/month-forecast';
import { type Cierre, cierreOf, compareCierre } from '@power/domain/forecast/tracking';
import { forecastAccuracy } from '@power/domain/forecast/views/accuracy';
import { dayOf } from '@power/domain/kernel/dates';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { monthRows, type MonthRow, stretchOf } from './month-rows.ts';
import { mayTellOf } from './told-seller.ts';

const MONTHS = 12;

/** The twelve months before this one, the oldest first. */
export function monthsBefore({ year_cierre, mes_cierre }: Cierre): Cierre[] {
  const last = year_cierre * 12 + mes_cierre - 1;
  return Array.from({ length: MONTHS }, (_, n) => last - MONTHS + n).map((n) => ({
    year_cierre: Math.floor(n / 12),
    mes_cierre: (n % 12) + 1,
  }));
}

/** Σ by seller of what `amount` says of each row. */
function bySeller(rows: readonly MonthRow[], amount: (row: MonthRow) => number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.usuario, (sums.get(row.usuario) ?? 0) + amount(row));
  return sums;
}

/** What was promised as each month began is read from the history at its first instant; what was invoiced, from today's rows. */
export default handleQuery(forecastAccuracy, async ({ ejecutivo: usuario }, context) => {
  if (usuario !== undefined && !(await mayTellOf(context, usuario))) return noForecast();
  const { rows, now } = context;
  const names = new Map<string, string>();
  const known = (found: readonly MonthRow[]): readonly MonthRow[] => {
    for (const row of found) names.set(row.usuario, row.usuario_nombre);
    return found;
  };
  const months = await Promise.all(
    monthsBefore(cierreOf(dayOf(now))).map(async (cierre) => {
      const [then, since] = await Promise.all([
        monthRows(rows, cierre, { asOf: stretchOf(cierre).from, usuario }),
        monthRows(rows, cierre, { usuario }),
      ]);
      const promised = known(then).filter((row) => !row.perdida && compareCierre(row, cierre) === 0);
      return {
        cierre,
        prometido: bySeller(promised, weighted),
        facturado: bySeller(known(since), (row) => (invoicedIn(row, cierre) ? row.monto_facturado : 0)),
      };
    }),
  );
  const ejecutivos = [...names].map(([seller, nombre]) => {
    const meses = months.map(({ cierre: { year_cierre: year, mes_cierre: month }, ...of }) => {
      const prometido = of.prometido.get(seller) ?? 0;
      const facturado = of.facturado.get(seller) ?? 0;
      return { year, month, prometido, facturado, precision: accuracyOf(prometido, facturado) };
    });
    const sum = (name: 'prometido' | 'facturado'): number => meses.reduce((all, month) => all + month[name], 0);
    return {
      usuario: seller,
      nombre,
      prometido: sum('prometido'),
      facturado: sum('facturado'),
      precision: accuracyOver(meses),
      meses,
    };
  });
  return { ok: true as const, ejecutivos: ejecutivos.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es')) };
});
