import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { lacking } from '../inventory/unmet/lacking.shared.ts';
import { ejecutivo } from '../streams/order/sale.shared.ts';
import { persona } from '../kernel/person.ts';
import { type PersonalPart, persons } from '../kernel/personal.ts';
import {
  cabeceraCotizacion,
  clienteCotizado,
  estadoCotizacion,
  lineaCotizacion,
  moneda,
  sumas,
  tasas,
  transporte,
} from './parts.ts';
import { change, type RefCotizacion, refCotizacion } from './ref.ts';

export { QuotationAlertCleared, QuotationAlertFired } from './alert-events.ts';
export * from './customer-events.ts';
export { refCotizacion, type RefCotizacion } from './ref.ts';

/** A quotation as it begins. */
export const cotizacionCreada = cabeceraCotizacion.extend({
  _id: z.string(),
  number: z.number().int().positive(),
  cliente: clienteCotizado,
  ejecutivo,
  creado_por: persona,
  moneda,
  transporte,
  ...tasas.shape,
  productos_cotizacion: z.array(lineaCotizacion).min(1),
  ...sumas.shape,
  estado: estadoCotizacion,
  /** Number of the quotation that it was copied from. */
  copia_de: z.number().int().nullable(),
  /** Number of the case of service whose repair it quotes. */
  rma: z.number().int().positive().optional(),
  createdAt: z.string(),
});

export const QuotationCreated = defineEvent('QuotationCreated', {
  label: 'Cotización creada',
  data: cotizacionCreada,
  // Whom it is for at the customer's, by name.
  personal: [
    persons('', ['contacto'], ({ cliente }: { cliente: z.infer<typeof clienteCotizado> }) => `cliente-${cliente._id}`),
  ],
});
const contactAt = (at: string): PersonalPart =>
  persons(at, ['contacto'], ({ cotizacion }: { cotizacion: RefCotizacion }) => `cliente-${cotizacion.cliente._id}`);

/** Currency and transport, and the rates frozen with them. */
const terminos = z.object({ moneda, transporte, ...tasas.shape });

/** A new version of the lines: those that differ, and the order of all of them where it changed. */
export const QuotationLinesChanged = defineEvent('QuotationLinesChanged', {
  label: 'Líneas de la cotización modificadas',
  data: z.object({
    ...change,
    antes: z.array(lineaCotizacion),
    cambiadas: z.array(lineaCotizacion),
    quitadas: z.array(z.number().int()),
    /** Line numbers from first to last; null where the order is as before, with new lines at the end. */
    orden: z.array(z.number().int()).nullable(),
    /** Its currency or its transport changed, and every price with it. */
    terminos: z.object({ antes: terminos, ahora: terminos }).optional(),
    ...sumas.shape,
  }),
});

/** `antes` and `cambios` hold the same keys: the fields that changed, old and new. */
export const QuotationHeaderChanged = defineEvent('QuotationHeaderChanged', {
  label: 'Datos de la cotización modificados',
  data: z.object({
    ...change,
    antes: cabeceraCotizacion.partial(),
    cambios: cabeceraCotizacion.partial(),
    /** Its lines changed with it: together they are one version, which the event of the lines counts. */
    con_lineas: z.boolean().optional(),
  }),
  personal: [contactAt('antes'), contactAt('cambios')],
});

/** Its customer was merged into another: one that is over keeps name and RUT, and belongs to the other one by `_id`. */
export const QuotationClientChanged = defineEvent('QuotationClientChanged', {
  label: 'Cliente de la cotización unido a otro',
  data: z.object({ ...change, antes: clienteCotizado, cliente: clienteCotizado }),
});

/** Proposals that somebody with the flag `validar` let pass or refused, with list price and cost that they were held against. */
export const QuotationLinesJudged = defineEvent('QuotationLinesJudged', {
  label: 'Precios de la cotización revisados',
  data: z.object({
    ...change,
    usuario: persona,
    comentario: z.string().nullable(),
    lineas: z.array(
      z.object({
        linea: z.number().int(),
        aprobada: z.boolean(),
        part_number: z.string(),
        cantidad: z.number().int(),
        valor_propuesto: z.number(),
        precio: z.number(),
        precio_lista: z.number().nullable(),
        pmp: z.number(),
        motivo: z.string().nullable(),
      }),
    ),
  }),
});

/** The decision to make an order of it; `pedido` is its number, which nobody else gets. */
export const QuotationConverted = defineEvent('QuotationConverted', {
  label: 'Cotización convertida en pedido',
  data: z.object({ ...change, pedido: z.number().int(), codigo_sap: z.string(), usuario: persona }),
});

export const QuotationCancelled = defineEvent('QuotationCancelled', {
  label: 'Cotización anulada',
  data: z.object({
    ...change,
    motivo: z.string(),
    /** Where the reason is want of stock: what its lines wanted and its warehouse did not have. */
    faltantes: z.array(lacking).optional(),
  }),
});

export const QuotationExpired = defineEvent('QuotationExpired', {
  label: 'Cotización expirada',
  data: z.object({ ...change, validez: z.string() }),
});

export const QuotationWebVisibilitySet = defineEvent('QuotationWebVisibilitySet', {
  label: 'Visibilidad web de la cotización',
  data: z.object({ ...change, visible: z.boolean() }),
});

/** `escribieron`: who had written before, so that they can be told. */
export const QuotationCommentAdded = defineEvent('QuotationCommentAdded', {
  label: 'Comentario',
  data: z.object({
    cotizacion: refCotizacion,
    texto: z.string(),
    fecha: z.string(),
    usuario: persona,
    escribieron: z.array(z.string()),
  }),
});
