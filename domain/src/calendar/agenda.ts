import { defineAggregate, on } from '../kernel/aggregate.ts';
import { CalendarEventCreated, CalendarEventRemoved } from './events.ts';

/** A person's own events: one stream per person. */
export const agenda = defineAggregate<{ readonly eventos: readonly string[] }>('calendar', { eventos: [] }, [
  on(CalendarEventCreated, (s, d) => ({ eventos: [...s.eventos, d._id] })),
  on(CalendarEventRemoved, (s, d) => ({ eventos: s.eventos.filter((id) => id !== d._id) })),
]);

export const MAX_EVENTS = 2000;
