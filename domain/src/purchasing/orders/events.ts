import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { confirmacionOc, datosOc, envioOc, ESTADOS_OC, recepcion, refOc, vigenteOc } from './parts.ts';
import { persona } from '../../kernel/person.ts';

export const PurchaseOrderCreated = defineEvent('PurchaseOrderCreated', {
  label: 'Orden de compra creada',
  data: datosOc.extend({ _id: z.string(), number: z.number().int(), creado_por: persona, createdAt: z.string() }),
});
/** `antes` and `cambios` hold the same keys. */
export const PurchaseOrderChanged = defineEvent('PurchaseOrderChanged', {
  label: 'Orden de compra modificada',
  data: z.object({
    orden: refOc,
    antes: datosOc.partial(),
    cambios: datosOc.partial(),
    /** What the order is after the change, for whoever reads a line that it did not have before. */
    vigente: vigenteOc.optional(),
  }),
});
/** It went on to its next state: issued, confirmed, shipped, at customs, closed. */
export const PurchaseOrderAdvanced = defineEvent('PurchaseOrderAdvanced', {
  label: 'Orden de compra avanzada',
  data: z.object({
    orden: refOc,
    antes: z.enum(ESTADOS_OC),
    estado: z.enum(ESTADOS_OC),
    /** New days, where the step came with them. */
    etd: z.string().nullable(),
    eta: z.string().nullable(),
    /** Number of the supplier's confirmation, container or customs declaration. */
    documento: z.string().nullable(),
    motivo: z.string().nullable(),
  }),
});
/** Its supplier confirmed it, with the day of dispatch; goods take as long as was expected before. */
export const PurchaseOrderConfirmedBySupplier = defineEvent('PurchaseOrderConfirmedBySupplier', {
  label: 'Confirmada por el proveedor',
  data: confirmacionOc.extend({
    orden: refOc,
    antes: z.enum(ESTADOS_OC),
    estado: z.enum(ESTADOS_OC),
    etd: z.string(),
    etd_antes: z.string().nullable(),
    eta: z.string().nullable(),
    eta_antes: z.string().nullable(),
    /** Who made the order, and is told. */
    comprador: persona,
  }),
});
/** It was mailed to its supplier as a PDF, drawn as the order stood at this event. */
export const PurchaseOrderSent = defineEvent('PurchaseOrderSent', {
  label: 'Enviada al proveedor',
  data: envioOc.extend({ orden: refOc }),
});
export const PurchaseOrderReceived = defineEvent('PurchaseOrderReceived', {
  label: 'Recepción de orden de compra',
  data: recepcion.extend({
    orden: refOc,
    estado: z.enum(ESTADOS_OC),
    /** Who made the order; absent of receptions of before. */
    comprador: persona.optional(),
  }),
});
export const PurchaseOrderCancelled = defineEvent('PurchaseOrderCancelled', {
  label: 'Orden de compra anulada',
  data: z.object({ orden: refOc, motivo: z.string() }),
});
/** Receptions got their cost in the warehouse; a received order whose receptions all have one is *Costeada*. */
export const PurchaseOrderCosted = defineEvent('PurchaseOrderCosted', {
  label: 'Recepciones costeadas',
  data: z.object({
    orden: refOc,
    /** Number of the landed cost. */
    costeo: z.number().int(),
    recepciones: z.array(z.number().int()),
    estado: z.enum(ESTADOS_OC),
  }),
});
/** That cost was taken back. */
export const PurchaseOrderUncosted = defineEvent('PurchaseOrderUncosted', {
  label: 'Costeo deshecho',
  data: z.object({ orden: refOc, costeo: z.number().int(), estado: z.enum(ESTADOS_OC) }),
});
