import { StockReceived } from '@power/domain/inventory/events';
import { saldoOf, stock } from '@power/domain/inventory/stock';
import { ProductRepriced } from '@power/domain/products/events';
import { product } from '@power/domain/products/product';
import type { CostedProduct, PmpMove } from '@power/domain/purchasing/landed/effect.shared';
import type { PostFacts } from '@power/domain/purchasing/landed/post-landed-cost';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { costOf } from './costed-receptions.ts';
import { invoiceOf } from './received-orders.ts';

/** A product with its stock, what came in and every move of its average cost, from the log. */
async function costedProduct(services: CommandServices, id: string): Promise<CostedProduct> {
  const [{ state }, events, { state: held }, moved] = await Promise.all([
    services.load(product, id),
    services.history(product, id),
    services.load(stock, id),
    services.history(stock, id),
  ]);
  const movimientos = events.flatMap(({ type, data }): PmpMove[] => {
    if (type !== ProductRepriced.type) return [];
    const repriced = data as ReturnType<typeof ProductRepriced>['data'];
    // The first stretch of its prices begins when they moved.
    const at = repriced.tramos[0]?.desde;
    return at === undefined || repriced.pmp === repriced.antes.pmp
      ? []
      : [{ at, antes: repriced.antes.pmp, despues: repriced.pmp, costeo: repriced.origen === 'Precio de entrega' }];
  });
  const llegadas = moved
    .filter(({ type }) => type === StockReceived.type)
    .map(({ at, data }) => ({ at, cantidad: (data as ReturnType<typeof StockReceived>['data']).cantidad }));
  const fisico = Object.values(held.bodegas).reduce((sum, one) => sum + saldoOf(one).fisico, 0);
  return { pmp: state?.pmp ?? 0, fisico, llegadas, movimientos };
}

/** The products of a landed cost, each as it stands. */
export async function costedProducts(id: string | number, services: CommandServices): Promise<PostFacts> {
  const cost = await costOf(id, services);
  const ids = cost?.lineas.map(({ producto_id }) => producto_id) ?? [];
  const productos = await Promise.all(ids.map(async (one) => [one, await costedProduct(services, one)] as const));
  return { productos: Object.fromEntries(productos), invoice: await invoiceOf(services, cost?.invoice) };
}
