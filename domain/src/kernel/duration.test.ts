import { durationText, typedDuration } from './duration.ts';

test.each([
  ['2h', 120],
  ['1 h 30 min', 90],
  ['3 días', 4320],
  ['1d 2h 5m', 1565],
  [' 3 dias ', 4320],
  ['3dia', 4320],
  ['1 hora', 60],
  ['2 HORAS', 120],
  ['5 m', 5],
  ['5 minuto', 5],
  ['5 minutos', 5],
  ['45', 45],
  ['0', 0],
])('%s is typed for %d minutes', (text, minutes) => expect(typedDuration(text)).toBe(minutes));

test.each(['', 'h', 'ayer', '-2h', '1,5 h', '2 h 1 d', 'x45', '12345678', '2 horasmas', '3 cada'])(
  '«%s» is no duration',
  (text) => expect(typedDuration(text)).toBeUndefined(),
);

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1440, '1 d'],
  [1445, '1 d 5 min'],
  [4380, '3 d 1 h'],
])('%i minutes are written %s', (minutes, text) => expect(durationText(minutes)).toBe(text));

test('what is written is read again', () => {
  for (const minutes of [0, 1, 59, 60, 61, 1439, 1440, 1501, 100_000])
    expect(typedDuration(durationText(minutes))).toBe(minutes);
});
