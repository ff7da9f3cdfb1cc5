import { changeProduct } from '@power/domain/products/change-product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { product } from '@power/domain/products/product';
import { claimNames } from '../kernel/product-names.ts';
import { findProducts } from '../kernel/products.ts';
import { registeredUnits } from '../kernel/registered-serials.ts';

export default provideFacts(
  changeProduct,
  async ({ id, producto: { sustitutos = [], accesorios = [], serializable } }, services) => {
    const related = [...sustitutos, ...accesorios];
    if (related.includes(id))
      return reject(
        'RELACION_CONSIGO',
        'No se puede guardar',
        'Un producto no se relaciona consigo mismo. Quítalo de la lista.',
      );
    const found = await findProducts(services, related);
    if (isRejection(found)) return found;
    const registradas = serializable === false ? await registeredUnits(services, id) : 0;
    return { relacionados: Object.keys(found), registradas };
  },
  {
    before: async ({ id, producto }, services) => {
      const { state } = await services.load(product, id);
      if (!state) return undefined;
      const { part_number = state.part_number, ean = state.ean, activo = state.activo } = producto;
      const next = { part_number, ean, activo };
      return claimNames(services, id, { next, before: state, ask: services.origin !== undefined });
    },
  },
);
