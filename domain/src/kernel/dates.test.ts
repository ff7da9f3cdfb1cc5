import fc from 'fast-check';
import { addDays, addMonths, dayOf, formatDay, formatInstant, instantOf, santiago, startOfDay, ZONE } from './dates.ts';
import { pesosText, roundPesos } from './money.ts';

const days = fc.integer({ min: 0, max: 365 * 25 }).map((n) => addDays('2012-01-01', n));
const instants = fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2037, 0) }).map((ms) => new Date(ms).toISOString());

test('a day begins with its first instant: the millisecond before is of the day before', () => {
  fc.assert(
    fc.property(days, (day) => {
      const start = Date.parse(startOfDay(day));
      expect(dayOf(new Date(start))).toBe(day);
      expect(dayOf(new Date(start - 1))).toBe(addDays(day, -1));
    }),
    { numRuns: 400 },
  );
  // Winter, summer, and the Sunday whose midnight the clock skips.
  expect(startOfDay('2026-07-01')).toBe('2026-07-01T04:00:00.000Z');
  expect(startOfDay('2026-01-01')).toBe('2026-01-01T03:00:00.000Z');
  expect(startOfDay('2026-09-06')).toBe('2026-09-06T04:00:00.000Z');
  expect(() => startOfDay('2026-02-30')).toThrow();
});

test('days are counted over months, years and leap days, there and back', () => {
  fc.assert(fc.property(days, fc.integer({ min: -900, max: 900 }), (day, n) => addDays(addDays(day, n), -n) === day));
  expect([addDays('2024-02-28', 1), addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual([
    '2024-02-29',
    '2027-01-01',
    '2026-02-28',
  ]);
});

test('an instant reads as the clock in Santiago did, and the clock leads back to it but for the hour that comes twice', () => {
  expect(formatInstant('2026-01-05T12:03:09.000Z')).toBe('05-01-2026 09:03:09');
  expect(formatDay('2026-01-31')).toBe('31-01-2026');
  fc.assert(
    fc.property(instants, (instant) => {
      const [date, clock] = formatInstant(instant).split(' ') as [string, string];
      expect(date).toBe(formatDay(dayOf(instant)));
      const back = instantOf(dayOf(instant), clock.slice(0, 5))!;
      const apart = Date.parse(instant) - Date.parse(back);
      expect(apart % 3_600_000).toBeLessThan(60_000);
      expect([0, 1]).toContain(Math.floor(apart / 3_600_000));
    }),
  );
  // Skipped in September, repeated in April: the first of the two.
  expect(instantOf('2026-09-06', '00:30')).toBeUndefined();
  expect(instantOf('2026-04-04', '23:30')).toBe('2026-04-05T02:30:00.000Z');
});

test('what is no amount is never rounded to one', () => {
  expect(() => roundPesos(Number.NaN)).toThrow('not an amount: NaN');
  expect(pesosText(-1234.5)).toBe('$-1.235');
});

test('the clock of Santiago is the one that the time zone data tell, to the second beside each change of the hour', () => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const told = (ms: number): string => clock.format(ms).replace(', ', ' ');
  const ours = (ms: number): string => {
    const { year, month, day, hour, minute, second } = santiago(new Date(ms));
    const two = (n: number): string => String(n).padStart(2, '0');
    return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
  };
  const DAY = 86_400_000;
  const hourOf = (ms: number): string => told(ms).slice(11);
  let changes = 0;
  const differing: string[] = [];
  for (let day = -DAY; day < Date.UTC(2040, 0); day += DAY) {
    if (hourOf(day) === hourOf(day + DAY)) continue;
    changes += 1;
    for (let at = day; at <= day + DAY; at += 30 * 60_000)
      for (const near of [at - 1, at]) if (ours(near) !== told(near)) differing.push(new Date(near).toISOString());
  }
  expect(differing).toEqual([]);
  expect(changes).toBeGreaterThan(100);
  fc.assert(fc.property(fc.integer({ min: -(10 ** 12), max: Date.UTC(2040, 0) }), (ms) => ours(ms) === told(ms)));
  expect(() => santiago('never')).toThrow(RangeError);
});

test('months later: the last of a month that is shorter, and over the end of a year', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-11-15', 2)).toBe('2027-01-15');
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-31');
});
