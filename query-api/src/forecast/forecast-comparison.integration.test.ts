import { figuresOf, weighted } from '@power/domain/forecast/figures.shared';
import comparison from './forecast-comparison.ts';
import { admin, beto, FIRST_NOV, month, NOW, useForecast } from './forecast-desk.testing.ts';
import ofBrand from './forecast-of-brand.ts';
import { at, day, NOVEMBER } from './lives.testing.ts';

const { ask } = useForecast();

test('what moved between two days, and its steps come to the difference', async () => {
  const found = await ask<{
    inicial: number;
    final: number;
    antes: object;
    pasos: { movimiento: string; monto: number; oportunidades: { _id: string }[] }[];
  }>(comparison, { ...month, desde: FIRST_NOV });
  const worth = (instant: string) =>
    at(instant).reduce((sum, row) => sum + (row.mes_cierre === 11 && !row.perdida ? weighted(row) : 0), 0);
  expect([found.inicial, found.final]).toEqual([worth(FIRST_NOV), worth(NOW)]);
  expect(found.pasos.reduce((sum, { monto }) => sum + monto, found.inicial)).toBe(found.final);
  const moved = found.pasos.filter(({ oportunidades }) => oportunidades.length > 0);
  expect(
    moved.map(({ movimiento, monto, oportunidades }) => [movimiento, monto, oportunidades.map((o) => o._id)]),
  ).toEqual([
    ['nuevas', 240, ['4']],
    ['ganadas', 500, ['1']],
    ['postergadas', -400, ['2']],
    ['perdidas', -400, ['3']],
  ]);
  expect(found.antes).toMatchObject(figuresOf(at(FIRST_NOV), NOVEMBER));
});

test('a manager’s comparison is of their brands’ share, as their forecast is; a brand goes by its _id and its manager’s too', async () => {
  const between = { ...month, desde: day(4), hasta: day(10), medida: 'total' };
  const own = await ask<object>(comparison, between, beto);
  expect(own).toMatchObject({ inicial: 500, final: 500 });
  expect(await ask(ofBrand, month, beto, day(4))).toMatchObject({ total: 500 });
  // Of an Administrador, with what was taken out since.
  for (const brand of ['APC', 'b1', 'beto'])
    expect(await ask(comparison, { ...between, brand })).toMatchObject({ inicial: 600, final: 600 });
});

test('between two days of the past: what shrank, what was taken out; moments that cannot be are refused', async () => {
  const between = { ...month, desde: day(12), hasta: day(19), medida: 'total' };
  const { pasos } = await ask<{ pasos: { movimiento: string; monto: number }[] }>(comparison, between);
  expect(pasos.filter(({ monto }) => monto !== 0)).toMatchObject([
    { movimiento: 'reducidas', monto: -500 },
    { movimiento: 'perdidas', monto: -2000 },
    { movimiento: 'eliminadas', monto: -100 },
  ]);
  expect(await ask(comparison, { ...between, hasta: day(12) })).toMatchObject({ codigo: 'MOMENTOS_INVERTIDOS' });
  expect(await ask(comparison, { ...between, hasta: '2027-01-01T00:00:00Z' })).toMatchObject({
    codigo: 'MOMENTO_FUTURO',
  });
  // Shown as of a day, no later one is compared with.
  expect(await ask(comparison, between, admin, day(18))).toMatchObject({ codigo: 'MOMENTO_FUTURO' });
});
