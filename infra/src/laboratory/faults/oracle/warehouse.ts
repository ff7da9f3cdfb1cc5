import { stock, type StockState } from '@power/domain/inventory/stock';
import { unplaced } from '@power/domain/inventory/places.shared';
import { type CountState, stockCount } from '@power/domain/inventory/counts/count';
import { difference } from '@power/domain/inventory/counts/lines.shared';
import { SerialStored } from '@power/domain/inventory/serials/events';
import { route, type RouteState } from '@power/domain/dispatches/route';
import type { MovimientoPedido } from '@power/domain/service/cases/goods.shared';
import { evolve } from '@power/domain/kernel/aggregate';
import { order, type OrderState } from '@power/domain/streams/order/order';
import { contextOf, currentEvent } from '../../../platform/commands/stream-cache.ts';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { rowsOf, type Scene } from '../scene.ts';

/** No place ever holds less than nothing or more than its warehouse; a serial is in one order; counts and routes are carried out to the end, once. */
export function checkWarehouse(events: readonly RecordedEvent[], problem: (text: string) => void): void {
  const stocks = new Map<string, StockState>();
  const counts = new Map<string, CountState>();
  const routes = new Map<string, RouteState>();
  const orders = new Map<string, OrderState>();
  const adjusted = new Map<string, number>();
  // What others corrected since a line was read is not corrected again: there a count need not come to its difference.
  const corrected = new Map<string, Set<string>>();
  for (const event of events) {
    const id = event.stream.slice(event.stream.indexOf('-') + 1);
    if (event.stream.startsWith('stockcount-'))
      counts.set(id, evolve(stockCount, counts.get(id), currentEvent(stockCount, event), contextOf(event)));
    if (event.stream.startsWith('route-'))
      routes.set(id, evolve(route, routes.get(id), currentEvent(route, event), contextOf(event)));
    if (event.stream.startsWith('order-'))
      orders.set(id, evolve(order, orders.get(id), currentEvent(order, event), contextOf(event)));
    if (!event.stream.startsWith('stock-')) continue;
    const state = evolve(stock, stocks.get(id) ?? stock.initial, currentEvent(stock, event), contextOf(event));
    stocks.set(id, state);
    for (const [bodega, there] of Object.entries(state.bodegas)) {
      const least = Math.min(unplaced(there), ...Object.values(there.ubicaciones ?? {}));
      if (least < 0) problem(`${event.stream} version ${event.version}: a place of ${bodega} holds ${least}`);
    }
    const { motivo = '', cantidad = 0 } = event.data as { motivo?: string; cantidad?: number };
    if (event.type === 'StockAdjusted' || event.type === 'StockReconciled')
      corrected.set(id, (corrected.get(id) ?? new Set()).add(/^Inventario N° (\d+):/.exec(motivo)?.[1] ?? 'a mano'));
    const count = event.type === 'StockAdjusted' ? /^Inventario N° (\d+):/.exec(motivo)?.[1] : undefined;
    if (count !== undefined) adjusted.set(`${count}/${id}`, (adjusted.get(`${count}/${id}`) ?? 0) + cantidad);
  }
  checkCounts(counts, adjusted, corrected, problem);
  checkRoutes(routes, orders, problem);
  checkSerials(orders, new Set([...exchanged(events), ...returned(events)]), problem);
}

function checkCounts(
  counts: ReadonlyMap<string, CountState>,
  adjusted: ReadonlyMap<string, number>,
  corrected: ReadonlyMap<string, ReadonlySet<string>>,
  problem: (text: string) => void,
): void {
  for (const [id, count] of counts) {
    if (count?.estado !== 'Ajustado') continue;
    const due = new Map<string, number>();
    for (const line of count.lineas)
      if (line.pendiente === null) due.set(line.producto._id, (due.get(line.producto._id) ?? 0) + difference(line));
    for (const [producto, cantidad] of due)
      if (
        [...(corrected.get(producto) ?? [])].every((by) => by === id) &&
        (adjusted.get(`${id}/${producto}`) ?? 0) !== cantidad
      )
        problem(`count ${id} adjusted ${adjusted.get(`${id}/${producto}`) ?? 0} of ${producto} instead of ${cantidad}`);
  }
}

function checkRoutes(
  routes: ReadonlyMap<string, RouteState>,
  orders: ReadonlyMap<string, OrderState>,
  problem: (text: string) => void,
): void {
  for (const [id, one] of routes)
    for (const { pedido, estado } of one?.paradas ?? []) {
      const estatus = orders.get(pedido._id)?.estatus;
      if (estado === 'Entregada' && estatus !== 'Entregado')
        problem(`order ${pedido.number} was signed for on route ${id} and is ${estatus}`);
      if ((estado === 'Rechazada' || estado === 'Reprogramada') && estatus === 'En Ruta')
        problem(`order ${pedido.number} came back with route ${id} and is ${estatus}`);
    }
}

/** Units that cases took back for others: they may go to somebody else. */
function exchanged(events: readonly RecordedEvent[]): ReadonlySet<string> {
  const back = new Map<string, string>();
  for (const event of events) {
    const { movimiento, n } = event.data as { movimiento?: MovimientoPedido; n?: number };
    if (event.type === 'RmaExchanged' && movimiento?.entra)
      back.set(`${event.stream}/${movimiento.n}`, `${movimiento.producto._id}/${movimiento.entra}`);
    if (event.type === 'RmaMovementUndone') back.delete(`${event.stream}/${n}`);
  }
  return new Set(back.values());
}

/** Units that came back from whoever had them. */
const returned = (events: readonly RecordedEvent[]): readonly string[] =>
  events.flatMap(({ type, data }) => {
    const { producto, serie, devuelta_de } = data as Partial<ReturnType<typeof SerialStored>['data']>;
    return type === SerialStored.type && devuelta_de !== undefined ? [`${producto!._id}/${serie}`] : [];
  });

/** A unit with a serial number went to one customer. */
function checkSerials(
  orders: ReadonlyMap<string, OrderState>,
  back: ReadonlySet<string>,
  problem: (text: string) => void,
): void {
  const owner = new Map<string, number>();
  for (const o of orders.values()) {
    if (!o || o.estatus === 'Anulado') continue;
    for (const { linea, producto } of o.productos_pedido)
      for (const serie of o.picking?.lineas[linea]?.series ?? []) {
        const key = `${producto._id}/${serie}`;
        const other = owner.get(key);
        if (other !== undefined && !back.has(key)) problem(`serial ${serie} is in orders ${other} and ${o.number}`);
        owner.set(key, o.number);
      }
  }
}

/** Why units are not free adds up to how many are not, product by product and warehouse by warehouse. */
export async function checkCauses({ pool }: Scene, problem: (text: string) => void): Promise<void> {
  const wrong = await rowsOf<{ producto_id: string; bodega: string; comprometido: number; causas: number }>(
    pool,
    `SELECT s.producto_id, s.bodega, s.comprometido::int, coalesce(c.causas, 0)::int AS causas
     FROM read.stock_list s LEFT JOIN (
       SELECT producto_id, bodega, sum(cantidad) AS causas FROM read.commitment_list GROUP BY producto_id, bodega) c
     ON c.producto_id = s.producto_id AND c.bodega = s.bodega
     WHERE s.comprometido <> coalesce(c.causas, 0)`,
  );
  for (const { producto_id, bodega, comprometido, causas } of wrong)
    problem(`${comprometido} of ${producto_id} are committed in ${bodega}, and their causes are ${causas}`);
}
