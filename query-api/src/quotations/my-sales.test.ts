import { stretchesAt } from './my-sales.ts';

test('a stretch is compared with the same one before, until the same time; a shorter month ends with itself', () => {
  const { hoy, ayer, mes, mes_anterior } = stretchesAt('2026-03-31T15:00:00.000Z');
  expect(hoy.from).toBe('2026-03-31T03:00:00.000Z');
  expect(ayer).toEqual({ from: '2026-03-30T03:00:00.000Z', to: '2026-03-30T15:00:00.000Z' });
  expect(mes.from).toBe('2026-03-01T03:00:00.000Z');
  expect(mes_anterior).toEqual({ from: '2026-02-01T03:00:00.000Z', to: '2026-03-01T03:00:00.000Z' });
  expect(stretchesAt('2026-03-10T15:00:00.000Z').mes_anterior.to).toBe('2026-02-10T15:00:00.000Z');
});
