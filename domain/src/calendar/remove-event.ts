import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { agenda } from './agenda.ts';
import { CalendarEventRemoved } from './events.ts';
import { CALENDAR_PERFILES } from './profiles.shared.ts';

/** Takes an event out of one's own calendar; those of others are not there to be found. */
export const removeEvent = defineCommand({
  name: 'remove-event',
  context: 'calendar',
  path: '/eventos/eliminar',
  accion: 'eliminar',
  access: { perfiles: CALENDAR_PERFILES },
  summary: 'Elimina un evento propio',
  request: z.strictObject({ accion: z.literal('eliminar'), id: z.string().min(1).max(120) }),
  aggregate: agenda,
  stream: (_, { user }) => user._id,
  decide: ({ eventos }, { id }, { user }) =>
    eventos.includes(id)
      ? [CalendarEventRemoved({ _id: id, usuario: user._id })]
      : reject(
          'EVENTO_NO_EXISTE',
          'Evento no encontrado',
          'Solo puedes eliminar eventos tuyos que sigan en el calendario.',
        ),
  answer: () => ({ mensaje: 'El evento fue eliminado' }),
});
