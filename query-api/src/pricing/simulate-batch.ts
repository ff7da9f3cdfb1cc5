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
    .leftJoin('brand_list as b', 'b.nombre', 'product_list.marca')
    .select(['product_list._id', 'part_number', 'product_list.nombre', 'pmp', 'costo_fob', 'tier', 'base', 'ajustes'])
    .select(['tabla', 'b.factor_aereo', 'b.factor_maritimo'])
    .where((of) => meant(of, filtro))
    .execute();
  const by = { now, id: 'simulacion', autor: user.nombre, motivo: '', table: await tablesNow(rows) };
  // A change of the future is shown as of when it begins.
  const at = 'desde' in cambio && cambio.desde !== undefined ? new Date(cambio.desde).toISOString() : now;
  const moment = at > now ? at : now;
  const compared = products.map(({ factor_aereo, factor_maritimo, ...p }) => {
    const product = { ...p, pmp: Number(p.pmp), costo_fob: Number(p.costo_fob) };
    const factores = { aereo: Number(factor_aereo ?? 1), maritimo: Number(factor_maritimo ?? 1) };
    const next = changed(product, cambio, { ...by, factores });
    const { _id, part_number, nombre, pmp } = product;
    const antes = pricesAt(product.base, product.ajustes, moment);
    return { _id, part_number, nombre, pmp, antes, despues: pricesAt(next.base, next.ajustes, moment) };
  });
  return effectOf(compared, rows);
});
