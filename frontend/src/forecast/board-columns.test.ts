import { besides, type Card, columnsOf, isOpen } from './board-columns.ts';

const card = (_id: string, more: Partial<Card> = {}): Card => ({
  _id,
  number: 1,
  cotizacion: 8001,
  cotizacion_estado: null,
  cliente_nombre: 'Cliente',
  porcentaje: 20,
  monto_total: 100,
  perdida: false,
  pedido: null,
  usuario: 'u1',
  usuario_nombre: 'Ejecutiva',
  next_step: 'Llamar',
  fechaAccion: '2026-11-25',
  ...more,
});
const shown = (cards: readonly Card[], ...sums: readonly (readonly [number, number, number])[]) =>
  columnsOf(
    cards,
    sums.map(([porcentaje, cantidad, monto]) => ({ porcentaje, cantidad, monto })),
  ).map(({ porcentaje, cards: own, cantidad, suma }) => [porcentaje, own.map(({ _id }) => _id), cantidad, suma]);

test('four columns by percentage, each with the count and sum of all that it has; what is lost has one of its own, only when there is some', () => {
  expect(shown([card('a'), card('b', { porcentaje: 80 })], [20, 901, 5000], [80, 1, 50], [100, 3, 30])).toEqual([
    [20, ['a'], 901, 5000],
    [50, [], 0, 0],
    [80, ['b'], 1, 50],
    [100, [], 3, 30],
  ]);
  expect(shown([], [0, 2, 100]).at(-1)).toEqual([0, [], 2, 100]);
});

test('an older 90 stands with 80', () => {
  expect(shown([card('a', { porcentaje: 90 })], [80, 1, 100])[2]).toEqual([80, ['a'], 1, 100]);
  expect(besides(90, 1)).toBe(100);
});

test('within a column the next action decides, then the amount', () => {
  const found = columnsOf(
    [
      card('late', { fechaAccion: null }),
      card('small', { fechaAccion: '2026-11-20', monto_total: 1 }),
      card('big', { fechaAccion: '2026-11-20', monto_total: 9 }),
    ],
    [],
  );
  expect(found[0]!.cards.map(({ _id }) => _id)).toEqual(['big', 'small', 'late']);
});

test('a card goes to the column beside, and not over the edge', () => {
  expect([besides(20, 1), besides(100, -1), besides(20, -1), besides(100, 1), besides(0, 1)]).toEqual([
    50,
    80,
    undefined,
    undefined,
    undefined,
  ]);
  expect([isOpen(card('a')), isOpen(card('a', { pedido: 15010 })), isOpen(card('a', { perdida: true }))]).toEqual([
    true,
    false,
    false,
  ]);
});
