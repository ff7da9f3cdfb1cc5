import { forecastToInvoice } from '@power/domain/forecast/views/to-invoice';
import { handleQuery } from '@power/infra/platform/queries/handler';

const SHOWN = 2000;

/** It leaves the list with the invoice of its order, and comes to it with the order: an order is at 100 %. */
export default handleQuery(forecastToInvoice, async ({ pedidosNumber }, { rows }) => {
  let found = rows
    .from('opportunity_list')
    .select(['_id', 'pedido', 'cotizacion', 'cliente_nombre', 'usuario', 'usuario_nombre'])
    .select(['monto_total', 'year_cierre', 'mes_cierre'])
    .where('por_facturar', '=', true)
    .where('porcentaje', '=', 100);
  if (pedidosNumber) found = found.where('pedido', 'in', [0, ...pedidosNumber]);
  const waiting = await found.orderBy('year_cierre').orderBy('mes_cierre').orderBy('pedido').limit(SHOWN).execute();
  const numbers = waiting.flatMap(({ pedido }) => pedido ?? []);
  const orders = await rows
    .from('order_list')
    .select(['number', 'estatus'])
    .where('number', 'in', [0, ...numbers])
    .execute();
  const states = new Map(orders.map(({ number, estatus }) => [number, estatus]));
  return {
    ok: true as const,
    pedidos: waiting.flatMap(({ _id, pedido, ...row }) =>
      pedido === null ? [] : [{ ...row, number: pedido, oportunidad: _id, estatus: states.get(pedido) ?? null }],
    ),
  };
});
