import { productRecommendations } from '@power/domain/quotations/views/recommendations';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** As many as are read. */
const FEW = 6;
/** Of the orders with one of the products, those that say enough of what is bought now. */
const RECENT = 2_000;

export default handleQuery(productRecommendations, async ({ productos }, { rows }) => {
  // What somebody thought better of was bought by nobody.
  const cancelled = rows.from('order_list').select('order_list.number').where('order_list.estatus', '=', 'Anulado');
  const orders = rows
    .from('order_line_list')
    .select('order_line_list.number')
    .distinct()
    .where('order_line_list.producto_id', 'in', productos)
    .where('order_line_list.number', 'not in', cancelled)
    .orderBy('order_line_list.number', 'desc')
    .limit(RECENT);
  const together = await rows
    .from('order_line_list')
    .select((of) => [
      'order_line_list.producto_id',
      of.fn.count<string>('order_line_list.number').distinct().as('pedidos'),
    ])
    .where('order_line_list.number', 'in', orders)
    .where('order_line_list.producto_id', 'not in', productos)
    .groupBy('order_line_list.producto_id')
    .orderBy('pedidos', 'desc')
    .orderBy('order_line_list.producto_id')
    .limit(FEW * 3)
    .execute();
  const sold = await rows
    .from('product_list')
    .select(['_id', 'part_number', 'nombre'])
    .where('_id', 'in', ['', ...together.map(({ producto_id }) => producto_id)])
    .where('activo', '=', true)
    .where('bloqueado', '=', false)
    .execute();
  const byId = new Map(sold.map((p) => [p._id, p]));
  const found = together.flatMap(({ producto_id, pedidos }) => {
    const product = byId.get(producto_id);
    return product ? [{ product, pedidos: Number(pedidos) }] : [];
  });
  return {
    ok: true as const,
    productos: found.slice(0, FEW).map(({ product: { _id, part_number, nombre }, pedidos }) => ({
      producto: _id,
      part_number,
      nombre,
      pedidos,
      motivo: `comprado juntos en ${pedidos} ${pedidos === 1 ? 'pedido' : 'pedidos'}`,
    })),
  };
});
