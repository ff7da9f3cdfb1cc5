import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { preferenceRow } from '../../settings/views/preference-row.ts';
import { forecastBase } from './base.ts';
import { opportunityRow } from './opportunity-row.ts';

const { shape } = opportunityRow.schema;

const notePlace = z.object({ x: z.number().optional(), y: z.number().optional(), abierta: z.boolean().optional() });
/** That preference as far as it is understood; a browser may have kept anything under its key. */
export const arrangedNotes = z
  .object({ notas: z.record(z.string(), notePlace.catch({})).catch({}) })
  .catch({ notas: {} });

/** Floating note of an opportunity (document 1 §3), as whoever asks has arranged it. */
export const notaForecast = z.object({
  _id: shape._id,
  number: shape.number,
  cotizacion: shape.cotizacion,
  cliente_nombre: shape.cliente_nombre,
  /** Null until it was first followed. */
  tracking: z.object({ next_step: z.string().nullable(), fechaAccion: z.string().nullable() }),
  monto_total: shape.monto_total,
  porcentaje: shape.porcentaje,
  forecast: shape.forecast,
  /** Of its percentage (document 1 §9). */
  color: z.string(),
  collapsed: z.boolean(),
  /** Where the person put it, px of the window; null while it lies in the stack at the right. */
  position: z.object({ x: z.number().nullable(), y: z.number().nullable() }),
  version: shape.version,
});
export type NotaForecast = z.infer<typeof notaForecast>;

/** Open opportunities of one person, the next action first; of others than oneself for an Administrador alone. */
export const forecastNotes = defineQuery({
  ...forecastBase,
  reads: [...forecastBase.reads, preferenceRow.projection],
  name: 'forecast-notes',
  path: '/forecast/oportunidad',
  accion: 'cargarnotas',
  summary: 'Notas flotantes del forecast de una persona',
  request: z.strictObject({ accion: z.literal('cargarnotas'), usuario: z.string().min(1).max(80).optional() }),
  reply: z.object({
    notas: z.array(notaForecast),
    /** How many there are; the reply holds the first fifty. */
    total: z.number().int(),
  }),
});
