import type { ReplyFor } from '../api/wire.ts';
import type { calendar } from '../calls/calendar.ts';

/** An entry of a day, personal or of the company. */
export type CalendarEvent = ReplyFor<typeof calendar>['eventos'][number];
