// Generated from the contract by `npm run calls`. Do not edit.
import type * as shop_views_pages from '@power/domain/shop/views/pages';
import { wire } from '../api/wire.ts';

export const shopBasket = /* #__PURE__ */ wire<typeof shop_views_pages.shopBasket>({ kind: 'query', method: 'GET', path: '/web/carro', access: {'publico':true}, scope: 'everyone', asOf: {'none':'La tienda muestra lo que se vende ahora.'} });
export const shopCatalogue = /* #__PURE__ */ wire<typeof shop_views_pages.shopCatalogue>({ kind: 'query', method: 'GET', path: '/web', access: {'publico':true}, scope: 'everyone', asOf: {'none':'La tienda muestra lo que se vende ahora.'} });
export const shopImage = /* #__PURE__ */ wire<typeof shop_views_pages.shopImage>({ kind: 'query', method: 'GET', path: '/web/imagen/:de/:id/:imagen', access: {'publico':true}, scope: 'everyone', asOf: {'none':'La tienda muestra lo que se vende ahora.'} });
export const shopProduct = /* #__PURE__ */ wire<typeof shop_views_pages.shopProduct>({ kind: 'query', method: 'GET', path: '/web/producto/:codigo', access: {'publico':true}, scope: 'everyone', asOf: {'none':'La tienda muestra lo que se vende ahora.'} });
