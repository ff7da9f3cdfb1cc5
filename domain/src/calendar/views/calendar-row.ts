import { instant, key, optionalKey, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** A personal event, or a date of an opportunity in its owner's calendar; only Administradores see those of others. */
export const calendarRow = defineRow({
  projection: 'calendar/event-list',
  table: 'calendar_event_list',
  topic: 'calendario',
  scope: { usuario: 'usuario' },
  fields: {
    _id: key(),
    usuario: key(),
    nombre: text('Persona'),
    fecha: instant('Fecha'),
    titulo: text('Título'),
    comentario: text('Comentario'),
    /** Opportunity that it is a date of; null: the person's own event. */
    oportunidad: optionalKey(),
  },
});
export type CalendarRow = RowOf<typeof calendarRow>;
