import { foldAll } from '../kernel/scenario.ts';
import { expiry } from './expire-quotations.ts';
import { isPast } from './guards.ts';
import { validityFrom } from './header.ts';
import { quotation } from './quotation.ts';
import { quoted } from './quotation.testing.ts';

/** Document 2 §9: fifteen days, counted in Santiago, where a day of spring has 23 hours and one of autumn 25. */
test.each([
  ['noon', '2026-06-10T16:00:00.000Z', '2026-06-25'],
  ['the last minute of a day of winter, UTC−4', '2026-06-11T03:59:00.000Z', '2026-06-25'],
  ['the first minute of the next', '2026-06-11T04:00:00.000Z', '2026-06-26'],
  ['the last minute of a day of summer, UTC−3', '2026-01-11T02:59:00.000Z', '2026-01-25'],
  ['over the night of September that lacks an hour', '2026-08-30T03:30:00.000Z', '2026-09-13'],
  ['over the night of April that has one twice', '2026-03-28T02:30:00.000Z', '2026-04-11'],
])('made at %s, it is good for fifteen days', (_when, now, validez) => {
  expect(validityFrom(now)).toBe(validez);
});

test.each([
  ['winter', '2026-06-25', '2026-06-26T03:59:59.000Z', '2026-06-26T04:00:00.000Z'],
  ['summer', '2026-01-25', '2026-01-26T02:59:59.000Z', '2026-01-26T03:00:00.000Z'],
  ['the day before clocks go forward', '2026-09-05', '2026-09-06T03:59:59.000Z', '2026-09-06T04:00:00.000Z'],
  ['the day on which clocks went back', '2026-04-04', '2026-04-05T03:59:59.000Z', '2026-04-05T04:00:00.000Z'],
])('%s: good until the last second of its last day, and over with the next', (_when, validez, last, next) => {
  const q = foldAll(quotation, [quoted({ more: { validez } })]);
  expect(isPast({ validez }, last)).toBe(false);
  expect(expiry(q, last)).toEqual([]);
  expect(isPast({ validez }, next)).toBe(true);
  expect(expiry(q, next)).toMatchObject([{ type: 'QuotationExpired', data: { estado: 'Expirada', validez } }]);
  // Told once: what has ended does not end again.
  expect(expiry(foldAll(quotation, [quoted({ more: { validez } }), ...expiry(q, next)]), next)).toEqual([]);
});
