import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { precios } from '../events.ts';

/** Row of `products/product-list`: a product as master grids, searches and price look-ups read it. */
export const productRow = z.object({
  _id: z.string(),
  codigo: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  marca: z.string(),
  categoria: z.string(),
  unidad: z.string(),
  ean: z.array(z.string()),
  bloqueado: z.boolean(),
  web: z.boolean(),
  serializable: z.boolean(),
  tier: z.number(),
  pmp: z.number(),
  costo_fob: z.number(),
  activo: z.boolean(),
  precios,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
  /** Codes, name and brand without accents or capitals: what searches look through. */
  busqueda: z.string(),
});
export type ProductRow = z.infer<typeof productRow>;
export const PRODUCT_LIST = 'products/product-list';

const found = productRow
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
    precios: true,
  })
  .extend({
    disponible: z.number().int(),
    stock: z.array(z.object({ bodega: z.string(), fisico: z.number(), disponible: z.number() })),
  });
export type FoundProduct = z.infer<typeof found>;

const base = {
  context: 'products',
  path: '/productos/buscar',
  reads: [PRODUCT_LIST, 'inventory/stock-list'],
  scope: { marca: 'marca' },
  access: {
    perfiles: [
      'Administrador',
      'Jefe de Bodega',
      'Asistente Bodega',
      'Bodega y Despacho',
      'Bodega',
      'Jefe de Logistica',
      'Ejecutivo de Ventas',
      'Brand Manager',
      'Pre-Venta',
      'Marketing',
      'Finanzas',
      'Cobrador',
      'Servicio Tecnico',
    ] as const,
    concesion: 'productos' as const,
  },
};
const buscar = z.string().trim().min(1).max(100);
/** Stock of this warehouse only. */
const bodega = z.string().max(60).optional();

/** Prefix of code or part number first, then words anywhere in name and brand. */
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
  request: z.strictObject({ accion: z.literal('ean'), buscar, bodega }),
  reply: z.object({ productos: z.array(found) }),
});
/** Light list for pickers. */
export const productDropdown = defineQuery({
  ...base,
  name: 'product-dropdown',
  accion: 'dropdown',
  reads: [PRODUCT_LIST],
  summary: 'Lista corta de productos',
  request: z.strictObject({ accion: z.literal('dropdown'), buscar }),
  reply: z.object({
    productos: z.array(productRow.pick({ _id: true, codigo: true, part_number: true, nombre: true, marca: true })),
  }),
});
