import { globalForecast } from '@power/domain/forecast/views/figures';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { billedIn } from './billed.ts';
import { monthRows } from './month-rows.ts';
import { summariesByBrand, summaryOf, valuesOfMonth } from './summary.ts';

export default handleQuery(globalForecast, async ({ month, year }, { rows, user }) => {
  const cierre = { year_cierre: year, mes_cierre: month };
  const [found, valuesOf, billed, sellers] = await Promise.all([
    monthRows(rows, cierre),
    valuesOfMonth(rows, cierre, user),
    billedIn(rows, cierre),
    rows
      .from('user_list')
      .select(['_id', 'nombre'])
      .where('activo', '=', true)
      .where('perfil', '=', 'Ejecutivo de Ventas')
      .execute(),
  ]);
  const facts = { valuesOf, billed };
  // Every seller is there, also who promised nothing; others when they promised or sold.
  const names = new Map([
    ...billed.sellers,
    ...sellers.map(({ _id, nombre }) => [_id, nombre] as const),
    ...found.map(({ usuario, usuario_nombre }) => [usuario, usuario_nombre] as const),
  ]);
  return {
    ok: true as const,
    forecast: summaryOf({ alcance: 'global', de: '', ...cierre }, 'Empresa', found, facts),
    ejecutivos: [...names]
      .map(([de, nombre]) =>
        summaryOf(
          { alcance: 'ejecutivo', de, ...cierre },
          nombre,
          found.filter(({ usuario }) => usuario === de),
          facts,
        ),
      )
      .sort((a, b) => b.total - a.total || a.nombre.localeCompare(b.nombre, 'es')),
    marcas: summariesByBrand(found, cierre, facts),
  };
});
