import { today } from './times.ts';

const two = (n: number | string): string => String(n).padStart(2, '0');

/**
 * Reads a day as people type it in Chile (`3-7-2026`, `03/07/26`, `03072026`, `3-7` of this year) as `yyyy-MM-dd`;
 * undefined when it is none. `2026-07-03` is taken as it is.
 */
export function parseDay(text: string): string | undefined {
  const typed = text.trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? [];
  const [, day, month, year] =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed) ??
    [];
  const [y, m, d] = isoYear ? [isoYear, isoMonth!, isoDay!] : [year ?? today().slice(0, 4), month ?? '', day ?? ''];
  if (m === '') return undefined;
  const found = `${y.length === 2 ? `20${y}` : y}-${two(m)}-${two(d)}`;
  // 31-02 is no day: a calendar would make it 3-03.
  const at = new Date(`${found}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(found) ? found : undefined;
}

/** Reads an hour as people type it (`9`, `9:30`, `0930`, `9.30`) as `HH:mm`; undefined when it is none. */
export function parseTime(text: string): string | undefined {
  const [, hour, minute = '0'] =
    /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(text.trim()) ?? [];
  return hour !== undefined && Number(hour) < 24 && Number(minute) < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}
