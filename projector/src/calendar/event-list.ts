import { CalendarEventCreated, CalendarEventRemoved } from '@power/domain/calendar/events';
import { type CalendarRow, calendarRow } from '@power/domain/calendar/views/calendar-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string; usuario: string }): string[] => [`${d.usuario}/${d._id}`];

/** Personal events of everybody. */
export default rowProjection(calendarRow, {
  version: 2,
  indexes: [['usuario', 'fecha'], ['fecha']],
  rules: [
    rule(CalendarEventCreated, key, (_, d, c) => ({ ...d, nombre: c.nombre ?? c.user })),
    rule(CalendarEventRemoved, key, (): CalendarRow | undefined => undefined),
  ],
});
