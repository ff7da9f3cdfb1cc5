import { addDays } from '@power/domain/kernel/dates';

const two = (n: number): string => String(n).padStart(2, '0');
const names = new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const weekdays = new Intl.DateTimeFormat('es-CL', { weekday: 'short', timeZone: 'UTC' });
const wholeDays = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** *mar* */
export const weekdayOf = (day: string): string => weekdays.format(noonOf(day)).replace('.', '');
/** *martes, 24 de noviembre* */
export const dayName = (day: string): string => wholeDays.format(noonOf(day));

/** `yyyy-MM` of a Santiago day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months later. */
export function addMonths(month: string, n: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const index = year * 12 + number - 1 + n;
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
}

/** *noviembre de 2026* */
export const monthName = (month: string): string => names.format(new Date(`${month}-15T12:00:00Z`));

/** Days of the month view: whole weeks from Monday to Sunday that hold the month. */
export function monthDays(month: string): string[] {
  const first = `${month}-01`;
  // Monday is 0: the week of the trade begins there, weekends close it.
  const lead = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const start = addDays(first, -lead);
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, n) => addDays(start, n));
}
