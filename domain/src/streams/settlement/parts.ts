import { z } from 'zod';
import { PARTES_PAGO } from './terms.shared.ts';

/** The document that is paid, as its payments repeat it: their list needs no other row. */
export const documentoPagado = z.object({
  _id: z.string(),
  de: z.enum(PARTES_PAGO),
  /** Of the order, or of the import invoice. */
  number: z.number().int(),
  /** Folio of the invoice, or the number that the supplier gave it. */
  factura: z.string(),
  nombre: z.string(),
});
export type DocumentoPagado = z.infer<typeof documentoPagado>;

/** A refund of a document: of `c10247` the second. */
export const refundOrigin = z.object({ documento: z.string(), pedido: z.number().int(), devolucion: z.number().int() });
export type RefundOrigin = z.infer<typeof refundOrigin>;

/** What was paid. */
export const pagoRegistrado = z.object({
  pago: z.number().int().positive(),
  fecha: z.string(),
  moneda: z.enum(['CLP', 'USD', 'EUR']),
  /** In its currency. */
  monto: z.number(),
  /** Pesos per unit of its currency that it was paid at; null of pesos. */
  tipo_cambio: z.number().nullable(),
  /** What it came to in pesos. */
  pesos: z.number().int(),
  /** Pesos that it came to more than at the rate of the document; null of pesos. */
  diferencia_cambio: z.number().int().nullable(),
  referencia: z.string(),
  /** The same of payments that one transfer made of several invoices; absent of a payment of one. */
  recibo: z.string().optional(),
  /** The refund whose money it is, where the customer's credit of another document pays. */
  desde: refundOrigin.optional(),
});
export type PagoRegistrado = z.infer<typeof pagoRegistrado>;
