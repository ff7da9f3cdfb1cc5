import { globalForecast } from '@power/domain/forecast/views/figures';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { monthRows } from './month-rows.ts';
import { summariesByBrand, summaryOf, valuesOfMonth } from './summary.ts';

export default handleQuery(globalForecast, async ({ month, year }, { rows, user }) => {
  const cierre = { year_cierre: year, mes_cierre: month };
  const [found, valuesOf, sellers] = await Promise.all([
    monthRows(rows, cierre),
    valuesOfMonth(rows, cierre, user),
    rows
      .from('user_list')
      .select(['_id', 'nombre'])
      .where('activo', '=', true)
      .where('perfil', '=', 'Ejecutivo de Ventas')
      .execute(),
  ]);
  // Every seller is there, also who promised nothing; others when they did.
  const names = new Map([
    ...sellers.map(({ _id, nombre }) => [_id, nombre] as const),
    ...found.map(({ usuario, usuario_nombre }) => [usuario, usuario_nombre] as const),
  ]);
  return {
    ok: true as const,
    forecast: summaryOf({ alcance: 'global', de: '', ...cierre }, 'Empresa', found, valuesOf),
    ejecutivos: [...names]
      .map(([de, nombre]) =>
        summaryOf(
          { alcance: 'ejecutivo', de, ...cierre },
          nombre,
          found.filter(({ usuario }) => usuario === de),
          valuesOf,
        ),
      )
      .sort((a, b) => b.total - a.total || a.nombre.localeCompare(b.nombre, 'es')),
    marcas: summariesByBrand(found, cierre, valuesOf),
  };
});
