import type { Reader } from '@power/infra/platform/sql/reader';

/** Units of a product that pickers took at a place and that have not left the building: the log has them there until delivery. */
export interface InTotes {
  /** Taken at a place; without one: wherever nobody said. */
  of(producto: string, bodega: string, ubicacion?: string | null): number;
  /** Of a product in all. */
  all(producto: string): number;
}

/**
 * What of these products is in pickers' totes: of orders that still hold the stock, and of cancelled ones that nobody has
 * put back; not of the orders `but`. Whatever the person's brands: the shelf is empty for everybody.
 */
export async function inTotes(
  rows: Reader,
  products: readonly string[],
  but: readonly number[] = [],
): Promise<InTotes> {
  const lines = await rows.unscoped
    .selectFrom('order_line_list as l')
    .innerJoin('order_list as o', 'o.number', 'l.number')
    .select(['l.producto_id', 'o.bodega_entrega as bodega', 'l.total_picking', 'l.lugares'])
    .where((of) => of('l.producto_id', '=', of.fn.any(of.val(products))))
    .where('l.total_picking', '>', 0)
    .where((of) => of.not(of('l.number', '=', of.fn.any(of.val(but)))))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('o.por_devolver', '=', true),
        exists(
          selectFrom('commitment_list as c')
            .select('c.pedido')
            .whereRef('c.pedido', '=', 'o._id')
            .whereRef('c.producto_id', '=', 'l.producto_id'),
        ),
      ]),
    )
    .execute();
  const units = new Map<string, number>();
  const add = (key: string, n: number): void => void units.set(key, (units.get(key) ?? 0) + n);
  for (const { producto_id, bodega, total_picking, lugares } of lines) {
    add(producto_id, total_picking);
    let named = 0;
    for (const { ubicacion, cantidad } of lugares) {
      add(`${producto_id}/${bodega}/${ubicacion}`, cantidad);
      named += cantidad;
    }
    if (total_picking > named) add(`${producto_id}/${bodega}/`, total_picking - named);
  }
  return {
    of: (producto, bodega, ubicacion) => units.get(`${producto}/${bodega}/${ubicacion ?? ''}`) ?? 0,
    all: (producto) => units.get(producto) ?? 0,
  };
}
