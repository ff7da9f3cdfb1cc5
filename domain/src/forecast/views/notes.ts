import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { forecastBase } from './base.ts';
import { opportunityRow } from './opportunity-row.ts';

const { shape } = opportunityRow.schema;

/** Floating note of an opportunity (document 1 §3); where it lies and whether it is folded is the person's own matter. */
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
  version: shape.version,
});
export type NotaForecast = z.infer<typeof notaForecast>;

/** Open opportunities of one person, the next action first; of others than oneself for an Administrador alone. */
export const forecastNotes = defineQuery({
  ...forecastBase,
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
