import { marginOf } from '@power/domain/pricing/price-rule.shared';
import { simulateBatch } from '@power/domain/pricing/views/pricing-queries';
import { belowMinimum, changed } from '@power/domain/products/bulk-change.shared';
import { COLUMNAS_PRECIO, type Precios, pricesAt } from '@power/domain/products/prices.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { meant } from '@power/infra/platform/sql/products-meant';
import { tablesNow } from '../kernel/margin-tables.ts';

const EXAMPLES = 20;

/** Mean margin over all prices that have one, percent. */
function meanMargin(priced: readonly { readonly pmp: number; readonly prices: Precios }[]): number | null {
  const margins = priced.flatMap(({ pmp, prices }) =>
    COLUMNAS_PRECIO.map((column) => marginOf(prices[column], pmp)).filter((m) => m !== null),
  );
  return margins.length === 0
    ? null
    : Math.round((margins.reduce((sum, m) => sum + m, 0) / margins.length) * 100) / 100;
}
const moved = (a: Precios, b: Precios): number =>
  Math.max(
    ...COLUMNAS_PRECIO.map((column) => (a[column] > 0 ? Math.abs(b[column] / a[column] - 1) : b[column] > 0 ? 1 : 0)),
  );

export default handleQuery(simulateBatch, async ({ cambio, filtro }, { rows, now, user }) => {
  const products = await rows
    .from('product_list')
    .select(['_id', 'part_number', 'nombre', 'pmp', 'tier', 'base', 'ajustes', 'tabla'])
    .where((of) => meant(of, filtro))
    .execute();
  const by = { now, id: 'simulacion', autor: user.nombre, motivo: '', table: await tablesNow(rows) };
  // A change of the future is shown as of when it begins.
  const at = 'desde' in cambio && cambio.desde !== undefined ? new Date(cambio.desde).toISOString() : now;
  const moment = at > now ? at : now;
  const compared = products.map((product) => {
    const next = changed(product, cambio, by);
    const { _id, part_number, nombre, pmp } = product;
    const antes = pricesAt(product.base, product.ajustes, moment);
    const despues = pricesAt(next.base, next.ajustes, moment);
    return { _id, part_number, nombre, pmp, antes, despues, cuanto: moved(antes, despues) };
  });
  const cambian = compared.filter(({ cuanto }) => cuanto > 0);
  const low = (of: 'antes' | 'despues'): number => compared.filter((one) => belowMinimum(one[of], one.pmp)).length;
  return {
    productos: products.length,
    cambian: cambian.length,
    margen_antes: meanMargin(compared.map(({ pmp, antes }) => ({ pmp, prices: antes }))),
    margen: meanMargin(compared.map(({ pmp, despues }) => ({ pmp, prices: despues }))),
    bajo_minimo_antes: low('antes'),
    bajo_minimo: low('despues'),
    ejemplos: cambian
      .toSorted((a, b) => b.cuanto - a.cuanto)
      .slice(0, EXAMPLES)
      .map(({ cuanto: _, ...one }) => one),
  };
});
