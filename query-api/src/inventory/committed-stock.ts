import { committedStock, type HeldUnits } from '@power/domain/inventory/views/product-stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { productOf } from './product-of.ts';

type Row = Omit<HeldUnits, 'desde'> & { readonly desde: Date };

/** An order of somebody else's customer is units without a name (requirements §0.1.4), so that the sum stays true. */
export default handleQuery(committedStock, async (request, { db, user }) => {
  const producto = await productOf(db, user, request);
  if (isRejection(producto)) return producto;
  const scope = restrictionSql({ ejecutivo: 'o.ejecutivo_id', cliente: 'o.cliente_id', marca: 'o.marcas' }, user, 2);
  const { rows } = await db.query<Row>(
    `SELECT c.bodega, c.cantidad, c.desde, CASE WHEN o._key IS NOT NULL AND ${scope.sql} THEN
       json_build_object('number', o.number, 'estatus', o.estatus, 'cliente_nombre', o.cliente_nombre, 'ejecutivo_nombre', o.ejecutivo_nombre) END AS pedido
     FROM commitment_list c LEFT JOIN order_list o ON o._key = c.pedido WHERE c.producto_id = $1 ORDER BY c.desde, c._key`,
    [producto._id, ...scope.values],
  );
  return {
    comprometidos: rows.map((row) => ({ ...row, desde: row.desde.toISOString() })),
    total: rows.reduce((sum, { cantidad }) => sum + cantidad, 0),
  };
});
