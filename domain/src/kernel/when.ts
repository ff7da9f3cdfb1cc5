import { z } from 'zod';
import { emptyOr } from './bound-text.ts';

const FIRST = '1900';
const END = '2200';
const within = { message: `Debe estar entre los años ${FIRST} y ${Number(END) - 1}` };
const inCalendar = (text: string): boolean => text >= FIRST && text < END;

/** Instant of a request, ISO 8601 with offset, in years that calendars, people and PostgreSQL agree on: the log keeps what it is given for ever. */
export const instantText = z.iso.datetime({ offset: true, abort: true }).refine(inCalendar, within);

/** A day, month and perhaps year, in the order of Chile or of ISO: whatever is wrong with it, it is not how it is written. */
const WRITTEN = /^(\d{1,2}[-/. ]\d{1,2}([-/. ]\d{2,4})?|\d{6}(\d{2})?|\d{4}-\d{2}-\d{2})$/;

/** What people read of a day that is none. */
export const noDay = ({ input }: { readonly input?: unknown }): string =>
  typeof input === 'string' && WRITTEN.test(input.trim())
    ? 'Ese día no existe'
    : emptyOr('Escribe la fecha como dd-mm-aaaa')({ input });

/** Day of a request, `yyyy-MM-dd`, in the same years. */
export const dayText = z.iso.date({ abort: true }).refine(inCalendar, within);

/** Hour of a request, `HH:mm`. */
export const hourText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora como HH:mm');
