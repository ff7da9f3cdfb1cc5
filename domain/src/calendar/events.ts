import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

export const CalendarEventCreated = defineEvent('CalendarEventCreated', {
  label: 'Evento agendado',
  data: z.object({
    _id: z.string(),
    usuario: z.string(),
    /** Instant, ISO UTC. */
    fecha: z.string(),
    titulo: z.string(),
    comentario: z.string(),
  }),
});
export const CalendarEventRemoved = defineEvent('CalendarEventRemoved', {
  label: 'Evento eliminado',
  data: z.object({ _id: z.string(), usuario: z.string() }),
});
