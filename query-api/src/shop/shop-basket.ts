import { netOf, totalsOf } from '@power/domain/kernel/money';
import { readBasket } from '@power/domain/shop/basket.shared';
import { shopBasket } from '@power/domain/shop/views/pages';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { createElement } from 'react';
import { pageReply, shopIsOpen } from '../kernel/page-reply.ts';
import { type BasketLine, BasketPage } from './basket-page.tsx';
import { addressesOf, shopWarehouses } from './delivery.ts';
import { cardsOf, idsOfCodes } from './published.ts';
import { sectionsOf } from './sections.ts';
import { CLOSED, notThere } from './send-page.ts';
import { visitorOf } from './visitor.ts';

export default handleQuery(shopBasket, async ({ carro, codigo, cantidad }, context) => {
  if (!shopIsOpen()) return notThere(context, CLOSED);
  const added = codigo === undefined ? '' : `~${encodeURIComponent(codigo)}*${cantidad}`;
  const asked = readBasket(`${carro ?? ''}${added}`);
  const [visitor, sections, ids] = await Promise.all([
    visitorOf(context),
    sectionsOf(context),
    idsOfCodes(
      context,
      asked.map((line) => line.codigo),
    ),
  ]);
  const cards = new Map((await cardsOf(context, [...new Set(ids.values())], visitor)).map((card) => [card._id, card]));
  const lines: BasketLine[] = asked.map((line) => ({ ...line, card: cards.get(ids.get(line.codigo) ?? '') }));
  const net = netOf(lines.map(({ card, cantidad: units }) => ({ precio_venta: card?.precio ?? 0, cantidad: units })));
  const [bodegas, direcciones] = visitor.company
    ? await Promise.all([shopWarehouses(context), addressesOf(context, visitor.company._id)])
    : [[], []];
  return pageReply(createElement(BasketPage, { visitor, sections, lines, sums: totalsOf(net), bodegas, direcciones }));
});
