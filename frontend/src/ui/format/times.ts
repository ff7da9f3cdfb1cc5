import { dayOf, formatInstant } from '@power/domain/kernel/dates';
import { serverNow } from '../../api/server-time.ts';
import { UNKNOWN } from './numbers.ts';

type Instant = string | Date | null | undefined;
const two = (n: number): string => String(n).padStart(2, '0');

/** Santiago day `dd-MM-yyyy`; a plain `yyyy-MM-dd` is taken as it is. */
export function formatDay(value: Instant): string {
  if (!value) return UNKNOWN;
  const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : dayOf(value);
  return day.split('-').reverse().join('-');
}

/** `dd-MM` where there is little room; with its year when it is of another than today. */
export function formatShortDay(value: Instant, now: Date = new Date(serverNow())): string {
  const day = formatDay(value);
  return day.slice(6) === dayOf(now).slice(0, 4) ? day.slice(0, 5) : day;
}

/** `HH:mm` when of today, else `dd-MM-yyyy`, as grids show instants. */
export function formatWhen(value: Instant, now: Date = new Date(serverNow())): string {
  if (!value) return UNKNOWN;
  return dayOf(value) === dayOf(now) ? formatInstant(value).slice(11, 16) : formatDay(value);
}

/** Today in Santiago, `yyyy-MM-dd`, as the server has it. */
export const today = (): string => dayOf(new Date(serverNow()));

/** `dd-MM-yyyy HH:mm`. */
export const formatDayTime = (value: Instant): string => (value ? formatInstant(value).slice(0, 16) : UNKNOWN);

/** Elapsed ms as hours, minutes, seconds; never negative, so that a clock a second ahead shows 0. */
export function elapsedParts(ms: number): { h: number; m: number; s: number } {
  const total = Math.max(0, Math.floor(ms / 1000));
  return { h: Math.floor(total / 3600), m: Math.floor((total % 3600) / 60), s: total % 60 };
}

/** `3 d 4 h` from one day on, `1 h 05 min`, `5 min`, `12 s`. */
export function formatDuration(ms: number): string {
  const { h, m, s } = elapsedParts(ms);
  if (h >= 24) return `${Math.floor(h / 24)} d ${h % 24} h`;
  if (h > 0) return `${h} h ${two(m)} min`;
  return m > 0 ? `${m} min` : `${s} s`;
}

/** `1h 5m 9s`, the elapsed text of the queues (document 1 §3). */
export function formatElapsed(ms: number): string {
  const { h, m, s } = elapsedParts(ms);
  return `${h}h ${m}m ${s}s`;
}

/** `01:05:09`, for wallboards. */
export function formatClock(ms: number): string {
  const { h, m, s } = elapsedParts(ms);
  return `${two(h)}:${two(m)}:${two(s)}`;
}
