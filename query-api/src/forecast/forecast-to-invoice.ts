import { forecastToInvoice } from '@power/domain/forecast/views/to-invoice';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { totalFound, withTotal } from '../kernel/total-found.ts';

/** Orders that one screen lists; more are counted, and summed up. */
const SHOWN = 2000;
const SUM = sql<string>`sum(monto_total) OVER ()`.as('suma');

/** It leaves the list with the invoice of its order, and comes to it with the order: an order is at 100 %. */
export default handleQuery(forecastToInvoice, async ({ pedidosNumber, ejecutivo }, { rows }) => {
  let found = rows
    .from('opportunity_list')
    .select(['_id', 'pedido', 'cotizacion', 'cliente_nombre', 'usuario', 'usuario_nombre'])
    .select(['monto_total', 'year_cierre', 'mes_cierre'])
    .select([totalFound, SUM])
    .where('por_facturar', '=', true)
    .where('porcentaje', '=', 100)
    .where('pedido', 'is not', null);
  if (pedidosNumber) found = found.where('pedido', 'in', [0, ...pedidosNumber]);
  if (ejecutivo !== undefined) found = found.where('usuario', '=', ejecutivo);
  const read = await found.orderBy('year_cierre').orderBy('mes_cierre').orderBy('pedido').limit(SHOWN).execute();
  const { rows: waiting, total } = withTotal(read);
  const numbers = waiting.flatMap(({ pedido }) => pedido ?? []);
  const orders = await rows
    .from('order_list')
    .select(['number', 'estatus'])
    .where('number', 'in', [0, ...numbers])
    .execute();
  const states = new Map(orders.map(({ number, estatus }) => [number, estatus]));
  return {
    ok: true as const,
    total_pedidos: total,
    monto_total: Number(waiting[0]?.suma ?? 0),
    pedidos: waiting.flatMap(({ _id, pedido, suma: _, ...row }) =>
      pedido === null ? [] : [{ ...row, number: pedido, oportunidad: _id, estatus: states.get(pedido) ?? null }],
    ),
  };
});
