import fc from 'fast-check';
import { deliveredCosts } from './delivered-cost.shared.ts';
import { soldUnits, type StockMove } from './sold-units.shared.ts';

const line = (linea: number, cantidad: number, pmp: number | null) => ({ linea, cantidad, pmp });

test('units that leave at another average than they were billed with adjust their line', () => {
  expect(deliveredCosts([line(1, 4, 1000)], [{ cantidad: 4, pmp: 2000 }])).toEqual([
    { linea: 1, cantidad: 4, ajuste: 4000 },
  ]);
  expect(deliveredCosts([line(1, 4, 1000)], [{ cantidad: 3, pmp: 999.99 }])).toEqual([
    { linea: 1, cantidad: 3, ajuste: -0.03 },
  ]);
});

test('lines of one product take units in their order; what is beyond the bill is of none, what came back of the last', () => {
  const departures = [
    { cantidad: 3, pmp: 1100 },
    { cantidad: 5, pmp: 1300 },
    { cantidad: -2, pmp: 1300 },
  ];
  expect(deliveredCosts([line(1, 2, 1000), line(2, 3, 1000)], departures)).toEqual([
    { linea: 1, cantidad: 2, ajuste: 200 },
    { linea: 2, cantidad: 3, ajuste: 700 },
  ]);
});

test('a line whose cost nobody knew costs what left cost', () => {
  expect(deliveredCosts([line(1, 2, null)], [{ cantidad: 2, pmp: 700 }])).toEqual([
    { linea: 1, cantidad: 2, ajuste: 1400 },
  ]);
});

const day = (n: number): string => `2026-03-${String(n).padStart(2, '0')}T12:00:00.000Z`;
const came = (n: number, cantidad: number, documento: string | null = null): StockMove => ({
  ...{ at: day(n), cantidad, documento, pedido: null },
});
const departure = (n: number, cantidad: number, pedido: string | null): StockMove => ({
  ...{ at: day(n), cantidad: -cantidad, documento: null, pedido },
});
const OC = 'Orden de Compra N° 7';
const received = (cantidad: number, n = 2) => ({ documentos: [OC], entradas: [{ fecha: day(n), cantidad }] });

test('what came in first leaves first: the sales that took units of the reception are named', () => {
  const moves = [
    came(1, 3),
    came(2, 10, OC),
    departure(3, 5, '40'),
    came(4, 9),
    departure(5, 2, null),
    departure(6, 1, '41'),
  ];
  expect(soldUnits(moves, received(10))).toEqual([
    { pedido: '40', cantidad: 2 },
    { pedido: null, cantidad: 2 },
    { pedido: '41', cantidad: 1 },
  ]);
});

test('of two receptions of one order the later is not the earlier', () => {
  const moves = [came(2, 4, OC), came(4, 6, OC), departure(5, 6, '40')];
  expect(soldUnits(moves, received(6, 4))).toEqual([{ pedido: '40', cantidad: 2 }]);
  expect(soldUnits(moves, received(4, 2))).toEqual([{ pedido: '40', cantidad: 4 }]);
});

test('sold units of a reception are never more than it brought, nor than left', () => {
  const step = fc.record({ units: fc.integer({ min: -30, max: 30 }), own: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const moves = steps
        .filter(({ units }) => units !== 0)
        .map(({ units, own }, n) => ({
          at: new Date(Date.UTC(2026, 2, 1 + n)).toISOString(),
          cantidad: units,
          documento: own && units > 0 ? OC : null,
          pedido: units < 0 ? String(n) : null,
        }));
      const entradas = moves.flatMap(({ at: fecha, cantidad, documento }) =>
        documento === OC ? [{ fecha, cantidad }] : [],
      );
      const brought = entradas.reduce((sum, { cantidad }) => sum + cantidad, 0);
      for (const { cantidad, pedido } of soldUnits(moves, { documentos: [OC], entradas }))
        expect(cantidad).toBeLessThanOrEqual(-moves.find((one) => one.pedido === pedido)!.cantidad);
      const sold = soldUnits(moves, { documentos: [OC], entradas }).reduce((sum, { cantidad }) => sum + cantidad, 0);
      expect(sold).toBeLessThanOrEqual(brought);
    }),
  );
});
