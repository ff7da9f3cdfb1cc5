import { simulatePrices } from '@power/domain/pricing/views/pricing-queries';
import { fixedColumns, supposed } from '@power/domain/pricing/what-if.shared';
import { pricesAt } from '@power/domain/products/prices.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { meant } from '@power/infra/platform/sql/products-meant';
import { tablesNow } from '../kernel/margin-tables.ts';
import { rateOf } from '../kernel/monthly-rate.ts';
import { effectOf } from './price-effect.ts';

export default handleQuery(simulatePrices, async ({ supuestos, transporte, filtro }, { rows, now }) => {
  const products = await rows
    .from('product_list')
    .leftJoin('brand_list as b', 'b.nombre', 'product_list.marca')
    .select(['product_list._id', 'part_number', 'product_list.nombre', 'pmp', 'costo_fob', 'tier', 'base', 'ajustes'])
    .select(['tabla', 'b.factor_aereo', 'b.factor_maritimo'])
    .where((of) => meant(of, filtro))
    .execute();
  const dolar = Number((await rateOf(rows, now)).tc);
  const by = { dolar, transporte, table: await tablesNow(rows) };
  const compared = products.map(({ _id, part_number, nombre, tier, base, ajustes, tabla, ...p }) => {
    const pmp = Number(p.pmp);
    const antes = pricesAt(base, ajustes, now);
    const fijos = fixedColumns({ ajustes, tabla }, supuestos, now);
    const factor = Number(p[`factor_${transporte}`] ?? 1);
    const next = supposed({ tier, pmp, costo_fob: Number(p.costo_fob), factor, precios: antes, fijos }, supuestos, by);
    return { _id, part_number, nombre, pmp, pmp_despues: next.pmp, antes, despues: next.precios };
  });
  return { ...(await effectOf(compared, rows)), dolar };
});
