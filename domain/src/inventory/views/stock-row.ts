import { z } from 'zod';

/** Row of `inventory/stock-list`: one product in one warehouse. */
export const stockRow = z.object({
  _id: z.string(),
  producto_id: z.string(),
  codigo: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  marca: z.string(),
  bodega: z.string(),
  fisico: z.number().int(),
  comprometido: z.number().int(),
  disponible: z.number().int(),
  updatedAt: z.string(),
});
export type StockRow = z.infer<typeof stockRow>;
export const STOCK_LIST = 'inventory/stock-list';
export const STOCK_TOPIC = 'stock';

/** Row of `inventory/commitment-list`: what one order holds of one product in one warehouse. */
export const commitmentRow = z.object({
  _id: z.string(),
  pedido: z.string(),
  producto_id: z.string(),
  part_number: z.string(),
  bodega: z.string(),
  cantidad: z.number().int(),
  desde: z.string(),
  /** Since when the log has known it: `desde` may be a day that was told. */
  registrado: z.string(),
});
export type CommitmentRow = z.infer<typeof commitmentRow>;
export const COMMITMENT_LIST = 'inventory/commitment-list';
