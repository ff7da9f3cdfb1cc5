import { today } from './times.ts';
import { parseDay, parseTime } from './typed-times.ts';

test.each([
  ['03-07-2026', '2026-07-03'],
  ['3/7/26', '2026-07-03'],
  ['3.7.2026', '2026-07-03'],
  ['03072026', '2026-07-03'],
  ['030726', '2026-07-03'],
  [' 29-2-2028 ', '2028-02-29'],
  ['2026-07-03', '2026-07-03'],
  ['31-12', `${today().slice(0, 4)}-12-31`],
])('«%s» is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each(['', '3', '31-02-2026', '29-02-2027', '13-13-2026', '07/2026', 'hoy', '0-1-2026', '2026-13-01', '1-2-202'])(
  '«%s» is no day',
  (text) => {
    expect(parseDay(text)).toBeUndefined();
  },
);

test.each([
  ['9', '09:00'],
  ['09:30', '09:30'],
  ['9.05', '09:05'],
  ['2359', '23:59'],
  ['930', '09:30'],
  ['0', '00:00'],
])('«%s» is the hour %s', (text, hour) => {
  expect(parseTime(text)).toBe(hour);
});

test.each(['', '24', '9:60', '9:5', 'nueve', '23:59:00'])('«%s» is no hour', (text) => {
  expect(parseTime(text)).toBeUndefined();
});
