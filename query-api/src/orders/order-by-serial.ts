import { orderBySerial } from '@power/domain/orders/views/lookups';
import { type OrderSerialRow, orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import { handleQuery } from '@power/infra/platform/queries/handler';

type Found = Omit<OrderSerialRow, 'fecha'> & { fecha: Date; estatus: string };
const columns = orderSerialRow.schema
  .keyof()
  .options.map((name) => `s."${name}"`)
  .join(', ');

export default handleQuery(orderBySerial, async ({ serial }, { db, user }) => {
  const scope = restrictionSql({ ejecutivo: 's.ejecutivo_id', cliente: 's.cliente_id', marca: 'o.marcas' }, user, 2);
  const { rows } = await db.query<Found>(
    `SELECT ${columns}, o.estatus FROM order_serial_list s JOIN order_list o ON o._key = s.number::text WHERE upper(s.serie) = upper($1) AND ${scope.sql} ORDER BY s.fecha DESC LIMIT 100`,
    [serial, ...scope.values],
  );
  return { pedidos: rows.map((row) => ({ ...row, fecha: row.fecha.toISOString() })) };
});
