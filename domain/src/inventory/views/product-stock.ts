import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { ORDER_STAFF } from '../../orders/views/grids.ts';
import { ORDER_LIST } from '../../orders/views/order-row.ts';
import { RESERVATION_LIST } from '../../reservations/views/reservation-row.ts';
import { arrival, openOrder } from '../../purchasing/orders/arrival.shared.ts';
import { productRow } from '../../products/views/product-row.ts';
import { placeStockRow } from './place-stock-row.ts';
import { preferredPlaceRow } from './preferred-place-row.ts';
import { commitmentRow, stockRow } from './stock-row.ts';

/** A product, by the code that links carry or by its `_id`. */
const product = {
  codigo_sap: z.string().trim().min(1).max(200).optional(),
  producto: z.string().min(1).max(60).optional(),
};
const one = { error: 'Indica el código SAP o el producto' };
const named = (r: { readonly codigo_sap?: string; readonly producto?: string }): boolean =>
  (r.codigo_sap === undefined) !== (r.producto === undefined);
const base = { context: 'inventory', path: '/productos/listar', scope: productRow.scope, topic: stockRow.topic! };

const balance = stockRow.schema.pick({ bodega: true, fisico: true, comprometido: true, disponible: true });
export type StockThere = z.infer<typeof balance>;

const atPlace = placeStockRow.schema.pick({ bodega: true, ubicacion: true, cantidad: true });

/** What each warehouse holds of a product, and at which places. No cost and no price, whoever asks. */
export const productPhysicalStock = defineQuery({
  ...base,
  name: 'product-physical-stock',
  accion: 'getStockFisicoProducto',
  access: { perfiles: [...ORDER_STAFF, 'Marketing', 'Servicio Tecnico'] },
  reads: [
    productRow.projection,
    stockRow.projection,
    placeStockRow.projection,
    preferredPlaceRow.projection,
    'purchasing/order-line-list',
  ],
  summary: 'Stock de un producto por bodega',
  request: z.strictObject({ accion: z.literal('getStockFisicoProducto'), ...product }).refine(named, one),
  reply: z.object({
    producto: z.object({
      _id: z.string(),
      codigo: z.string(),
      codigo_sap: z.string(),
      part_number: z.string(),
      nombre: z.string(),
      marca: z.string(),
      bloqueado: z.boolean(),
    }),
    bodegas: z.array(balance),
    /** The same units by place; null is *Sin ubicar*. */
    ubicaciones: z.array(atPlace),
    /** Places where it is kept, in their order. */
    preferidas: z.array(z.string()),
    total: balance.omit({ bodega: true }),
    /** By open import orders; which, the first to arrive first: without supplier and price, whoever asks. */
    ...arrival,
    ordenes: z.array(openOrder),
  }),
});

const held = z.object({
  bodega: z.string(),
  cantidad: z.number().int(),
  /** Since when. */
  desde: z.string(),
  /** The order, null when it is out of the person's reach: its units count all the same. */
  pedido: z
    .object({ number: z.number().int(), estatus: z.string(), cliente_nombre: z.string(), ejecutivo_nombre: z.string() })
    .nullable(),
  /** The reservation, where one holds them and it is within the person's reach. */
  reserva: z
    .object({ number: z.number().int(), estado: z.string(), cliente_nombre: z.string(), ejecutivo_nombre: z.string() })
    .nullable(),
});
export type HeldUnits = z.infer<typeof held>;

/** Which orders and reservations hold a product, oldest first; the sum is what {@link productPhysicalStock} says is committed. */
export const committedStock = defineQuery({
  ...base,
  name: 'committed-stock',
  accion: 'stock_comprometido',
  access: { perfiles: ORDER_STAFF },
  reads: [productRow.projection, commitmentRow.projection, ORDER_LIST, RESERVATION_LIST],
  summary: 'Pedidos y reservas que comprometen el stock de un producto',
  request: z.strictObject({ accion: z.literal('stock_comprometido'), ...product }).refine(named, one),
  reply: z.object({ comprometidos: z.array(held), total: z.number().int() }),
});
