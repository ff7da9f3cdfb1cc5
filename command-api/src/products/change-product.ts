import { changeProduct } from '@power/domain/products/change-product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { findProducts } from '../kernel/products.ts';

export default provideFacts(changeProduct, async ({ id, producto: { sustitutos = [], accesorios = [] } }, services) => {
  const related = [...sustitutos, ...accesorios];
  if (related.includes(id))
    return reject(
      'RELACION_CONSIGO',
      'No se puede guardar',
      'Un producto no se relaciona consigo mismo. Quítalo de la lista.',
    );
  const found = await findProducts(services, related);
  return isRejection(found) ? found : { relacionados: Object.keys(found) };
});
