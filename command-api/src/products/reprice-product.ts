import { brands } from '@power/domain/masters';
import { product } from '@power/domain/products/product';
import { repriceProduct } from '@power/domain/products/reprice-product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';
import { masterRecord } from '../kernel/master-record.ts';

export default provideFacts(repriceProduct, async ({ id, cambio }, services) => {
  const tables = await allTables(services);
  if (cambio.tipo !== 'supuestos') return { tables };
  const { state } = await services.load(product, id);
  const brand = state && (await masterRecord(brands, services, 'nombre', state.marca));
  return {
    tables,
    factores: { aereo: Number(brand?.factor_aereo ?? 1), maritimo: Number(brand?.factor_maritimo ?? 1) },
  };
});
