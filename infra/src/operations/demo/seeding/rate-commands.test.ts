import { dayOf } from '@power/domain/kernel/dates';
import type { Directory } from './directory.ts';
import { rateCommands } from './rate-commands.ts';

/** Commands of rates ask the directory for Finanzas alone. */
const directory = { user: () => 'finanzas' } as unknown as Directory;

test.each([
  ['in the hour after midnight, in summer', '2026-11-24T03:48:30.000Z'],
  ['in the hour after midnight, in winter', '2026-07-24T04:20:00.000Z'],
  ['in the evening', '2026-11-24T23:10:00.000Z'],
])('no rate is told before its day: %s', (_, until) => {
  const told = rateCommands(directory, { seed: 'prueba', orders: 1, until }, '2025-05-24T12:00:00.000Z');
  expect(told.length).toBeGreaterThan(400);
  const early = told.filter(({ now, request }) => dayOf(now) < (request as { fecha: string }).fecha || now > until);
  expect(early).toEqual([]);
});
