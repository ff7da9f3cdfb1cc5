import { productPhysicalStock } from '@power/domain/inventory/views/product-stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { openOrdersOf } from '../purchasing/incoming.shared.ts';
import { productOf } from './product-of.ts';

export default handleQuery(productPhysicalStock, async (request, { rows }) => {
  const producto = await productOf(rows, request);
  if (isRejection(producto)) return producto;
  // The product is one of the person's; a balance names the brand that it had when it last moved.
  const bodegas = await rows.unscoped
    .selectFrom('stock_list')
    .select(['bodega', 'fisico', 'comprometido', 'disponible'])
    .where('producto_id', '=', producto._id)
    .orderBy('bodega')
    .execute();
  const ubicaciones = await rows.unscoped
    .selectFrom('place_stock_list')
    .select(['bodega', 'ubicacion', 'cantidad'])
    .where('producto_id', '=', producto._id)
    .where('cantidad', '<>', 0)
    .orderBy('bodega')
    .orderBy('ubicacion')
    .execute();
  const kept = await rows
    .from('preferred_place_list')
    .select('ubicaciones')
    .where('_id', '=', producto._id)
    .executeTakeFirst();
  const ordenes = await openOrdersOf(rows, producto._id);
  const sum = (of: 'fisico' | 'comprometido' | 'disponible'): number => bodegas.reduce((all, row) => all + row[of], 0);
  return {
    producto,
    bodegas,
    ubicaciones,
    preferidas: kept?.ubicaciones ?? [],
    total: { fisico: sum('fisico'), comprometido: sum('comprometido'), disponible: sum('disponible') },
    por_recibir: ordenes.reduce((all, { pendiente }) => all + pendiente, 0),
    llega: ordenes.find(({ eta }) => eta !== null)?.eta ?? null,
    ordenes,
  };
});
