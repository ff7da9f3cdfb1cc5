import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { cotizacionId, QUOTERS } from '../guards.ts';
import { moneda, RESPUESTAS, transporte } from '../parts.ts';
import { tokenText } from '../public-base.ts';
import { quotationScope } from './quotation-row.ts';

/** Named field by field: what is not here cannot leave by a link. */
export const cotizacionPublica = z.object({
  number: z.number().int(),
  estado: z.enum(['abierta', 'expirada', 'convertida']),
  version_guardada: z.number().int(),
  createdAt: z.string(),
  validez: z.string(),
  cliente: z.string(),
  rut: z.string(),
  /** Where its goods go; null where the customer comes for them. */
  direccion: z.string().nullable(),
  ejecutivo: z.object({ nombre: z.string(), email: z.string(), telefono: z.string() }),
  moneda,
  /** How its goods travel: what its prices are those of; null in pesos. */
  transporte: transporte.nullable(),
  condicion: z.string(),
  tipo_entrega: z.string(),
  referencia: z.string().nullable(),
  observacion: z.string().nullable(),
  lineas: z.array(
    z.object({
      linea: z.number().int(),
      seccion: z.string().nullable(),
      comentario: z.string().nullable(),
      part_number: z.string(),
      nombre: z.string(),
      cantidad: z.number().int(),
      precio: z.number(),
      total: z.number(),
    }),
  ),
  /** Net, in the currency of the quotation. */
  total_moneda: z.number(),
  /** Pesos, at the frozen rate. */
  neto: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
  condiciones: z.array(z.object({ nombre: z.string(), texto: z.string() })),
  preguntas: z.array(
    z.object({
      linea: z.number().int().nullable(),
      part_number: z.string().nullable(),
      texto: z.string(),
      fecha: z.string(),
      respuesta: z.object({ texto: z.string(), fecha: z.string() }).nullable(),
    }),
  ),
  respuesta: z.object({ estado: z.enum(RESPUESTAS), nombre: z.string().nullable(), fecha: z.string() }).nullable(),
});
export type CotizacionPublica = z.infer<typeof cotizacionPublica>;

/** Whether the pictures of its products are on the paper. */
const imagenes = z.boolean().default(false);

const NOW = { none: 'Un enlace muestra la cotización como está.' } as const;
const byLink = {
  context: 'quotations',
  path: '/publico/cotizacion',
  access: { publico: true as const },
  reads: ['finance/payment-option-list'],
  scope: everyone,
  asOf: NOW,
} as const;

/** What the customer reads behind a link. */
export const sharedQuotationView = defineQuery({
  ...byLink,
  reads: [...byLink.reads],
  name: 'shared-quotation',
  accion: 'ver',
  summary: 'Una cotización por el enlace de su cliente',
  request: z.strictObject({ accion: z.literal('ver'), token: tokenText }),
  reply: z.object({ ok: z.literal(true), cotizacion: cotizacionPublica }),
});

/** The same on paper. */
export const sharedQuotationPdf = defineQuery({
  ...byLink,
  reads: [...byLink.reads],
  name: 'shared-quotation-pdf',
  accion: 'pdf',
  summary: 'PDF de una cotización por el enlace de su cliente',
  file: 'pdf',
  request: z.strictObject({ accion: z.literal('pdf'), token: tokenText, imagenes }),
  reply: z.object({ ok: z.literal(true) }),
});

/** The quotation on paper, as its customer gets it: no cost, no margin, no conversation. */
export const quotationPdf = defineQuery({
  context: 'quotations',
  path: '/web/cotizaciones/exportarpdf',
  name: 'quotation-pdf',
  access: { perfiles: QUOTERS },
  reads: ['finance/payment-option-list'],
  scope: quotationScope,
  summary: 'PDF de una cotización para el cliente',
  file: 'pdf',
  request: z.strictObject({ cotizacion: cotizacionId, imagenes }),
  reply: z.object({ ok: z.literal(true) }),
});
