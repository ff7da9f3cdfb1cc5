import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { legible, shortText } from '../kernel/text.ts';
import { instantText } from '../kernel/when.ts';
import { agenda, MAX_EVENTS } from './agenda.ts';
import { CalendarEventCreated } from './events.ts';
import { CALENDAR_PERFILES } from './profiles.shared.ts';

/** Puts an event into one's own calendar. */
export const createEvent = defineCommand({
  name: 'create-event',
  context: 'calendar',
  path: '/eventos/crear',
  accion: 'crear',
  access: { perfiles: CALENDAR_PERFILES },
  summary: 'Agenda un evento propio',
  request: z.strictObject({
    accion: z.literal('crear'),
    fecha: instantText,
    titulo: shortText,
    comentario: z.string().overwrite(legible).trim().max(2000).default(''),
  }),
  reply: z.object({ _id: z.string() }),
  aggregate: agenda,
  stream: (_, { user }) => user._id,
  decide({ eventos }, { fecha, titulo, comentario }, { user, commandId }) {
    if (eventos.length >= MAX_EVENTS)
      return reject('CALENDARIO_LLENO', 'Calendario lleno', 'Elimina eventos antiguos antes de agendar otros.');
    return [
      CalendarEventCreated({
        _id: commandId,
        usuario: user._id,
        fecha: new Date(fecha).toISOString(),
        titulo,
        comentario,
      }),
    ];
  },
  answer: ({ events }) => ({ mensaje: 'El evento fue agendado', _id: (events[0]!.data as { _id: string })._id }),
});
