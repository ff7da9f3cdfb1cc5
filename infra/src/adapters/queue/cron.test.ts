import { minuteOf, wantsMinute } from './cron.ts';

test.each([
  ['30 3 * * *', '2026-07-01T07:30:00Z', true],
  ['30 3 * * *', '2026-01-01T06:30:59Z', true],
  ['30 3 * * *', '2026-01-01T06:31:00Z', false],
  ['0,30 7-20 * * 1-5', '2026-11-20T23:30:00Z', true],
  ['0,30 7-20 * * 1-5', '2026-11-21T00:00:00Z', false],
  ['0,30 7-20 * * 1-5', '2026-11-21T15:00:00Z', false],
  ['*/15 * 1 1-6/2 *', '2026-03-01T15:45:00Z', true],
  ['*/15 * 1 1-6/2 *', '2026-02-01T15:45:00Z', false],
])('%s at %s: %s', (cron, at, wanted) => {
  expect(wantsMinute(cron, new Date(at))).toBe(wanted);
});

test('a minute is one of Santiago', () => {
  expect(minuteOf(new Date('2026-11-22T01:05:59Z'))).toBe('2026-11-21 22:05');
  expect(() => wantsMinute('* *', new Date())).toThrow('not a cron expression');
});
