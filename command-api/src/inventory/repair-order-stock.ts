import { booked, type Booking, orderOf } from '@power/domain/inventory/ledger';
import { repairOrderStock } from '@power/domain/inventory/repair-order-stock';
import { movesOut, stock } from '@power/domain/inventory/stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { orderTruth } from '../kernel/order-truth.ts';

export default provideFacts(repairOrderStock, async ({ producto, pedido }, services) => {
  const truth = await orderTruth(services, pedido, producto);
  const events = await services.history(stock, producto);
  const booking = events.filter((event) => orderOf(event) === pedido).reduce<Booking>(booked, {});
  return { truth, booking, salidas: events.filter(movesOut).length };
});
