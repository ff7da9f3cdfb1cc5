/** Calendar of the business: America/Santiago, where some days have 23 or 25 hours: days are counted, never 24 h added. */

export const ZONE = 'America/Santiago';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

function asked(instant: Date): WallClock {
  const found = Object.fromEntries(parts.formatToParts(instant).map((p) => [p.type, p.value]));
  return {
    year: Number(found.year),
    month: Number(found.month),
    day: Number(found.day),
    hour: Number(found.hour),
    minute: Number(found.minute),
    second: Number(found.second),
  };
}

/** Since 1970 clocks were set on the hour only, and by whole hours: within an hour the difference to UTC is one. */
const HOUR = 60 * 60_000;
const REMEMBERED = 20_000;
/** Milliseconds that Santiago is ahead of UTC, by hour: asking for them takes a hundred times as long as adding. */
const ahead = new Map<number, number>();

function aheadAt(hour: number): number {
  const known = ahead.get(hour);
  if (known !== undefined) return known;
  const there = asked(new Date(hour * HOUR));
  const found = Date.UTC(there.year, there.month - 1, there.day, there.hour, there.minute, there.second) - hour * HOUR;
  if (ahead.size >= REMEMBERED) ahead.clear();
  ahead.set(hour, found);
  return found;
}

/** Wall-clock fields of an instant in Santiago. Throws RangeError for what is no instant. */
export function santiago(instant: string | Date): WallClock {
  const at = new Date(instant);
  const ms = at.getTime();
  if (!(ms >= 0)) return asked(at);
  const there = new Date(ms + aheadAt(Math.floor(ms / HOUR)));
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
    second: there.getUTCSeconds(),
  };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Santiago day of an instant, `yyyy-MM-dd`. */
export function dayOf(instant: string | Date): string {
  const d = santiago(instant);
  return `${d.year}-${two(d.month)}-${two(d.day)}`;
}

/** Day plus n calendar days, both `yyyy-MM-dd`. */
export const addDays = (day: string, n: number): string => {
  const [y, m, d] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(y, m - 1, d + n)).toISOString().slice(0, 10);
};

/** Calendar days from one day to another, both `yyyy-MM-dd`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The same day so many months later, `yyyy-MM-dd`; the last of the month where that has no such day. */
export const addMonths = (day: string, months: number): string => {
  const [y, m, d] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(y, m + months, 0)).getUTCDate();
  return new Date(Date.UTC(y, m - 1 + months, Math.min(d, last))).toISOString().slice(0, 10);
};

/** First instant (ISO UTC) of a Santiago day: 00:00, or 01:00 on the September Sunday whose midnight does not exist. */
export function startOfDay(day: string): string {
  for (let minutes = 2 * 60; minutes <= 6 * 60; minutes += 30) {
    const candidate = new Date(`${day}T00:00:00Z`);
    candidate.setUTCMinutes(minutes);
    if (dayOf(candidate) === day) return candidate.toISOString();
  }
  throw new RangeError(`not a day: ${day}`);
}

/** Last instant (ISO UTC) of a month in Santiago. */
export const endOfMonth = (year: number, month: number): string =>
  new Date(Date.parse(startOfDay(addMonths(`${year}-${String(month).padStart(2, '0')}-01`, 1))) - 1).toISOString();

/** `dd-MM-yyyy HH:mm:ss` in Santiago, as chats and histories show instants. */
export function formatInstant(instant: string | Date): string {
  const d = santiago(instant);
  return `${two(d.day)}-${two(d.month)}-${d.year} ${two(d.hour)}:${two(d.minute)}:${two(d.second)}`;
}

/** A day `yyyy-MM-dd` as people write it: `dd-MM-yyyy`. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('-');

/** Instant (ISO UTC) of a wall-clock time `HH:mm` of a Santiago day; undefined for a time that the clock skips that day, the first of two that it repeats. */
export function instantOf(day: string, time: string): string | undefined {
  for (const offset of [3, 4]) {
    const candidate = new Date(Date.parse(`${day}T${time}:00Z`) + offset * 3_600_000);
    const d = santiago(candidate);
    if (dayOf(candidate) === day && `${two(d.hour)}:${two(d.minute)}` === time) return candidate.toISOString();
  }
  return undefined;
}
