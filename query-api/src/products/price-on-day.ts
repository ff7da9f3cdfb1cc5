import { addDays, startOfDay } from '@power/domain/kernel/dates';
import { isRejection } from '@power/domain/kernel/rejection';
import { priceFor } from '@power/domain/products/prices.shared';
import { priceOnDay } from '@power/domain/products/views/price-queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { customerOf } from '../kernel/customer-type.ts';

export default handleQuery(priceOnDay, async ({ productos, cliente, dia }, context) => {
  const { rows } = context;
  const customer = await customerOf(context, cliente);
  if (isRejection(customer)) return customer;
  const end = new Date(Date.parse(startOfDay(addDays(dia, 1))) - 1).toISOString();
  // The last move that had happened by then tells all stretches from there on.
  const known = await rows
    .from('price_change_list')
    .distinctOn('producto_id')
    .select(['producto_id', 'tramos'])
    .where((of) => of('producto_id', '=', of.fn.any(of.val(productos))))
    .where('inicio', '<=', end)
    .orderBy('producto_id')
    .orderBy('orden', 'desc')
    .execute();
  return {
    tipo_cliente: customer.tipo_cliente,
    precios: known.map(({ producto_id, tramos }) => {
      const { desde, precios } = tramos.findLast((stretch) => stretch.desde <= end) ?? tramos[0]!;
      return { producto: producto_id, precio: priceFor(precios, customer.tipo_cliente), precios, desde };
    }),
  };
});
