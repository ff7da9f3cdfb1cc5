import fc from 'fast-check';
import { accuracyOf, accuracyOver, figuresOf, shareOf, weighted } from './figures.shared.ts';
import { MEDIDAS, movementsBetween, type Standing, worth } from './movements.shared.ts';
import { compareCierre, type Porcentaje, stageOf } from './tracking.ts';

const NOVEMBER = { year_cierre: 2026, mes_cierre: 11 };
const standing = (_id: string, more: Partial<Standing> = {}): Standing => ({
  _id,
  number: 1,
  cliente_nombre: 'Alarmas',
  usuario_nombre: 'Inés',
  porcentaje: 50,
  monto_total: 1000,
  monto_asegurado: 0,
  perdida: false,
  pedido: null,
  ...NOVEMBER,
  ...more,
});
const step = (before: Standing[], after: Standing[]) =>
  movementsBetween(before, after, NOVEMBER, 'ponderado')
    .pasos.filter(({ cantidad }) => cantidad > 0)
    .map(({ movimiento, monto }) => [movimiento, monto]);

test.each([
  ['nuevas', [], [standing('a')], 500],
  ['eliminadas', [standing('a')], [], -500],
  ['postergadas', [standing('a')], [standing('a', { mes_cierre: 12 })], -500],
  ['adelantadas', [standing('a')], [standing('a', { mes_cierre: 10 })], -500],
  ['recibidas', [standing('a', { mes_cierre: 10 })], [standing('a')], 500],
  ['perdidas', [standing('a')], [standing('a', { perdida: true, porcentaje: 0 })], -500],
  ['ganadas', [standing('a')], [standing('a', { pedido: 7, porcentaje: 100 })], 500],
  ['aumentadas', [standing('a')], [standing('a', { porcentaje: 80 })], 300],
  ['reducidas', [standing('a')], [standing('a', { monto_total: 400 })], -300],
] as const)('%s', (movimiento, before, after, monto) => {
  expect(step([...before], [...after])).toEqual([[movimiento, monto]]);
});

test('what stands as it did is no step, and what came from another month already lost counts for nothing', () => {
  expect(step([standing('a')], [standing('a')])).toEqual([]);
  expect(step([standing('a', { mes_cierre: 10 })], [standing('a', { perdida: true, porcentaje: 0 })])).toEqual([]);
});

const one = fc
  .record({
    porcentaje: fc.constantFrom<Porcentaje>(0, 20, 50, 80, 100),
    monto_total: fc.integer({ min: 0, max: 2_000_000_001 }),
    mes_cierre: fc.integer({ min: 10, max: 12 }),
    pedido: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  .map(({ porcentaje, monto_total, ...more }) =>
    standing('', { ...stageOf(porcentaje, monto_total), monto_total, ...more }),
  );
const all = fc
  .dictionary(fc.constantFrom(...'abcdefghij'), one)
  .map((found) => Object.entries(found).map(([_id, row]) => ({ ...row, _id })));

test('the steps always come to the difference, to the peso, and each opportunity is in one of them', () => {
  fc.assert(
    fc.property(all, all, fc.constantFrom(...MEDIDAS), (before, after, medida) => {
      const { inicial, final, pasos } = movementsBetween(before, after, NOVEMBER, medida);
      expect(pasos.reduce((sum, { monto }) => sum + monto, inicial)).toBe(final);
      const named = pasos.flatMap(({ oportunidades }) => oportunidades.map(({ _id }) => _id));
      expect(new Set(named).size).toBe(named.length);
      expect(final).toBe(after.reduce((sum, row) => sum + worth(row, NOVEMBER, medida), 0));
      // A step up never takes anything away, a step down never adds.
      for (const { movimiento, monto } of pasos) {
        if (['nuevas', 'recibidas', 'aumentadas'].includes(movimiento)) expect(monto).toBeGreaterThanOrEqual(0);
        if (['adelantadas', 'postergadas', 'perdidas', 'eliminadas', 'reducidas'].includes(movimiento))
          expect(monto).toBeLessThanOrEqual(0);
      }
    }),
  );
});

const counted = (more: object = {}) => ({
  ...standing('a'),
  monto_facturado: 0,
  facturado_at: null as string | null,
  montos: [
    { marca: 'Dahua', monto: 600 },
    { marca: 'APC', monto: 400 },
  ],
  ...more,
});

test('figures of a month: what closes in it, and what was invoiced within it in Santiago', () => {
  const rows = [
    counted(),
    counted({ porcentaje: 100, monto_asegurado: 1000, monto_facturado: 900, facturado_at: '2026-12-01T02:59:00.000Z' }),
    counted({ perdida: true, porcentaje: 0 }),
    // Promised for December, invoiced before; and the other way round.
    counted({ mes_cierre: 12, monto_facturado: 70, facturado_at: '2026-11-03T12:00:00.000Z' }),
    counted({ porcentaje: 100, monto_facturado: 5, facturado_at: '2026-12-01T03:00:00.000Z' }),
  ];
  expect(figuresOf(rows, NOVEMBER)).toEqual({
    cantidad: 3,
    total: 3000,
    ponderado: 2500,
    asegurado: 1000,
    perdido: 1000,
    facturado: 970,
    por_porcentaje: [
      { porcentaje: 20, cantidad: 0, monto: 0 },
      { porcentaje: 50, cantidad: 1, monto: 1000 },
      { porcentaje: 80, cantidad: 0, monto: 0 },
      { porcentaje: 100, cantidad: 2, monto: 2000 },
    ],
  });
});

test('a brand has its share of amount, secured and invoiced; no share where it is not', () => {
  const row = counted({ monto_asegurado: 1000, monto_facturado: 500 });
  expect(shareOf(row, 'APC')).toMatchObject({ monto_total: 400, monto_asegurado: 400, monto_facturado: 200 });
  expect(shareOf(row, 'Hikvision')).toBeUndefined();
});

test('accuracy lies between 0 and 100, and is what was kept of all that was promised or invoiced', () => {
  expect([accuracyOf(100, 80), accuracyOf(80, 100), accuracyOf(0, 5), accuracyOf(7, 7)]).toEqual([80, 80, 0, 100]);
  expect([accuracyOf(0, 0), accuracyOver([])]).toEqual([null, null]);
  const months = [
    { prometido: 100, facturado: 50 },
    { prometido: 0, facturado: 100 },
  ];
  expect(accuracyOver(months)).toBe(25);
});

test('what the boards weigh is what the comparison weighs', () => {
  fc.assert(
    fc.property(one, (row) => {
      const expected = row.perdida || compareCierre(row, NOVEMBER) !== 0 ? 0 : weighted(row);
      expect(worth(row, NOVEMBER, 'ponderado')).toBe(expected);
    }),
  );
});
