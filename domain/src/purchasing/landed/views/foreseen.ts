import { z } from 'zod';
import { everyone } from '../../../kernel/query.ts';
import { efectoProducto } from '../parts.ts';

/** What is foreseen of a product: its stock, average cost, list price and margin. */
export const efectoPrevisto = {
  ...efectoProducto.pick({ fisico: true, ajuste_stock: true, ajuste_vendido: true }).shape,
  pmp_antes: z.number().optional(),
  pmp: z.number().optional(),
  lista_antes: z.number(),
  lista: z.number(),
  /** Of the list price over the average cost, percent. */
  margen_antes: z.number().nullable().optional(),
  margen: z.number().nullable().optional(),
};

/** Where it is found, and what of it is not for everybody. */
export const previewReads = {
  reads: [
    'products/product-list',
    'products/price-change-list',
    'inventory/stock-list',
    'inventory/movement-list',
    'pricing/margin-table-list',
  ],
  scope: everyone,
  costFields: ['pmp', 'pmp_antes', 'margen', 'margen_antes'],
} as { readonly reads: string[]; readonly scope: typeof everyone; readonly costFields: string[] };
