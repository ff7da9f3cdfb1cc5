import { POR_PAGINA, shopCatalogue } from '@power/domain/shop/views/pages';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { createElement } from 'react';
import { FoundPage, HomePage } from './catalogue-page.tsx';
import { bannersFor, featuredFor, slidesFor, trainingsFor } from './home.ts';
import { cardsOf, findPublished } from './published.ts';
import { sectionsOf, within } from './sections.ts';
import { pageReply, shopIsOpen } from '../kernel/page-reply.ts';
import { CLOSED, notThere } from './send-page.ts';
import { visitorOf } from './visitor.ts';

export default handleQuery(shopCatalogue, async ({ categoria, buscar, pagina }, context) => {
  if (!shopIsOpen()) return notThere(context, CLOSED);
  const [visitor, sections] = await Promise.all([visitorOf(context), sectionsOf(context)]);
  if (categoria === undefined && buscar === undefined) {
    const [slides, banners, featured, trainings] = await Promise.all([
      slidesFor(context, visitor),
      bannersFor(context, visitor),
      featuredFor(context, visitor),
      trainingsFor(context),
    ]);
    return pageReply(createElement(HomePage, { visitor, sections, slides, banners, featured, trainings }));
  }
  if (categoria !== undefined && !sections.some(({ slug }) => slug === categoria))
    return notThere(context, 'Esa categoría no existe.');
  const secciones = categoria === undefined ? undefined : within(sections, categoria);
  const ids = await findPublished(context, { secciones, buscar });
  const paginas = Math.max(1, Math.ceil(ids.length / POR_PAGINA));
  const shown = Math.min(pagina, paginas);
  const cards = await cardsOf(context, ids.slice((shown - 1) * POR_PAGINA, shown * POR_PAGINA), visitor);
  const found = { visitor, sections, cards, total: ids.length, pagina: shown, paginas, buscar, categoria };
  return pageReply(createElement(FoundPage, found));
});
