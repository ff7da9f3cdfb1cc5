import { z } from 'zod';
import { datosWp, estatusPedido, tipoEntrega } from '../parts.ts';

/** Row of `orders/order-list`: one order as every grid, board and dropdown reads it. */
export const orderRow = z.object({
  _id: z.string(),
  number: z.number().int(),
  codigo_sap: z.string(),
  estatus: estatusPedido,
  cliente_id: z.string(),
  cliente_nombre: z.string(),
  legalcode: z.string(),
  tipo_cliente: z.string().nullable(),
  cliente_sap: z.string(),
  ejecutivo_id: z.string(),
  ejecutivo_nombre: z.string(),
  tipo_entrega: tipoEntrega,
  bodega_entrega: z.string(),
  condicion_pago: z.string(),
  metodo_pago: z.string().nullable(),
  neto: z.number(),
  iva: z.number(),
  total: z.number(),
  facturado: z.boolean(),
  entregado: z.boolean(),
  /** Amounts of the invoice: less than the order's after a shortage; null until there is one. */
  neto_facturado: z.number().nullable(),
  total_facturado: z.number().nullable(),
  facturado_at: z.string().nullable(),
  folio: z.number().int().nullable(),
  tipo_dte: z.number().int().nullable(),
  cotizacion: z.number().int().nullable(),
  orden_compra: z.string().nullable(),
  puntosUtilizados: z.number().int(),
  datos_wp: datosWp.nullable(),
  web: z.boolean(),
  /** Brands of its lines, for the row scope of brand managers. */
  marcas: z.array(z.string()),
  lineas: z.number().int(),
  /** Units asked for and units picked so far. */
  unidades: z.number().int(),
  pickeadas: z.number().int(),
  con_faltantes: z.boolean(),
  /** Units reported missing so far. */
  faltantes: z.number().int(),
  /** Cancelled after it was picked: its goods are still to go back to their shelves. */
  por_devolver: z.boolean(),
  /** Lines whose price waits for somebody with `validar`. */
  por_aprobar: z.number().int(),
  picking_usuario_id: z.string().nullable(),
  picking_usuario: z.string().nullable(),
  picking_pausado: z.boolean(),
  comentarios: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  validado_at: z.string().nullable(),
  /** When it entered its present state: what wallboards count from. */
  estatus_at: z.string(),
  version: z.number().int(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** Row of every order grid: codes are kept, names are shown. */
export const orderGridRow = orderRow.extend({
  condicion: z.string().nullable(),
  metodo: z.string().nullable(),
  /** Kind of tax document, in words; null until there is one. */
  tipo_documento: z.string().nullable(),
  cupo: z.number().nullable(),
});
export type OrderGridRow = z.infer<typeof orderGridRow>;

/** Row of the validators' queue: the customer's credit as it is now. */
export const orderToValidateRow = orderGridRow.extend({
  /** Pesos of the limit in use. */
  usado: z.number(),
  /** Percentage of the limit in use together with this order; null when the order, or the customer, has no credit. */
  uso: z.number().nullable(),
});
export type OrderToValidateRow = z.infer<typeof orderToValidateRow>;

/** Row scope of every order query (requirements §0.1.4). */
export const orderScope = { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marcas' } as const;
export const ORDER_LIST = 'orders/order-list';
/** Topic of the change feed that order grids follow. */
export const ORDERS_TOPIC = 'pedidos';
