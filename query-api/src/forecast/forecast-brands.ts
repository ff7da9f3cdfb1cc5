import { figuresOf, shareOf } from '@power/domain/forecast/figures.shared';
import { cierreOf } from '@power/domain/forecast/tracking';
import { forecastBrands } from '@power/domain/forecast/views/brands';
import { dayOf } from '@power/domain/kernel/dates';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { billedIn } from './billed.ts';
import { monthRows } from './month-rows.ts';

export default handleQuery(forecastBrands, async ({ marcasId, month, year }, { rows, user, now }) => {
  const today = cierreOf(dayOf(now));
  const cierre = { year_cierre: year ?? today.year_cierre, mes_cierre: month ?? today.mes_cierre };
  let brands = rows.from('brand_list').select(['_id', 'nombre']).where('activo', '=', true);
  if (marcasId) brands = brands.where('_id', 'in', ['', ...marcasId]);
  if (user.perfil === 'Brand Manager') brands = brands.where('nombre', 'in', ['', ...(user.marcas ?? [])]);
  const [found, billed, known] = await Promise.all([
    monthRows(rows, cierre),
    billedIn(rows, cierre),
    brands.orderBy('nombre').orderBy('_key').execute(),
  ]);
  return {
    ok: true as const,
    marcas: known.map(({ _id, nombre }) => ({
      _id,
      marca: nombre,
      ...figuresOf(
        found.flatMap((row) => shareOf(row, nombre) ?? []),
        cierre,
      ),
      facturado: billed.of({ alcance: 'marca', de: nombre }),
    })),
  };
});
