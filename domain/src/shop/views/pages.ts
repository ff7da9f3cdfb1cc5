import { z } from 'zod';
import { bannerMaster } from '../../content/views/banner-row.ts';
import { featuredListMaster } from '../../content/views/featured-list-row.ts';
import { slideMaster } from '../../content/views/slide-row.ts';
import { webCategoryMaster } from '../../content/views/web-category-row.ts';
import { customerRow } from '../../customers/views/customer-row.ts';
import { stockRow } from '../../inventory/views/stock-row.ts';
import { warehouseMaster } from '../../inventory/views/warehouse-row.ts';
import { CAMPOS_IMAGEN, TAMANOS_IMAGEN, type TamanoImagen } from '../../kernel/images.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { productRow } from '../../products/views/product-row.ts';
import { webProductRow } from '../../products/views/web-product-row.ts';
import { trainingRow } from '../../trainings/views/training-row.ts';

/**
 * Pages of the shop window (`/web`), for whoever comes: they show what is published, no cost, no figure of stock; a price
 * only to a customer who is signed in, and then that of its own tier. Addresses are typed and shared by people, so that
 * what else stands in them is let pass.
 */
const page = {
  context: 'shop',
  method: 'GET',
  access: { publico: true },
  scope: everyone,
  asOf: { none: 'La tienda muestra lo que se vende ahora.' },
  file: 'pagina',
  reply: z.object({ ok: z.literal(true) }),
} as const;

const catalogue = [
  productRow.projection,
  webProductRow.projection,
  webCategoryMaster.row.projection,
  stockRow.projection,
  warehouseMaster.row.projection,
  customerRow.projection,
  'purchasing/order-line-list',
];

/** Products of one page. */
export const POR_PAGINA = 24;

/** Home, a section, and what is searched for. */
export const shopCatalogue = defineQuery({
  ...page,
  name: 'shop-catalogue',
  path: '/web',
  reads: [
    ...catalogue,
    bannerMaster.row.projection,
    slideMaster.row.projection,
    featuredListMaster.row.projection,
    trainingRow.projection,
  ],
  summary: 'La tienda: portada, categoría o búsqueda',
  request: z.object({
    categoria: z.string().max(60).optional().catch(undefined),
    buscar: z.string().trim().max(100).optional().catch(undefined),
    pagina: z.coerce.number().int().min(1).max(10_000).catch(1),
  }),
});

export const shopProduct = defineQuery({
  ...page,
  name: 'shop-product',
  path: '/web/producto/:codigo',
  reads: catalogue,
  summary: 'La tienda: página de un producto',
  request: z.object({ codigo: z.string().min(1).max(60) }),
});

/** What the visitor's own browser keeps as its basket, and one product more where a form adds it, at today's prices. */
export const shopBasket = defineQuery({
  ...page,
  name: 'shop-basket',
  path: '/web/carro',
  reads: catalogue,
  summary: 'La tienda: carro de compras',
  request: z.object({
    carro: z.string().max(8000).optional().catch(undefined),
    codigo: z.string().max(60).optional().catch(undefined),
    cantidad: z.coerce.number().int().min(1).max(100_000).catch(1),
  }),
});

/** Pictures of what visitors see. */
export const shopImage = defineQuery({
  ...page,
  file: 'imagen',
  name: 'shop-image',
  path: '/web/imagen/:de/:id/:imagen',
  reads: [webProductRow.projection, bannerMaster.row.projection, slideMaster.row.projection],
  summary: 'La tienda: una imagen publicada',
  request: z.object({
    de: z.enum(['producto', 'anuncio', 'slide']),
    id: z.string().min(1).max(60),
    imagen: z.string().min(1).max(100),
    campo: z.enum(CAMPOS_IMAGEN).catch('imagen'),
    tamano: z.enum(Object.keys(TAMANOS_IMAGEN) as [TamanoImagen, ...TamanoImagen[]]).catch('grande'),
  }),
});
