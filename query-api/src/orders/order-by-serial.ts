import type { FieldOf } from '@power/domain/kernel/row';
import { orderBySerial } from '@power/domain/orders/views/lookups';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { readSerials } from '@power/domain/labels/serial-reading.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const columns = (Object.keys(orderSerialRow.fields) as FieldOf<typeof orderSerialRow>[]).map(
  (name) => `s.${name}` as const,
);

/** Found by way of their orders, whose scope knows the brands: a serial alone does not. */
export default handleQuery(orderBySerial, async ({ serial }, { rows }) => {
  const found = await rows
    .from('order_list')
    .innerJoin('order_serial_list as s', 's.number', 'order_list.number')
    .select([...columns, 'order_list.estatus', totalFound])
    .where((of) => of(of.fn<string>('upper', ['s.serie']), '=', of.fn.any(of.val([...readSerials(serial)]))))
    .orderBy('s.fecha', 'desc')
    .limit(100)
    .execute();
  const { rows: pedidos, total } = withTotal(found);
  return { total, pedidos };
});
