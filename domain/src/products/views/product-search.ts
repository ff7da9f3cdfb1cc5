import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { GOODS_HANDLERS, OFFICE } from '../../kernel/perfiles.ts';
import { orderLineRow } from '../../orders/views/order-line-row.ts';
import { stockRow } from '../../inventory/views/stock-row.ts';
import { codeText } from '../../kernel/text.ts';
import { arrival } from '../../purchasing/orders/arrival.shared.ts';
import { precios } from '../events.ts';
import { productRow } from './product-row.ts';
import { productWordRow } from './product-word-row.ts';

const found = productRow.schema
  .pick({
    _id: true,
    codigo: true,
    codigo_sap: true,
    part_number: true,
    nombre: true,
    marca: true,
    ean: true,
    bloqueado: true,
    serializable: true,
    servicio: true,
    nota: true,
  })
  .extend({
    precios,
    disponible: z.number().int(),
    ...arrival,
    stock: z.array(z.object({ bodega: z.string(), fisico: z.number(), disponible: z.number() })),
  });
export type FoundProduct = z.infer<typeof found>;

const base = {
  context: 'products',
  path: '/productos/buscar',
  reads: [
    productRow.projection,
    stockRow.projection,
    'purchasing/order-line-list',
    orderLineRow.projection,
    productWordRow.projection,
  ],
  scope: productRow.scope,
  access: {
    perfiles: [...new Set([...GOODS_HANDLERS, ...OFFICE, 'Servicio Tecnico' as const])],
    concesion: 'productos' as const,
  },
};
const buscar = z.string().trim().min(1).max(100);
/** Stock of this warehouse only. */
const bodega = z.string().max(60).optional();

/**
 * What is called as was typed first, then what the person sold last, codes and part numbers that begin so, words anywhere in
 * any order; and only when nothing is called so, what is spelt nearly so.
 */
export const productSearch = defineQuery({
  ...base,
  name: 'product-search',
  accion: 'simple',
  summary: 'Busca productos con stock y precios',
  request: z.strictObject({ accion: z.literal('simple'), buscar, bodega }),
  reply: z.object({ productos: z.array(found) }),
});
/** Exact bar code. */
export const productByEan = defineQuery({
  ...base,
  name: 'product-by-ean',
  accion: 'ean',
  summary: 'Busca un producto por código de barras',
  request: z.strictObject({ accion: z.literal('ean'), buscar: buscar.overwrite(codeText), bodega }),
  reply: z.object({ productos: z.array(found) }),
});
/** Light list for pickers. */
export const productDropdown = defineQuery({
  ...base,
  name: 'product-dropdown',
  accion: 'dropdown',
  reads: [productRow.projection],
  summary: 'Lista corta de productos',
  request: z.strictObject({ accion: z.literal('dropdown'), buscar }),
  reply: z.object({
    productos: z.array(
      productRow.schema.pick({ _id: true, codigo: true, part_number: true, nombre: true, marca: true }),
    ),
  }),
});
