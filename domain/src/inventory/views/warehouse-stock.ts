import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { GOODS_HANDLERS, type Perfil, SELLERS } from '../../kernel/perfiles.ts';
import { productRow } from '../../products/views/product-row.ts';
import { stockRow } from './stock-row.ts';
import { warehouseMaster } from './warehouse-row.ts';

/** What a warehouse holds, of the brands of whoever asks. */
export const warehouseStock = z.object({
  codigo: z.string(),
  nombre: z.string(),
  /** Products of which it has any. */
  productos: z.number().int(),
  /** Physical units. */
  unidades: z.number().int(),
  /** At PMP, whole pesos; only with `margenes`. */
  valor: z.number().int().optional(),
});
export type WarehouseStockRow = z.infer<typeof warehouseStock>;

export const WAREHOUSE_STOCK_READS = [stockRow.projection, warehouseMaster.row.projection, productRow.projection];
const READERS: readonly Perfil[] = [
  ...new Set([...GOODS_HANDLERS, ...SELLERS, 'Marketing' as const, 'Finanzas' as const]),
];

const base = {
  context: 'inventory',
  access: { perfiles: READERS },
  reads: WAREHOUSE_STOCK_READS,
  scope: stockRow.scope,
  topic: stockRow.topic!,
  costFields: ['valor'],
  // The documents send an `accion`; nothing depends on it.
  request: z.strictObject({ accion: z.string().max(60).optional() }),
};

/** Virtual warehouses that hold something. */
export const virtualStock = defineQuery({
  ...base,
  name: 'virtual-stock',
  path: '/dashboard/bodegasvirtualesconstock',
  summary: 'Bodegas virtuales con stock: unidades y valor',
  reply: z.object({ ok: z.literal(true), bodegas: z.array(warehouseStock) }),
});

/** Every physical warehouse, and all of them together. */
export const physicalStock = defineQuery({
  ...base,
  name: 'physical-stock',
  path: '/dashboard/totalstockbodegasfisicas',
  summary: 'Stock de las bodegas físicas: unidades y valor por bodega y en total',
  reply: z.object({
    ok: z.literal(true),
    bodegas: z.array(warehouseStock),
    total: warehouseStock.omit({ codigo: true, nombre: true, productos: true }),
  }),
});
