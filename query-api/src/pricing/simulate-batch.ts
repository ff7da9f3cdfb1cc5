import { simulateBatch } from '@power/domain/pricing/views/pricing-queries';
import { changed } from '@power/domain/products/bulk-change.shared';
import { pricesAt } from '@power/domain/products/prices.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { meant } from '@power/infra/platform/sql/products-meant';
import { tablesNow } from '../kernel/margin-tables.ts';
import { effectOf } from './price-effect.ts';

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
  return effectOf(
    products.map((product) => {
      const next = changed(product, cambio, by);
      const { _id, part_number, nombre, pmp } = product;
      const antes = pricesAt(product.base, product.ajustes, moment);
      return { _id, part_number, nombre, pmp, antes, despues: pricesAt(next.base, next.ajustes, moment) };
    }),
  );
});
