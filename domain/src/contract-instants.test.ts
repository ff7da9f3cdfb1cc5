import { contract } from './contract.ts';
import { dayText, instantText } from './kernel/when.ts';

test('years of business pass, others do not', () => {
  expect(['2026-01-05', '1900-01-01', '2199-12-31'].filter((text) => !dayText.safeParse(text).success)).toEqual([]);
  expect(
    ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30'].filter(
      (text) => dayText.safeParse(text).success,
    ),
  ).toEqual([]);
  expect(instantText.safeParse('2026-01-05T12:00:00-03:00').success).toBe(true);
  expect(
    ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'].filter((text) => instantText.safeParse(text).success),
  ).toEqual([]);
});

// A read model cannot hold such a day: the person's stream would be parked for good.
test.each(['create-event', 'schedule-maintenance', 'set-dollar'])('%s takes no day out of the calendar', (name) => {
  const { shape } = contract.find((call) => call.name === name)!.request as unknown as {
    shape: { fecha: { safeParse: (value: unknown) => { success: boolean } } };
  };
  for (const day of ['0000-01-01', '9999-12-31'])
    for (const time of ['', 'T00:00:00Z']) expect(shape.fecha.safeParse(`${day}${time}`).success).toBe(false);
});
