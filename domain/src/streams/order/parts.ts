import { z } from 'zod';
import { longText, shortText } from '../../kernel/text.ts';
import { direccionDespacho, tipoEntrega } from './sale.shared.ts';
import { persona } from '../../kernel/person.ts';

/** People, delivery and address are the same for whatever is sold. */
export * from './sale.shared.ts';

/** `Pendiente Pago Web` is entered by web orders only; the rest in the order of requirements §0.2. */
export const ESTATUS_PEDIDO = [
  'Pendiente Pago Web',
  'Pendiente Validacion Administrativa',
  'Pendiente Picking',
  'En Picking',
  'Entregado a Sala',
  'Pendiente Despacho',
  'En Ruta',
  'Entregado',
  'Facturado Sin Picking',
  'Anulado',
] as const;
export const estatusPedido = z.enum(ESTATUS_PEDIDO);
export type EstatusPedido = z.infer<typeof estatusPedido>;

/** The customer as it was when the order was made; field names of document 2 §3. */
export const client = z.object({
  _id: z.string(),
  name: z.string(),
  tipo_cliente: z.string().nullable(),
  legalcode: z.string(),
  codigo_sap: z.string(),
  email: z.string(),
  phone: z.string(),
});

export const productoPedido = z.object({
  _id: z.string(),
  codigo: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  marca: z.string(),
  serializable: z.boolean(),
  ean: z.array(z.string()),
  /** Work, not goods: no stock, nothing to pick, billed in full. Absent: goods. */
  servicio: z.literal(true).optional(),
});
export type ProductoPedido = z.infer<typeof productoPedido>;

export const lineaPedido = z.object({
  /** 1-based, stable for the life of the order. */
  linea: z.number().int().positive(),
  producto: productoPedido,
  /** Net unit price in pesos. */
  precio_venta: z.number().int().nonnegative(),
  cantidad: z.number().int().positive(),
  /** List price of the customer's type when the order was made; null = the product had none. */
  precio_lista: z.number().int().positive().nullable(),
  /** The price is below list or under the margin rule, and whoever set it may not decide that. */
  requiere_validacion: z.boolean(),
  /** Approved by somebody with `validar`, or validated with the whole order. */
  validado: z.boolean(),
});
export type LineaPedido = z.infer<typeof lineaPedido>;

export const datosWp = z.object({
  authorization_code: z.string(),
  amount: z.number(),
  transaction_date: z.string(),
  card_detail: z.object({ card_number: z.string() }),
});

/** Page of Webpay and the token that it is opened with. */
export const enlacePago = z.object({
  token: z.string(),
  url: z.string(),
  /** Pesos. */
  monto: z.number().int(),
  /** ISO instant. */
  vence: z.string(),
});
export type EnlacePago = z.infer<typeof enlacePago>;

/** How an order left the building. */
export const despacho = z.object({
  chofer: z.string().nullable(),
  patente: z.string().nullable(),
  courier: z.string().nullable(),
  seguimiento: z.string().nullable(),
});
export type Despacho = z.infer<typeof despacho>;

/** Fields that may change until picking starts. */
export const cabecera = z.object({
  condicion_pago: shortText,
  metodo_pago: shortText.nullable(),
  tipo_entrega: tipoEntrega,
  bodega_entrega: shortText,
  direccion_despacho: direccionDespacho.nullable(),
  orden_compra: shortText.nullable(),
  observacion: longText.nullable(),
});
export type Cabecera = z.infer<typeof cabecera>;

/** What every event of an order repeats, so that lists by customer, seller or day and live frames need no other row. */
export const refPedido = z.object({
  _id: z.string(),
  number: z.number().int(),
  codigo_sap: z.string(),
  client: z.object({ _id: z.string(), name: z.string() }),
  ejecutivo: persona,
  tipo_entrega: tipoEntrega,
  bodega_entrega: z.string(),
  createdAt: z.string(),
  neto: z.number(),
  total: z.number(),
});
export type RefPedido = z.infer<typeof refPedido>;

/** Stock of one line as the validator saw it. */
export const stockVisto = z.object({
  linea: z.number().int(),
  producto_id: z.string(),
  part_number: z.string(),
  bodega: z.string(),
  solicitado: z.number().int(),
  fisico: z.number().int(),
  comprometido: z.number().int(),
  disponible: z.number().int(),
});
export type StockVisto = z.infer<typeof stockVisto>;

/** Quantity of a product that leaves, or no longer leaves, a warehouse because of an order. */
export const movimientoPedido = z.object({
  producto_id: z.string(),
  part_number: z.string(),
  bodega: z.string(),
  cantidad: z.number().int(),
});
export type MovimientoPedido = z.infer<typeof movimientoPedido>;

/** Tax document of an order: what was delivered, which after a shortage is less than what was ordered. */
export const facturaPedido = z.object({
  folio: z.number().int(),
  /** 33 factura, 34 exenta, 39 boleta. */
  tipo_dte: z.number().int(),
  neto: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
  fecha: z.string(),
});

/** A credit note: what of the tax document is billed no more, by line, and why. */
export const notaCredito = z.object({
  folio: z.number().int(),
  motivo: z.string(),
  neto: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
  fecha: z.string(),
  lineas: z.array(z.object({ linea: z.number().int(), cantidad: z.number().int().positive() })),
});
export type NotaCredito = z.infer<typeof notaCredito>;

/** The paper that goes with goods on the road: units by line, and the amounts that they are worth. */
/** Who signs for goods at the door. */
export const quienRecibe = z.object({ nombre: z.string().max(300), rut: z.string().max(30) });
export type QuienRecibe = z.infer<typeof quienRecibe>;

/** How goods go with a guide: the kind of transfer of the tax office (1: a sale), who drives, and where to. */
export const traslado = z.object({
  tipo: z.number().int(),
  chofer: z.string().nullable(),
  patente: z.string().nullable(),
  destino: z.string(),
});

export const guiaDespacho = z.object({
  folio: z.number().int(),
  neto: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
  fecha: z.string(),
  lineas: z.array(z.object({ linea: z.number().int(), cantidad: z.number().int().positive() })),
  traslado: traslado.optional(),
});
export type GuiaDespacho = z.infer<typeof guiaDespacho>;
