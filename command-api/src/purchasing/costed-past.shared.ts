import { type Saldo, StockReceived } from '@power/domain/inventory/events';
import { stock } from '@power/domain/inventory/stock';
import { ProductRepriced } from '@power/domain/products/events';
import { movesByCost } from '@power/domain/products/prices.shared';
import { product } from '@power/domain/products/product';
import type { CostedProduct, PmpMove } from '@power/domain/purchasing/landed/effect.shared';
import type { InHand } from '@power/domain/purchasing/landed/still-there.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';

type History = Awaited<ReturnType<CommandServices['history']>>;
/** Later than any instant of the log. */
const ALWAYS = '9999';

/** Units in hand after the events of a stock stream up to an instant: the last balance of each warehouse. */
function unitsAt(moved: History, until: string): number {
  const balances = new Map<string, number>();
  for (const { at, data } of moved) {
    if (at > until) continue;
    const { bodega, saldo, bodega_destino, saldo_destino } = data as {
      readonly bodega: string;
      readonly saldo?: Saldo;
      readonly bodega_destino?: string;
      readonly saldo_destino?: Saldo;
    };
    if (saldo) balances.set(bodega, saldo.fisico);
    if (bodega_destino !== undefined && saldo_destino) balances.set(bodega_destino, saldo_destino.fisico);
  }
  return [...balances.values()].reduce((sum, fisico) => sum + fisico, 0);
}

/** What there was of a product at an instant. */
const inHandAt = (moved: History, until: string): InHand => ({
  fisico: unitsAt(moved, until),
  llegadas: moved
    .filter(({ type, at }) => type === StockReceived.type && at <= until)
    .map(({ at, data }) => ({ at, cantidad: (data as ReturnType<typeof StockReceived>['data']).cantidad })),
});

/** A move of a product's average cost with the reason that it gives. */
export interface ReasonedMove extends PmpMove {
  readonly motivo: string | null;
}

/** Every move of a product's average cost, the earliest first. */
const movesOf = (events: History, moved: History): ReasonedMove[] =>
  events.flatMap(({ type, data }): ReasonedMove[] => {
    if (type !== ProductRepriced.type) return [];
    const { tramos, antes, pmp, origen, motivo } = data as ReturnType<typeof ProductRepriced>['data'];
    // The first stretch of its prices begins when they moved.
    const at = tramos[0]?.desde;
    if (at === undefined || pmp === antes.pmp) return [];
    const move = { at, antes: antes.pmp, despues: pmp, costeo: movesByCost(origen), motivo };
    return [move.costeo ? move : { ...move, fisico: unitsAt(moved, at) }];
  });

/** What a product's past says of its cost and its stock. */
export interface CostedPast {
  readonly movimientos: readonly ReasonedMove[];
  /** The product as it stands. */
  readonly ahora: CostedProduct;
  /** The product just before what moved its average at an instant. */
  readonly before: (instant: string) => CostedProduct;
}

/** A product with its stock, what came in and every move of its average cost, from the log. */
export async function costedPast(services: CommandServices, id: string): Promise<CostedPast> {
  const [{ state }, events, moved] = await Promise.all([
    services.load(product, id),
    services.history(product, id),
    services.history(stock, id),
  ]);
  const movimientos = movesOf(events, moved);
  const pmp = state?.pmp ?? 0;
  return {
    movimientos,
    ahora: { pmp, ...inHandAt(moved, ALWAYS), movimientos },
    before: (instant) => ({
      pmp: movimientos.find(({ at }) => at >= instant)?.antes ?? pmp,
      ...inHandAt(moved, instant),
      movimientos: movimientos.filter(({ at }) => at < instant),
    }),
  };
}
