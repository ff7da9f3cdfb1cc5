import { saldoOf, stock } from '@power/domain/inventory/stock';
import { ProductRepriced } from '@power/domain/products/events';
import { product } from '@power/domain/products/product';
import type { CostedProduct, PmpMove } from '@power/domain/purchasing/landed/effect.shared';
import { POST_TITLE, postLandedCost, type PostFacts } from '@power/domain/purchasing/landed/post-landed-cost';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { costOf, giveReceptionsBack, takeReceptions } from './costed-receptions.ts';

/** A product with its stock and every move of its average cost, from the log. */
async function costedProduct(services: CommandServices, id: string): Promise<CostedProduct> {
  const [{ state }, events, { state: held }] = await Promise.all([
    services.load(product, id),
    services.history(product, id),
    services.load(stock, id),
  ]);
  const movimientos = events.flatMap(({ type, data }): PmpMove[] => {
    if (type !== ProductRepriced.type) return [];
    const moved = data as ReturnType<typeof ProductRepriced>['data'];
    // The first stretch of its prices begins when they moved.
    const at = moved.tramos[0]?.desde;
    return at === undefined || moved.pmp === moved.antes.pmp
      ? []
      : [{ at, antes: moved.antes.pmp, despues: moved.pmp, costeo: moved.origen === 'Precio de entrega' }];
  });
  const fisico = Object.values(held.bodegas).reduce((sum, one) => sum + saldoOf(one).fisico, 0);
  return { pmp: state?.pmp ?? 0, fisico, movimientos };
}

export default provideFacts(
  postLandedCost,
  async ({ id }, services): Promise<PostFacts> => {
    const ids = (await costOf(id, services))?.lineas.map(({ producto_id }) => producto_id) ?? [];
    const productos = await Promise.all(ids.map(async (one) => [one, await costedProduct(services, one)] as const));
    return { productos: Object.fromEntries(productos) };
  },
  {
    before: async ({ id }, services) => {
      const cost = await costOf(id, services);
      return cost?.estado === 'Calculado' ? takeReceptions(POST_TITLE, cost, services) : undefined;
    },
    compensate: async ({ id }, services) => {
      const cost = await costOf(id, services);
      if (cost && cost.estado !== 'Contabilizado') await giveReceptionsBack(cost, services);
    },
  },
);
