import type { ProductPlaces } from '@power/domain/inventory/views/stock-lookup';
import { LOOKUP_MAX } from '@power/domain/inventory/views/stock-lookup';
import { inTotes } from './in-totes.shared.ts';
import type { Reader } from '@power/infra/platform/sql/reader';

/** These products, if they are of the person's brands, each with the places where it stands; fullest first. */
export async function productPlaces(
  rows: Reader,
  ids: readonly string[],
  asked: ReadonlyMap<string, number> = new Map(),
): Promise<ProductPlaces[]> {
  const products = await rows
    .from('product_list')
    .select(['_id', 'codigo', 'part_number', 'nombre', 'marca', 'serializable', 'bloqueado'])
    .where((of) => of('_id', '=', of.fn.any(of.val(ids))))
    .orderBy('part_number')
    .orderBy('_key')
    .limit(LOOKUP_MAX)
    .execute();
  const found = products.map(({ _id }) => _id);
  // The products are the person's; a balance names the brand that its product had when it last moved.
  const places = await rows.unscoped
    .selectFrom('place_stock_list')
    .select(['producto_id', 'bodega', 'ubicacion', 'cantidad'])
    .where((of) => of('producto_id', '=', of.fn.any(of.val(found))))
    .where('cantidad', '<>', 0)
    .orderBy('bodega')
    .orderBy('cantidad', 'desc')
    .orderBy('_key')
    .execute();
  const balances = await rows.unscoped
    .selectFrom('stock_list')
    .select((of) => ['producto_id', of.fn.sum<number>('disponible').as('disponible')])
    .where((of) => of('producto_id', '=', of.fn.any(of.val(found))))
    .groupBy('producto_id')
    .execute();
  const totes = await inTotes(rows, found);
  const free = new Map(balances.map(({ producto_id, disponible }) => [producto_id, Number(disponible)]));
  return products.map((product) => ({
    ...product,
    pide: asked.get(product._id) ?? null,
    disponible: free.get(product._id) ?? 0,
    en_picking: totes.all(product._id),
    ubicaciones: places
      .filter(({ producto_id }) => producto_id === product._id)
      .map(({ bodega, ubicacion, cantidad }) => ({
        bodega,
        ubicacion,
        cantidad,
        en_picking: ubicacion === null ? 0 : totes.of(product._id, bodega, ubicacion),
      })),
  }));
}
