import { durationText, typedDuration } from './duration.ts';

test.each([
  ['2h', 120],
  ['1 h 30 min', 90],
  ['3 días', 4320],
  ['1d 2h 5m', 1565],
  ['45', 45],
  ['0', 0],
])('%s is typed for %d minutes', (text, minutes) => expect(typedDuration(text)).toBe(minutes));

test.each(['', 'h', 'ayer', '-2h', '1,5 h', '2 h 1 d'])('«%s» is no duration', (text) =>
  expect(typedDuration(text)).toBeUndefined(),
);

test('what is written is read again', () => {
  for (const minutes of [0, 1, 59, 60, 61, 1439, 1440, 1501, 100_000])
    expect(typedDuration(durationText(minutes))).toBe(minutes);
});
