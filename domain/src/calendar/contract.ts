import type { CallBase } from '../kernel/call.ts';
import { createEvent } from './create-event.ts';
import { removeEvent } from './remove-event.ts';
import { calendar } from './views/calendar.ts';

/** Calls of the calendar drawer. */
export const calendarContract: readonly CallBase[] = [calendar, createEvent, removeEvent] as readonly CallBase[];
