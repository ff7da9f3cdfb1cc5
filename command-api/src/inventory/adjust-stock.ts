import { adjustStock } from '@power/domain/inventory/adjust-stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { stockProduct } from '../kernel/stock-product.ts';
import { differencesAt } from './counts/open-counts.ts';
import { namedSerials } from '../kernel/serial-facts.ts';

export default provideFacts(adjustStock, async ({ producto: id, bodega }, services) => {
  const producto = await stockProduct(services, id);
  if (isRejection(producto)) return producto;
  const { registradas, lugares, ocupadas } = await namedSerials(
    services,
    { producto: id, from: { bodega } },
    'No se puede ajustar',
  );
  return {
    producto,
    registradas,
    ocupadas,
    quedan: lugares?.quedan,
    diferencias: await differencesAt(services, id, bodega),
  };
});
