import { movesByCost } from '@power/domain/products/prices.shared';
import { marginOf, pricesByRule } from '@power/domain/pricing/price-rule.shared';
import { pricesAt } from '@power/domain/products/prices.shared';
import type { CostedProduct, PmpMove } from '@power/domain/purchasing/landed/effect.shared';
import type { EfectoProducto } from '@power/domain/purchasing/landed/parts';
import type { Arrival } from '@power/domain/purchasing/landed/still-there.shared';
import type { Reader } from '@power/infra/platform/sql/reader';
import { tablesNow } from '../kernel/margin-tables.ts';

/** Stock, what came in and moves of the average cost of each product. */
async function standingOf(rows: Reader, ids: readonly string[]): Promise<(id: string, pmp: number) => CostedProduct> {
  const stock = await rows
    .from('stock_list')
    .select('producto_id')
    .select((of) => of.fn.sum<number>('fisico').as('fisico'))
    .where('producto_id', 'in', [...ids])
    .groupBy('producto_id')
    .execute();
  const moves = await rows
    .from('price_change_list')
    .select(['producto_id', 'inicio', 'origen', 'pmp_antes', 'pmp'])
    .where('producto_id', 'in', [...ids])
    .orderBy('inicio')
    .orderBy('orden')
    .execute();
  const came = await rows
    .from('movement_list')
    .select(['producto_id', 'fecha', 'cantidad'])
    .where('producto_id', 'in', [...ids])
    .where('tipo', '=', 'Entrada')
    .execute();
  const llegadas = new Map<string, Arrival[]>();
  for (const { producto_id, fecha, cantidad } of came) {
    const own = llegadas.get(producto_id) ?? [];
    own.push({ at: new Date(fecha).toISOString(), cantidad });
    llegadas.set(producto_id, own);
  }
  const fisico = new Map(stock.map((one) => [one.producto_id, Number(one.fisico)]));
  const movimientos = new Map<string, PmpMove[]>();
  for (const { producto_id, inicio, origen, pmp_antes, pmp: after } of moves) {
    if (pmp_antes === null || after === null || Number(pmp_antes) === Number(after)) continue;
    const own = movimientos.get(producto_id) ?? [];
    own.push({
      at: new Date(inicio).toISOString(),
      antes: Number(pmp_antes),
      despues: Number(after),
      costeo: movesByCost(origen),
    });
    movimientos.set(producto_id, own);
  }
  return (id, pmp) => ({
    pmp,
    fisico: fisico.get(id) ?? 0,
    llegadas: llegadas.get(id) ?? [],
    movimientos: movimientos.get(id) ?? [],
  });
}

type Effect = Pick<EfectoProducto, 'fisico' | 'ajuste_stock' | 'ajuste_vendido' | 'pmp'>;

/** Products as they stand, and what becomes of prices and margin of one whose average cost moves so. */
export async function foreseenBy(rows: Reader, ids: readonly string[], now: string) {
  const products = await rows
    .from('product_list')
    .select(['_id', 'pmp', 'tier', 'tabla', 'base', 'ajustes'])
    .where('_id', 'in', [...ids])
    .execute();
  const standing = await standingOf(
    rows,
    products.map(({ _id }) => _id),
  );
  const table = await tablesNow(rows);
  const found = new Map(products.map((one) => [one._id, one]));
  return {
    /** Undefined where the lists know no such product. */
    product: (id: string): CostedProduct | undefined => {
      const one = found.get(id);
      return one && standing(id, Number(one.pmp));
    },
    foreseen: (id: string, effect: Effect) => {
      const { pmp: before, base, ajustes, tabla, tier } = found.get(id)!;
      const pmp = Number(before);
      const antes = pricesAt(base, ajustes, now);
      // Prices that somebody gave by hand follow nothing.
      const despues = pricesAt(tabla === null ? base : pricesByRule(effect.pmp, table(tier).margenes), ajustes, now);
      return {
        fisico: effect.fisico,
        ajuste_stock: effect.ajuste_stock,
        ajuste_vendido: effect.ajuste_vendido,
        pmp_antes: pmp,
        pmp: effect.pmp,
        lista_antes: antes.precio_lista,
        lista: despues.precio_lista,
        margen_antes: marginOf(antes.precio_lista, pmp),
        margen: marginOf(despues.precio_lista, effect.pmp),
      };
    },
  };
}
