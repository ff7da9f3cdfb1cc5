/** Invented demo data: when orders come in, over the months, the week and the day. */
import type { Rng } from '../random.ts';
import { DAY_MINUTES } from './calendar.ts';

const MONTHS = [0.9, 0.7, 1.1, 1, 1, 0.95, 0.95, 1, 0.85, 1.1, 1.2, 1.1];
const WEEKDAYS = [0, 1.1, 1.05, 1, 1, 0.85, 0];
/** Half hours from 9:00 on: a peak before noon, a dip at lunch, another before the couriers leave. */
const HALF_HOURS = [4, 6, 8, 10, 11, 11, 9, 7, 4, 3, 5, 7, 9, 10, 9, 8, 6, 4, 2];

/** Number of orders for each day: `total` in all, growing a third over the time. `lastShare` is how much of the last day counts. */
export function ordersPerDay(days: readonly string[], total: number, lastShare: number, rng: Rng): number[] {
  const weights = days.map((day, i) => {
    const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? 1;
    const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0;
    return (
      month *
      weekday *
      (1 + (0.35 * i) / days.length) *
      rng.triangular(0.75, 1, 1.3) *
      (i === days.length - 1 ? lastShare : 1)
    );
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  let gone = 0;
  let given = 0;
  return weights.map((weight, i) => {
    gone += weight;
    const upTo = i === weights.length - 1 ? total : Math.floor((gone / sum) * total);
    const count = upTo - given;
    given = upTo;
    return count;
  });
}

/** Minutes after opening of `count` orders of a day, in order; none in the first half hour, when deliveries are booked in. */
export function arrivals(count: number, dayMinutes: number, rng: Rng): number[] {
  const slots = HALF_HOURS.map((weight, i) => [i, weight] as const);
  const last = Math.max(31, Math.min(dayMinutes, DAY_MINUTES - 2));
  return Array.from({ length: count }, () => {
    const drawn = rng.weighted(slots) * 30 + rng.next() * 30;
    return drawn >= 31 && drawn <= last ? drawn : 31 + rng.next() * (last - 31);
  }).sort((a, b) => a - b);
}
