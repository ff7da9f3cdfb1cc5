import { CalendarEventCreated, CalendarEventRemoved } from '@power/domain/calendar/events';
import { CALENDAR_LIST, type CalendarRow } from '@power/domain/calendar/views/calendar';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

const key = (d: { _id: string; usuario: string }): string[] => [`${d.usuario}/${d._id}`];

/** Personal events of everybody. */
export default defineProjection<CalendarRow>({
  name: CALENDAR_LIST,
  version: 1,
  table: 'calendar_event_list',
  columns: { _id: 'text', usuario: 'text', nombre: 'text', fecha: 'instant', titulo: 'text', comentario: 'text' },
  indexes: [['usuario', 'fecha'], ['fecha']],
  topic: 'calendario',
  scope: (row) => ({ usuario: row.usuario }),
  rules: [
    rule(CalendarEventCreated, key, (_, d, c) => ({ ...d, nombre: c.nombre ?? c.user })),
    rule(CalendarEventRemoved, key, (): CalendarRow | undefined => undefined),
  ],
});
