import { z } from 'zod';
import { pagedHistory } from '../../kernel/history.ts';
import { customerRow } from '../../customers/views/customer-row.ts';
import { exportCall, exportReply } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { ALL_VERSIONS } from '../../kernel/master-restore.ts';
import { defineQuery } from '../../kernel/query.ts';
import { productRow } from './product-row.ts';
import { WEB_EDITORS, webProductGridRow, webProductRow } from './web-product-row.ts';

const list = {
  context: 'products',
  path: '/web/productos/listar',
  access: { perfiles: WEB_EDITORS, concesion: 'web_app' },
} as const;

/** *Productos Web*: every product that is sold, published or not, with what its page lacks. */
export const webProductGrid = defineGridQuery(webProductGridRow, {
  ...list,
  name: 'web-product-grid',
  accion: 'grid',
  summary: 'Productos y sus páginas web',
});

export const webProductExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'web-product-export',
  reads: [webProductGridRow.projection],
  scope: webProductGridRow.scope,
  reply: exportReply,
  file: 'xlsx',
  summary: 'Exporta a Excel los productos web filtrados',
});

/** One page, to be edited and seen before visitors see it. */
export const webProductPage = defineQuery({
  ...list,
  name: 'web-product-page',
  accion: 'ficha',
  reads: [webProductRow.projection],
  scope: webProductRow.scope,
  topic: webProductRow.topic!,
  summary: 'La página web de un producto',
  request: z.strictObject({ accion: z.literal('ficha'), id: z.string().min(1).max(60) }),
  reply: z.object({ producto: webProductRow.schema }),
});

/** Who changed what of a product's page, and when. */
export const webPageVersions = defineQuery({
  ...list,
  name: 'web-page-versions',
  accion: 'historial',
  reads: [webProductRow.projection],
  scope: webProductRow.scope,
  topic: webProductRow.topic!,
  asOf: { now: ALL_VERSIONS },
  summary: 'Versiones de la página web de un producto',
  request: z.strictObject({ accion: z.literal('historial'), id: z.string().min(1).max(60) }),
  reply: pagedHistory.extend({ ok: z.literal(true) }),
});

const MOST = 200;
/** What visitors see: published, in use, at the price of the customer's tier. */
export const webCatalogue = defineQuery({
  ...list,
  name: 'web-catalogue',
  accion: 'catalogo',
  reads: [webProductRow.projection, productRow.projection, customerRow.projection],
  scope: webProductRow.scope,
  summary: 'Catálogo publicado, con el precio del tipo de cliente',
  request: z
    .strictObject({
      accion: z.literal('catalogo'),
      categoria: z.string().max(60).optional(),
      buscar: z.string().trim().max(100).optional(),
      /** Left out: as a shop buys. */
      cliente: z.string().max(60).optional(),
      startRow: z.number().int().min(0).default(0),
      endRow: z.number().int().min(1).max(1_000_000).default(20),
    })
    .refine(({ startRow, endRow }) => endRow > startRow && endRow - startRow <= MOST, {
      error: `Pide entre 1 y ${MOST} productos a la vez`,
    }),
  reply: z.object({
    rows: z.array(
      webProductRow.schema
        .pick({
          _id: true,
          codigo: true,
          part_number: true,
          nombre: true,
          marca: true,
          categorias_web: true,
          descripcion_web: true,
        })
        .extend({ precio: z.number(), imagen: z.string().nullable() }),
    ),
    lastRow: z.number().int(),
    tipo_cliente: z.string().nullable(),
  }),
});
