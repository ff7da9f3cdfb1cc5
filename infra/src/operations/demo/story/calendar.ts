/** When the invented demo company works: Chilean working days, 9:00 to 18:30 in Santiago, as one line of working minutes. */
import { addDays, startOfDay } from '@power/domain/kernel/dates';

const MINUTE = 60_000;
const OPENS = 9 * 60;
/** Working minutes of a day. */
export const DAY_MINUTES = 570;

const two = (n: number): string => String(n).padStart(2, '0');
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Easter Sunday of a year (Gregorian computus), `yyyy-MM-dd`. */
function easter(year: number): string {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const skipped = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * moon + 15) % 30;
  const full = skipped - (skipped > 28 || (skipped === 28 && moon > 10) ? 1 : 0);
  const fall = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, full - fall);
}

/** Law 19.668: 29 June and 12 October move to Monday when they fall between Tuesday and Friday. */
function toMonday(day: string): string {
  const wd = weekday(day);
  return wd >= 2 && wd <= 4 ? addDays(day, 1 - wd) : wd === 5 ? addDays(day, 3) : day;
}

/** Law 20.299: 31 October moves to the nearer Friday when it falls on Tuesday or Wednesday. */
const reformation = (day: string): string =>
  weekday(day) === 2 ? addDays(day, -4) : weekday(day) === 3 ? addDays(day, 2) : day;

const cache = new Map<number, ReadonlySet<string>>();

/** National holidays of Chile in a year, `yyyy-MM-dd`. */
export function holidaysOf(year: number): ReadonlySet<string> {
  const known = cache.get(year);
  if (known) return known;
  const on = (month: number, date: number): string => `${year}-${two(month)}-${two(date)}`;
  const sunday = easter(year);
  const solstice = year >= 2024 && year % 4 < 2 ? 20 : 21;
  const days = [
    on(1, 1),
    addDays(sunday, -2),
    addDays(sunday, -1),
    on(5, 1),
    on(5, 21),
    on(6, solstice),
    toMonday(on(6, 29)),
    on(7, 16),
    on(8, 15),
    on(9, 18),
    on(9, 19),
    toMonday(on(10, 12)),
    reformation(on(10, 31)),
    on(11, 1),
    on(12, 8),
    on(12, 25),
  ];
  if (weekday(on(1, 1)) === 0) days.push(on(1, 2));
  if ([1, 5].includes(weekday(on(9, 17)))) days.push(on(9, 17));
  if (weekday(on(9, 20)) === 5) days.push(on(9, 20));
  const set = new Set(days);
  cache.set(year, set);
  return set;
}

export const isWorkingDay = (day: string): boolean =>
  ![0, 6].includes(weekday(day)) && !holidaysOf(Number(day.slice(0, 4))).has(day);

/** Working time from a first day on. Position w counts working minutes: w = n × 570 is the opening of the n-th working day. */
export interface WorkCalendar {
  days: readonly string[];
  /** Milliseconds since 1970 of a position; throws RangeError behind the end. */
  at(w: number): number;
  /** The same position, or the next opening when fewer than `minutes` are left of its day. */
  fit(w: number, minutes: number): number;
}

/** The working days from `first` to `last`, both `yyyy-MM-dd`. */
export function workCalendar(first: string, last: string): WorkCalendar {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (isWorkingDay(day)) days.push(day);
  const opening = days.map((day) => Date.parse(startOfDay(day)) + OPENS * MINUTE);
  return {
    days,
    at: (w) => {
      const index = Math.floor(w / DAY_MINUTES);
      const start = opening[index];
      if (start === undefined) throw new RangeError(`fuera del calendario: ${w}`);
      return start + Math.round((w - index * DAY_MINUTES) * MINUTE);
    },
    fit: (w, minutes) => {
      const next = (Math.floor(w / DAY_MINUTES) + 1) * DAY_MINUTES;
      return w + Math.min(minutes, DAY_MINUTES - 10) <= next ? w : next + 5;
    },
  };
}
