const two = (n: number | string): string => String(n).padStart(2, '0');

/** That day, or undefined: 31-02 is no day, a calendar would make it 3-03. */
function existing(year: string, month: string, day: string): string | undefined {
  const found = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const at = new Date(`${found}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(found) ? found : undefined;
}

/**
 * Reads a day as people type it in Chile (`3-7-2026`, `03/07/26`, `3.7.2026`, `03072026`; `3-7` where a `year` is meant), as
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
  return day === undefined || written === undefined ? undefined : existing(written, month!, day);
}

/** Days from 1900 as spreadsheets count them; 1900 has a 29th of February there. */
const FIRST_SERIAL = Date.UTC(1899, 11, 30);

/** The day of such a number, between 1954 and 2118: what is smaller or bigger is something else. */
export const serialDay = (serial: number): string | undefined =>
  serial >= 20_000 && serial < 80_000
    ? new Date(FIRST_SERIAL + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
    : undefined;

/** A day as a file has it: written, with an hour of midnight behind it, or counted. What is none stays as it is. */
export function dayCell(value: unknown): unknown {
  if (typeof value === 'number') return serialDay(value) ?? String(value);
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(/[T ]0{1,2}:00(:00(\.0+)?)?Z?$/, '');
  return /^\d{5}(\.0+)?$/.test(text) ? (serialDay(Number(text)) ?? text) : (readDay(text) ?? text);
}
