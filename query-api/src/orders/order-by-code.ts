import { orderByCode } from '@power/domain/orders/views/lookups';
import { type OrderLineRow, orderLineRow } from '@power/domain/orders/views/order-line-row';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import { handleQuery } from '@power/infra/platform/queries/handler';

type Found = Omit<OrderLineRow, 'createdAt' | 'precio_venta'> & {
  createdAt: Date;
  precio_venta: bigint;
  estatus: string;
  order_entregado: boolean;
};
const columns = orderLineRow.schema
  .keyof()
  .options.map((name) => `l."${name}"`)
  .join(', ');

/** Units handed over: what was picked; invoiced without picking counts as delivered, with all that was ordered (requirements §0.2). */
const delivered = (row: Found): number =>
  row.estatus === 'Facturado Sin Picking' ? row.cantidad : row.order_entregado ? row.total_picking : 0;

export default handleQuery(orderByCode, async ({ codigo }, { db, user }) => {
  const scope = restrictionSql({ ejecutivo: 'l.ejecutivo_id', cliente: 'l.cliente_id', marca: 'l.marcas' }, user, 2);
  const { rows } = await db.query<Found>(
    `SELECT ${columns}, o.estatus, o.entregado AS order_entregado FROM order_line_list l JOIN order_list o ON o._key = l.number::text
     WHERE (l.codigo IN ($1, upper($1)) OR l.part_number IN ($1, upper($1))) AND ${scope.sql} ORDER BY l."createdAt" DESC LIMIT 500`,
    [codigo, ...scope.values],
  );
  return {
    pedidos: rows.map((found) => {
      const { order_entregado: _, ...row } = found;
      return {
        ...row,
        createdAt: row.createdAt.toISOString(),
        precio_venta: Number(row.precio_venta),
        total_entregado: delivered(found),
      };
    }),
  };
});
