import type { PostFacts } from '@power/domain/purchasing/landed/post-landed-cost';
import { pricesAt, type Precios } from '@power/domain/products/prices.shared';
import { product } from '@power/domain/products/product';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { costedPast } from './costed-past.shared.ts';
import { costOf } from './costed-receptions.ts';
import { invoiceOf } from './received-orders.ts';

/** Prices of a product that stay when its average moves: those set by hand, all of them where no table gives any. */
async function standingPrices(services: CommandServices, id: string): Promise<Partial<Precios>> {
  const { state } = await services.load(product, id);
  if (!state) return {};
  const now = pricesAt(state.base, state.ajustes, services.now);
  if (state.tabla === null) return now;
  const byHand = new Set(state.ajustes.flatMap(({ precios }) => Object.keys(precios)));
  return Object.fromEntries(Object.entries(now).filter(([column]) => byHand.has(column)));
}

/** The products of a landed cost, each as it stands. */
export async function costedProducts(id: string | number, services: CommandServices): Promise<PostFacts> {
  const cost = await costOf(id, services);
  const ids = cost?.lineas.map(({ producto_id }) => producto_id) ?? [];
  const productos = await Promise.all(ids.map(async (one) => [one, (await costedPast(services, one)).ahora] as const));
  return {
    fijos: Object.fromEntries(
      await Promise.all(ids.map(async (one) => [one, await standingPrices(services, one)] as const)),
    ),
    productos: Object.fromEntries(productos),
    invoice: await invoiceOf(services, cost?.invoice),
  };
}
