import { shopProduct } from '@power/domain/shop/views/pages';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { createElement } from 'react';
import { pageReply, shopIsOpen } from '../kernel/page-reply.ts';
import { ProductPage } from './product-page.tsx';
import { cardsOf, idsOfCodes, published } from './published.ts';
import { sectionsOf } from './sections.ts';
import { CLOSED, notThere } from './send-page.ts';
import { visitorOf } from './visitor.ts';

export default handleQuery(shopProduct, async ({ codigo }, context) => {
  if (!shopIsOpen()) return notThere(context, CLOSED);
  const id = (await idsOfCodes(context, [codigo])).get(codigo);
  const [visitor, sections] = await Promise.all([visitorOf(context), sectionsOf(context)]);
  const [card] = id === undefined ? [] : await cardsOf(context, [id], visitor);
  if (!card) return notThere(context, 'Ese producto no está publicado.');
  const { descripcion_web, imagenes } = await published(context)
    .select(['descripcion_web', 'imagenes'])
    .where('_id', '=', card._id)
    .executeTakeFirstOrThrow();
  return pageReply(createElement(ProductPage, { visitor, sections, card, descripcion_web, imagenes }));
});
