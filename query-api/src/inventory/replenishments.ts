import {
  MOST_REPLENISHMENTS,
  type Replenishment,
  replenishments,
  unitsToReplenish,
} from '@power/domain/inventory/views/replenishments';
import { ReplenishmentTaken } from '@power/domain/inventory/replenish/events';
import { holderOf, REPLENISHMENT, replenishmentId } from '@power/domain/inventory/replenish/task.shared';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Picking places with a minimum, in walking order, each with its units in all. */
const placesOf = (rows: Reader, bodega: string | undefined) => {
  const places = rows.unscoped
    .selectFrom('place_list as p')
    .innerJoin('level_list as l', 'l.codigo', 'p.nivel')
    .innerJoin('rack_list as r', 'r.codigo', 'l.bloque')
    .leftJoin('place_stock_list as s', 's.ubicacion', 'p.codigo')
    .select((of) => [
      'p.codigo as hacia',
      'p.minimo as minimo',
      'p.capacidad as capacidad',
      'r.bodega as bodega',
      of.fn.coalesce(of.fn.sum<number>('s.cantidad'), of.lit(0)).as('unidades'),
    ])
    .where('p.activo', '=', true)
    .where('l.activo', '=', true)
    .where('r.activo', '=', true)
    .where('p.tipo', '=', 'picking')
    .where('p.minimo', '>', 0)
    .groupBy(['p.codigo', 'p.minimo', 'p.capacidad', 'p.recorrido', 'l.numero', 'r.recorrido', 'r.codigo', 'r.bodega'])
    .orderBy('r.recorrido')
    .orderBy('r.codigo')
    .orderBy('l.numero')
    .orderBy('p.recorrido')
    .orderBy('p.codigo');
  return (bodega === undefined ? places : places.where('r.bodega', '=', bodega)).execute();
};

/** Who has a task, as its stream says. */
async function holder(log: EventStore, { producto, hacia }: Replenishment, now: string) {
  const events = await log.read(`${REPLENISHMENT}-${replenishmentId(producto, hacia)}`);
  const last = events.at(-1);
  if (last?.type !== ReplenishmentTaken.type) return null;
  const { persona } = last.data as ReturnType<typeof ReplenishmentTaken>['data'];
  return holderOf({ persona, desde: last.metadata.at }, now) ?? null;
}

/** Products of a place are those that prefer it and those that stand there. */
export default handleQuery(replenishments, async ({ bodega }, { rows, log, now }) => {
  const places = await placesOf(rows, bodega);
  if (places.length === 0) return { reposiciones: [] };
  const reserve = await rows.unscoped
    .selectFrom('place_stock_list as s')
    .innerJoin('place_list as p', 'p.codigo', 's.ubicacion')
    .select(['s.producto_id', 's.bodega', 's.ubicacion as desde', 's.cantidad as hay'])
    .where('p.tipo', '=', 'reserva')
    .where('p.activo', '=', true)
    .where('s.cantidad', '>', 0)
    .orderBy('s.cantidad', 'desc')
    .orderBy('s._key')
    .execute();
  const ids = [...new Set(reserve.map(({ producto_id }) => producto_id))];
  const products = await rows
    .from('product_list')
    .select(['_id', 'codigo', 'part_number', 'nombre', 'serializable'])
    .where('activo', '=', true)
    .where((of) => of('_id', '=', of.fn.any(of.val(ids))))
    .orderBy('part_number')
    .execute();
  const stands = await rows.unscoped
    .selectFrom('place_stock_list')
    .select(['producto_id', 'ubicacion', 'cantidad'])
    .where((of) => of('ubicacion', '=', of.fn.any(of.val(places.map(({ hacia }) => hacia)))))
    .execute();
  const preferred = await rows.unscoped
    .selectFrom('preferred_place_list')
    .select(['_id', 'ubicaciones'])
    .where((of) => of('_id', '=', of.fn.any(of.val(ids))))
    .execute();
  const there = new Map(stands.map((s) => [`${s.producto_id}/${s.ubicacion}`, s.cantidad]));
  const prefers = new Set(preferred.flatMap(({ _id, ubicaciones }) => ubicaciones.map((one) => `${_id}/${one}`)));
  const remaining = new Map(reserve.map((one) => [one, one.hay]));
  const reposiciones = places.flatMap((place): Replenishment[] => {
    let libres = place.capacidad === 0 ? null : Math.max(0, place.capacidad - Number(place.unidades));
    return products.flatMap(({ _id, ...product }): Replenishment[] => {
      const key = `${_id}/${place.hacia}`;
      if (!there.has(key) && !prefers.has(key)) return [];
      const from = reserve.find((r) => r.producto_id === _id && r.bodega === place.bodega && remaining.get(r)! > 0);
      if (!from) return [];
      const { bodega: its, hacia, minimo } = place;
      const quedan = there.get(key) ?? 0;
      const cantidad = unitsToReplenish({ quedan, minimo }, remaining.get(from)!, libres);
      if (cantidad === 0) return [];
      remaining.set(from, remaining.get(from)! - cantidad);
      if (libres !== null) libres -= cantidad;
      const { desde, hay } = from;
      const task = { producto: _id, ...product, bodega: its, desde: desde!, hay, hacia, quedan, minimo, cantidad };
      return [{ ...task, tomada: null }];
    });
  });
  const page = reposiciones.slice(0, MOST_REPLENISHMENTS);
  return {
    reposiciones: await Promise.all(page.map(async (task) => ({ ...task, tomada: await holder(log, task, now) }))),
  };
});
