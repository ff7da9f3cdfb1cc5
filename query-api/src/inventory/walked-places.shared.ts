import type { QueryContext } from '@power/infra/platform/queries/handler';
import { inTotes } from './in-totes.shared.ts';

/** Units of a product at a place. */
export interface WalkedPlace {
  readonly producto: string;
  readonly ubicacion: string;
  readonly cantidad: number;
}

/**
 * Where the products of orders are fetched, in the order in which the places are walked, and where else they stand, the
 * better places first. A preferred place comes first, then those for picking before the reserve; what is in quarantine is
 * not fetched. The person may see these orders.
 */
export async function walkedPlaces(
  rows: QueryContext['rows'],
  numbers: number[],
): Promise<{ readonly lugares: WalkedPlace[]; readonly otros: WalkedPlace[] }> {
  // The order is the person's; what it asks for has to be fetched whatever its brand.
  const walked = await rows.unscoped
    .selectFrom('place_stock_list as s')
    .innerJoin('place_list as p', 'p.codigo', 's.ubicacion')
    .innerJoin('level_list as l', 'l.codigo', 'p.nivel')
    .innerJoin('rack_list as r', 'r.codigo', 'l.bloque')
    .leftJoin('preferred_place_list as f', 'f._id', 's.producto_id')
    .select([
      's.producto_id',
      's.bodega as bodega',
      'p.codigo as ubicacion',
      'p.tipo as tipo',
      's.cantidad as cantidad',
      'f.ubicaciones as preferidas',
    ])
    .where('p.tipo', '<>', 'cuarentena')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_line_list as n')
          .innerJoin('order_list as o', 'o.number', 'n.number')
          .select('n.number')
          .where('n.number', 'in', numbers)
          .whereRef('n.producto_id', '=', 's.producto_id')
          .whereRef('o.bodega_entrega', '=', 's.bodega'),
      ),
    )
    .orderBy('r.recorrido')
    .orderBy('r.codigo')
    .orderBy('p.recorrido')
    .orderBy('p.codigo')
    .orderBy('s.producto_id')
    .execute();
  const totes = await inTotes(rows, [...new Set(walked.map(({ producto_id }) => producto_id))], numbers);
  // What another hand took is there only for the log.
  const there = walked.flatMap((place) => {
    const remaining = place.cantidad - totes.of(place.producto_id, place.bodega, place.ubicacion);
    return remaining > 0 || place.cantidad <= 0 ? [{ ...place, cantidad: remaining }] : [];
  });
  const rank = ({ ubicacion, tipo, preferidas }: (typeof there)[number]): number => {
    const preferred = (preferidas ?? []).indexOf(ubicacion);
    return preferred >= 0 ? preferred : tipo === 'picking' ? 1000 : 2000;
  };
  const chosen = new Map<string, (typeof there)[number]>();
  for (const place of there) {
    const before = chosen.get(place.producto_id);
    if (!before || rank(place) < rank(before)) chosen.set(place.producto_id, place);
  }
  const isFirst = (place: (typeof there)[number]): boolean => chosen.get(place.producto_id) === place;
  const placeOf = ({ producto_id: producto, ubicacion, cantidad }: (typeof there)[number]) => ({
    producto,
    ubicacion,
    cantidad,
  });
  return {
    lugares: there.filter(isFirst).map(placeOf),
    otros: there
      .filter((place) => !isFirst(place))
      .toSorted((a, b) => rank(a) - rank(b))
      .map(placeOf),
  };
}
