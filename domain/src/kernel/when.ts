import { z } from 'zod';

const FIRST = '1900';
const END = '2200';
const within = { message: `Debe estar entre los años ${FIRST} y ${Number(END) - 1}` };
const inCalendar = (text: string): boolean => text >= FIRST && text < END;

/** Instant of a request, ISO 8601 with offset, in years that calendars, people and PostgreSQL agree on: the log keeps what it is given for ever. */
export const instantText = z.iso.datetime({ offset: true, abort: true }).refine(inCalendar, within);

/** Day of a request, `yyyy-MM-dd`, in the same years. */
export const dayText = z.iso.date({ abort: true }).refine(inCalendar, within);
