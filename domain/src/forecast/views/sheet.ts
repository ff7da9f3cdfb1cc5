import { z } from 'zod';
import { adjunto } from '../../kernel/attachments.ts';
import { defineQuery } from '../../kernel/query.ts';
import { eventoOportunidad, oportunidadCreada, oportunidadId, seguimiento } from '../parts.ts';
import { asOf, forecastBase } from './base.ts';

/** An opportunity as its dialog shows it: its stream replayed, never a projection. */
export const opportunitySheet = z.object({
  ...oportunidadCreada.shape,
  perdida: z.boolean(),
  /** Number of its order, 0 without one: a closed opportunity has more than 0. */
  pedido: z.number().int(),
  monto_facturado: z.number().int(),
  facturado_at: z.string().nullable(),
  por_facturar: z.boolean(),
  next_step: z.string().nullable(),
  fechaAccion: z.string().nullable(),
  tracking: z.array(seguimiento),
  eventos: z.array(eventoOportunidad),
  version: z.number().int(),
  updatedAt: z.string(),
  /** Its owner or an Administrador looks at it, today: the form is shown (document 3 §2). */
  puede_modificar: z.boolean(),
});
export type OpportunitySheet = z.infer<typeof opportunitySheet>;

/** The same as a document: with its files, and since when it is in its stage. */
export const opportunityDocumentSheet = opportunitySheet.extend({
  adjuntos: z.array(adjunto).optional(),
  estatus_at: z.string(),
});
export type OpportunityDocument = z.infer<typeof opportunityDocumentSheet>;

/** One opportunity with its tracking, now or at a moment. */
export const opportunityOne = defineQuery({
  ...forecastBase,
  reads: [],
  name: 'opportunity-one',
  path: '/forecast/oportunidad',
  accion: 'ficha',
  summary: 'Una oportunidad con su seguimiento',
  request: z.strictObject({ accion: z.literal('ficha'), idOportunidad: oportunidadId, asOf }),
  reply: z.object({ ok: z.literal(true), oportunidad: opportunitySheet }),
});
