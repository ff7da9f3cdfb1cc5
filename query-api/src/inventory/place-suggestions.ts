import {
  placeSuggestions,
  RAZONES_UBICACION,
  SUGGESTED,
  type SuggestedPlace,
} from '@power/domain/inventory/views/place-suggestions';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** Places in use that are not for quarantine, in walking order; what has no room for all of it is not offered. */
export default handleQuery(placeSuggestions, async ({ producto, bodega, cantidad }, { rows }) => {
  const mine = await rows.from('product_list').select('_id').where('_id', '=', producto).executeTakeFirst();
  if (!mine) return { sugeridas: [] };
  const preferred = await rows
    .from('preferred_place_list')
    .select('ubicaciones')
    .where('_id', '=', producto)
    .executeTakeFirst();
  // The product is the person's; room is what is left of it whosever goods take the rest.
  const places = await rows.unscoped
    .selectFrom('place_list as p')
    .innerJoin('level_list as l', 'l.codigo', 'p.nivel')
    .innerJoin('rack_list as r', 'r.codigo', 'l.bloque')
    .leftJoin('place_stock_list as s', 's.ubicacion', 'p.codigo')
    .select((of) => [
      'p.codigo as ubicacion',
      'p.tipo as tipo',
      'p.capacidad as capacidad',
      of.fn.coalesce(of.fn.sum<number>('s.cantidad'), of.lit(0)).as('unidades'),
      of.fn
        .coalesce(of.fn.sum<number>('s.cantidad').filterWhere('s.producto_id', '=', producto), of.lit(0))
        .as('propias'),
    ])
    .where('r.bodega', '=', bodega)
    .where('p.activo', '=', true)
    .where('l.activo', '=', true)
    .where('r.activo', '=', true)
    .where('p.tipo', '<>', 'cuarentena')
    .groupBy(['p.codigo', 'p.tipo', 'p.capacidad', 'p.recorrido', 'l.numero', 'r.recorrido', 'r.codigo'])
    .orderBy('r.recorrido')
    .orderBy('r.codigo')
    .orderBy('l.numero')
    .orderBy('p.recorrido')
    .orderBy('p.codigo')
    .execute();
  const order = preferred?.ubicaciones ?? [];
  const offered = places.flatMap((place): (SuggestedPlace & { readonly rango: number })[] => {
    const { ubicacion, tipo, capacidad } = place;
    const unidades = Number(place.unidades);
    const libres = capacidad === 0 ? null : Math.max(0, capacidad - unidades);
    if (libres !== null && libres < cantidad) return [];
    const at = order.indexOf(ubicacion);
    const razon: SuggestedPlace['razon'] =
      at >= 0 ? 'preferida' : Number(place.propias) > 0 ? 'mismo producto' : unidades === 0 ? 'vacía' : 'con espacio';
    const reserve = tipo === 'picking' ? 0 : 0.5;
    return [{ ubicacion, razon, libres, rango: RAZONES_UBICACION.indexOf(razon) + reserve + Math.max(0, at) / 1000 }];
  });
  return {
    sugeridas: offered
      .toSorted((a, b) => a.rango - b.rango)
      .slice(0, SUGGESTED)
      .map(({ rango: _, ...place }) => place),
  };
});
