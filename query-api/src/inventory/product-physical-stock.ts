import { productPhysicalStock, type StockThere } from '@power/domain/inventory/views/product-stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { productOf } from './product-of.ts';

export default handleQuery(productPhysicalStock, async (request, { db, user }) => {
  const producto = await productOf(db, user, request);
  if (isRejection(producto)) return producto;
  const { rows: bodegas } = await db.query<StockThere>(
    'SELECT bodega, fisico, comprometido, disponible FROM stock_list WHERE producto_id = $1 ORDER BY bodega',
    [producto._id],
  );
  const sum = (of: 'fisico' | 'comprometido' | 'disponible'): number => bodegas.reduce((all, row) => all + row[of], 0);
  return {
    producto,
    bodegas,
    total: { fisico: sum('fisico'), comprometido: sum('comprometido'), disponible: sum('disponible') },
  };
});
