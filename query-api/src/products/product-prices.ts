import { isRejection } from '@power/domain/kernel/rejection';
import { marginOf, pricesByRule } from '@power/domain/pricing/price-rule.shared';
import { COLUMNAS_PRECIO, pricesAt, stretchesOf } from '@power/domain/products/prices.shared';
import { productPrices } from '@power/domain/products/views/product-sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { tablesNow } from '../kernel/margin-tables.ts';
import { totalFound, withTotal } from '../kernel/total-found.ts';
import { oneProduct } from './one-product.ts';

/** So many moves are read, and said to be; an older one is in the product's history. */
const SHOWN = 100;

export default handleQuery(productPrices, async ({ id }, { rows, now }) => {
  const product = await oneProduct(rows, id);
  if (isRejection(product)) return product;
  const { base, ajustes, tier, tabla, pmp } = product;
  const precios = pricesAt(base, ajustes, now);
  const moves = await rows
    .from('price_change_list')
    .select([
      '_id',
      'inicio',
      'origen',
      'motivo',
      'autor',
      'tier',
      'tier_antes',
      'lista',
      'lista_antes',
      'precios_antes',
    ])
    .select(['pmp', 'pmp_antes', 'tramos'])
    .select(totalFound)
    .where('producto_id', '=', id)
    .orderBy('orden', 'desc')
    .limit(SHOWN)
    .execute();
  const { rows: cambios, total: total_cambios } = withTotal(moves);
  return {
    precios,
    regla: pricesByRule(pmp, (await tablesNow(rows))(tier).margenes),
    tier,
    tabla,
    pmp,
    margen: Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, marginOf(precios[column], pmp)])),
    ajustes: ajustes.filter(({ vence }) => vence === null || vence > now),
    tramos: stretchesOf(base, ajustes, now),
    total_cambios,
    // A change keeps what held from its beginning on first.
    cambios: cambios.flatMap(({ tramos: [first], ...change }) =>
      first ? [{ ...change, precios: first.precios }] : [],
    ),
  };
});
