import { StockReceived, StockWithdrawn } from '@power/domain/inventory/events';
import { stock } from '@power/domain/inventory/stock';
import { applyEntryCost, type CostedMove } from '@power/domain/products/apply-entry-cost';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { historyOnce } from '../kernel/history-once.ts';
import { allTables } from '../kernel/margin-tables.ts';
import { costedPast } from '../purchasing/costed-past.shared.ts';

type Entry = Parameters<typeof StockReceived>[0];

export default provideFacts(applyEntryCost, async ({ producto, evento }, given) => {
  const services = historyOnce(given);
  const event = (await services.history(stock, producto))[evento];
  const sale = event?.type === StockWithdrawn.type;
  const { cantidad, costo, documento, motivo } = (event?.data ?? {}) as Entry;
  const costed = event !== undefined && (sale || event.type === StockReceived.type) && costo !== undefined;
  const movimiento: CostedMove | null = costed ? { at: event.at, cantidad, costo, documento, motivo, sale } : null;
  return { tables: await allTables(services), movimiento, ahora: (await costedPast(services, producto)).ahora };
});
