const two = (n: number | string): string => String(n).padStart(2, '0');

/** That day, or undefined: 31-02 is no day, a calendar would make it 3-03. */
function existing(year: string, month: string, day: string): string | undefined {
  const found = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const at = new Date(`${found}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(found) ? found : undefined;
}

/** Months as Spanish and English programs shorten them; the rest of the word says nothing more. */
const MONTHS = [
  'ene|jan',
  'feb',
  'mar',
  'abr|apr',
  'may',
  'jun',
  'jul',
  'ago|aug',
  'sep|set',
  'oct',
  'nov',
  'dic|dec',
].map((names) => new RegExp(`^(${names})[a-z]*$`));
/** `1-feb-2026`, `1 de febrero de 2026`. */
const NAMED = /^(\d{1,2})[-/. ]+(?:de )?([a-z]{3,10})\.?[-/. ]+(?:de(?:l)? )?(\d{4}|\d{2})$/;

function namedDay(typed: string): string | undefined {
  const [, day, name, year] = NAMED.exec(typed.toLowerCase()) ?? [];
  const month = name === undefined ? -1 : MONTHS.findIndex((names) => names.test(name));
  return month < 0 ? undefined : existing(year!, String(month + 1), day!);
}

/**
 * Reads a day as people type it in Chile (`3-7-2026`, `03/07/26`, `3.7.2026`, `03072026`, `3-jul-2026`; `3-7` where a `year` is meant), as
 * `yyyy-MM-dd`; undefined when it is none. `2026-07-03` is taken as it is.
 */
export function readDay(text: string, year?: string): string | undefined {
  const typed = text.trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? [];
  if (isoYear !== undefined) return existing(isoYear, isoMonth!, isoDay!);
  const [, day, month, written = year] =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed) ??
    [];
  if (day === undefined) return namedDay(typed);
  return written === undefined ? undefined : existing(written, month!, day);
}

/** Days from 1900 as spreadsheets count them; 1900 has a 29th of February there. */
const FIRST_SERIAL = Date.UTC(1899, 11, 30);

/** The day of such a number, between 1954 and 2118: what is smaller or bigger is something else. */
export const serialDay = (serial: number): string | undefined =>
  serial >= 20_000 && serial < 80_000
    ? new Date(FIRST_SERIAL + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
    : undefined;

/** The hour that programs write behind a day: `10:32`, `T10:32:05.000Z`, `10:32 hrs`, `1:05 p. m.`. */
const HOUR = /(?:[T ]|, ?) ?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?(?:[ap]\.? ?m\.?|hrs?\.?|horas))?Z?$/i;

/** A day as a file has it: written, with an hour behind it, or counted. What is none stays as it is. */
export function dayCell(value: unknown): unknown {
  if (typeof value === 'number') return serialDay(value) ?? String(value);
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(HOUR, '').trim();
  return /^\d{5}(\.\d+)?$/.test(text) ? (serialDay(Number(text)) ?? text) : (readDay(text) ?? text);
}
