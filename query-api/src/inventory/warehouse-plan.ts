import { PLAN_MAX, warehousePlan } from '@power/domain/inventory/views/warehouse-plan';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(warehousePlan, async ({ bodega }, { rows }) => {
  const bloques = await rows
    .from('rack_list')
    .select(['codigo', 'pasillo'])
    .where('bodega', '=', bodega)
    .orderBy('recorrido')
    .orderBy('codigo')
    .execute();
  const places = await rows
    .from('place_list')
    .innerJoin('level_list as l', 'l.codigo', 'place_list.nivel')
    .innerJoin('rack_list as r', 'r.codigo', 'l.bloque')
    .select([
      'place_list.codigo as codigo',
      'place_list.tipo as tipo',
      'place_list.capacidad as capacidad',
      'place_list.activo as activo',
      'l.bloque as bloque',
      'l.numero as nivel',
    ])
    .where('r.bodega', '=', bodega)
    .orderBy('r.recorrido')
    .orderBy('r.codigo')
    .orderBy('l.numero')
    .orderBy('place_list.recorrido')
    .orderBy('place_list.codigo')
    .limit(PLAN_MAX)
    .execute();
  const held = await rows
    .from('place_stock_list')
    .select((of) => ['ubicacion', of.fn.sum<number>('cantidad').as('unidades')])
    .where('bodega', '=', bodega)
    .groupBy('ubicacion')
    .execute();
  const units = new Map(held.map(({ ubicacion, unidades }) => [ubicacion, Number(unidades)]));
  return {
    bloques,
    ubicaciones: places.map((place) => ({ ...place, unidades: units.get(place.codigo) ?? 0 })),
    sin_ubicar: units.get(null) ?? 0,
  };
});
