import { aggregates } from '@power/domain/aggregates';
import { eventCatalogue } from '@power/domain/events';
import { type Aggregate, streamOf } from '@power/domain/kernel/aggregate';
import { HISTORY_PAGE } from '@power/domain/kernel/history';
import type { Imagen } from '@power/domain/kernel/images';
import { reject } from '@power/domain/kernel/rejection';
import { webPageVersions } from '@power/domain/products/views/web-product-queries';
import { stepsOf, walk } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';

interface Page {
  readonly web: boolean;
  readonly descripcion_web: string;
  readonly categorias_web: readonly string[];
  readonly imagenes: readonly Imagen[];
}

/** Of a product's history what concerns its page: prices and costs are not for whoever writes it. */
export default handleQuery(webPageVersions, async ({ id }, { rows, log }) => {
  const seen = await rows.from('web_product_list').select('_id').where('_id', '=', id).executeTakeFirst();
  if (!seen)
    return reject('PRODUCTO_NO_EXISTE', 'Producto no encontrado', 'El producto no existe o no es de tus marcas.');
  const product = aggregates.get('product') as Aggregate<Page | undefined>;
  const events = await log.read(streamOf(product, id));
  const shown = (page: Page | undefined) =>
    page && {
      web: page.web,
      descripcion_web: page.descripcion_web,
      categorias_web: page.categorias_web,
      imagenes: page.imagenes.map(({ nombre }) => nombre),
    };
  const { eventos } = walk(stepsOf(product, events, eventCatalogue), shown);
  const told = eventos.filter(({ version, cambios }) => version === 0 || cambios.length > 0);
  return {
    ok: true as const,
    // What an event says besides is of the product, not of its page.
    eventos: told.slice(-HISTORY_PAGE).map((event) => ({ ...event, datos: {} })),
    pagina: 0,
    total: Math.min(told.length, HISTORY_PAGE),
  };
});
