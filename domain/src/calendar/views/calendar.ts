import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { dayText } from '../../kernel/when.ts';
import { CALENDAR_READERS } from '../profiles.shared.ts';
import { opportunityRow } from '../../forecast/views/opportunity-row.ts';
import { maintenanceRow } from '../../settings/views/maintenance-row.ts';
import { trainingRow } from '../../trainings/views/training-row.ts';
import { calendarRow } from './calendar-row.ts';

/** What the calendar shows (document 1 §3): `origen` says where an event comes from, `propio` whether the viewer may delete it. */
export const calendarEvent = z.object({
  _id: z.string(),
  fecha: z.string(),
  titulo: z.string(),
  comentario: z.string(),
  origen: z.enum(['personal', 'actualizacion', 'forecast', 'compra', 'capacitacion']),
  usuario: z.string(),
  propio: z.boolean(),
  /** Of an opportunity: its `_id`. */
  oportunidad: z.string().optional(),
  /** Of the arrival of an import order: its number, and whether the day has passed without all of it. */
  orden: z.number().int().optional(),
  /** Of a training: its number. */
  capacitacion: z.number().int().optional(),
  atrasada: z.boolean().optional(),
});

/**
 * An Administrador sees all, or with `administrador` false what is of `usuario`, themselves when left out. Others see their
 * own, and are refused what they ask for beyond: the session decides, not the request. `desde` and `hasta` are days of
 * Santiago, both included; left out: from thirteen months ago on.
 */
export const calendar = defineQuery({
  name: 'calendar',
  context: 'calendar',
  path: '/eventos/listar',
  accion: 'calendario',
  access: { perfiles: CALENDAR_READERS },
  reads: [
    calendarRow.projection,
    maintenanceRow.projection,
    opportunityRow.projection,
    'purchasing/purchase-order-list',
    trainingRow.projection,
  ],
  topic: calendarRow.topic!,
  scope: calendarRow.scope,
  summary: 'Eventos del calendario',
  request: z.strictObject({
    accion: z.literal('calendario'),
    administrador: z.boolean().optional(),
    usuario: z.string().max(80).optional(),
    desde: dayText.optional(),
    hasta: dayText.optional(),
  }),
  reply: z.object({
    /** How many there are between these days; the reply holds the first 2,000 of each origin. */
    total: z.number().int(),
    eventos: z.array(calendarEvent),
  }),
});
