import { adjustSaleCost } from '@power/domain/finance/sale-cost/adjust-sale-cost';
import type { Departure } from '@power/domain/finance/sale-cost/delivered-cost.shared';
import { soldCost } from '@power/domain/finance/sale-cost/sale-cost';
import { type StockIssued, StockReconciled } from '@power/domain/inventory/events';
import { stock } from '@power/domain/inventory/stock';
import { order } from '@power/domain/streams/order/order';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { historyOnce } from '../kernel/history-once.ts';
import { costedPast } from '../purchasing/costed-past.shared.ts';

type Issue = Parameters<typeof StockIssued>[0];

/** Units of a product that left for an order, each at the average of its moment; a repair may bring some back. */
async function departuresOf(pedido: string, producto: string, given: CommandServices): Promise<Departure[]> {
  const services = historyOnce(given);
  const issues = (await services.history(stock, producto)).flatMap(({ type, data, at }) => {
    if (type !== 'StockIssued' && type !== StockReconciled.type) return [];
    const { pedido: holder, cantidad } = data as Issue;
    return holder === pedido ? [{ at, cantidad: type === 'StockIssued' ? cantidad : -cantidad }] : [];
  });
  if (issues.length === 0) return [];
  const { movimientos, ahora } = await costedPast(services, producto);
  return issues.map(({ at, cantidad }) => ({
    cantidad,
    pmp: movimientos.find((move) => move.at >= at)?.antes ?? ahora.pmp,
  }));
}

export default provideFacts(adjustSaleCost, async ({ pedido, producto, reparto }, services) => ({
  orden: (await services.load(order, pedido)).state,
  salidas: await departuresOf(String(pedido), producto, services),
  reparto: reparto === undefined ? undefined : (await services.load(soldCost, reparto)).state,
}));
