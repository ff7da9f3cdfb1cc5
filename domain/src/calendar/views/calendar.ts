import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { CALENDAR_PERFILES } from '../profiles.shared.ts';

/** Row of `calendar/event-list`: a personal event. */
export const calendarRow = z.object({
  _id: z.string(),
  usuario: z.string(),
  nombre: z.string(),
  fecha: z.string(),
  titulo: z.string(),
  comentario: z.string(),
});
export type CalendarRow = z.infer<typeof calendarRow>;
export const CALENDAR_LIST = 'calendar/event-list';

/** What the calendar shows (document 1 §3): `origen` says where an event comes from, `propio` whether the viewer may delete it. */
export const calendarEvent = z.object({
  _id: z.string(),
  fecha: z.string(),
  titulo: z.string(),
  comentario: z.string(),
  origen: z.enum(['personal', 'actualizacion']),
  usuario: z.string(),
  propio: z.boolean(),
});

/**
 * Administradores see all, others their own. `administrador` and `usuario` are taken from clients of the former system
 * and decide nothing: the session does.
 */
export const calendar = defineQuery({
  name: 'calendar',
  context: 'calendar',
  path: '/eventos/listar',
  accion: 'calendario',
  access: { perfiles: CALENDAR_PERFILES },
  reads: [CALENDAR_LIST, 'settings/maintenance'],
  topic: 'calendario',
  scope: { usuario: 'usuario' },
  summary: 'Eventos del calendario',
  request: z.strictObject({
    accion: z.literal('calendario'),
    administrador: z.boolean().optional(),
    usuario: z.string().max(80).optional(),
  }),
  reply: z.object({ eventos: z.array(calendarEvent) }),
});
