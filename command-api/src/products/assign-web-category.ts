import { isRejection } from '@power/domain/kernel/rejection';
import { type AssignFacts, assignWebCategory } from '@power/domain/products/assign-web-category';
import { product } from '@power/domain/products/product';
import { categorised, webProduct } from '@power/domain/products/web-page';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { unknownCategories } from './web-categories.shared.ts';

/** Product by product, each in the name of the command: a repeat after a crash goes on where it stopped. */
export default provideFacts(assignWebCategory, async ({ ids, acc, categoria }, services): Promise<AssignFacts> => {
  const facts = { desconocidas: acc === 'agregar' ? await unknownCategories([categoria], services) : [] };
  const hechos: string[] = [];
  const rechazados: { id: string; mensaje: string }[] = [];
  for (const id of new Set(ids)) {
    // oxlint-disable-next-line no-await-in-loop -- each has its own answer
    const written = await services.run(product, id, `categoria-${id}`, (state) => {
      const found = webProduct(state, services.user);
      if (isRejection(found)) return found;
      const without = found.categorias_web.filter((one) => one !== categoria);
      const wanted =
        acc === 'quitar'
          ? without
          : found.categorias_web.includes(categoria)
            ? found.categorias_web
            : [...without, categoria];
      return categorised(found, wanted, facts);
    });
    if (isRejection(written)) rechazados.push({ id, mensaje: written.mensaje });
    else hechos.push(id);
  }
  return { hechos, rechazados };
});
