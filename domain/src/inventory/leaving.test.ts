import fc from 'fast-check';
import { isRejection } from '../kernel/rejection.ts';
import { atPlace, takenFrom, unplaced, withPlaces } from './places.shared.ts';
import { movedSerials } from './serials/named-serials.shared.ts';

const P = (n: number): string => `BOD-R01-N1-P0${n}`;
const given = (w: Parameters<typeof takenFrom>[0], fisico: number, more?: Parameters<typeof takenFrom>[2]) =>
  Object.fromEntries(
    (takenFrom(w, fisico, more).ubicaciones ?? []).map(({ ubicacion, cantidad }) => [ubicacion, cantidad]),
  );
const shelf = { fisico: 10, ubicaciones: { [P(1)]: 3, [P(2)]: 4 } };

test('what nobody placed goes first, then the places as they are walked', () => {
  expect(given(shelf, 8)).toEqual({});
  expect(given(shelf, 5)).toEqual({ [P(1)]: -2 });
  expect(given(shelf, 1)).toEqual({ [P(1)]: -3, [P(2)]: -3 });
});

test('units leave where they were taken, and no place gives more than it has', () => {
  expect(given(shelf, 8, { desde: [{ ubicacion: P(2), cantidad: 2 }] })).toEqual({ [P(2)]: -2 });
  expect(given(shelf, 4, { desde: [{ ubicacion: P(1), cantidad: 9 }] })).toEqual({ [P(1)]: -3 });
  // Two readings at one place are two of it.
  const twice = [
    { ubicacion: P(2), cantidad: 1 },
    { ubicacion: P(2), cantidad: 2 },
  ];
  expect(given(shelf, 7, { desde: twice })).toEqual({ [P(2)]: -3 });
});

test('units whose serials say that they stand there stay as long as others are left', () => {
  const quedan = [
    { ubicacion: null, cantidad: 3 },
    { ubicacion: P(1), cantidad: 2 },
  ];
  expect(given(shelf, 6, { quedan })).toEqual({ [P(1)]: -1, [P(2)]: -3 });
  expect(given(shelf, 0, { quedan })).toEqual({ [P(1)]: -3, [P(2)]: -4 });
});

test('a warehouse that gives some of its units keeps at every place as many as serials are known there', () => {
  const place = fc.record({ sueltas: fc.integer({ min: 0, max: 4 }), series: fc.integer({ min: 0, max: 3 }) });
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 15 }),
      fc.infiniteStream(fc.boolean()),
      (places, cantidad, coin) => {
        const at = (n: number): string | null => (n === 0 ? null : P(n));
        const all = places.flatMap(({ series }, n) =>
          Array.from({ length: series }, (_, i) => ({ serie: `S${n}${i}`, ubicacion: at(n) })),
        );
        const fisico = places.reduce((sum, { sueltas, series }) => sum + sueltas + series, 0);
        fc.pre(cantidad <= fisico);
        const w = {
          fisico,
          ubicaciones: Object.fromEntries(
            places.flatMap(({ sueltas, series }, n) =>
              n > 0 && sueltas + series > 0 ? [[P(n), sueltas + series]] : [],
            ),
          ),
        };
        const coins = coin[Symbol.iterator]();
        const picked = all.filter(() => coins.next().value).slice(0, cantidad);
        const named = picked.length === cantidad ? picked : [];
        const rest = all.filter((one) => !named.includes(one));
        const moved = movedSerials(
          { cantidad, series: named.map(({ serie }) => serie), hay: fisico, bodega: 'BOD' },
          { registradas: all.length, todas: all.map(({ serie }) => serie), nuevas: [] },
          'No se puede',
        );
        if (isRejection(moved)) return;
        const count = (of: typeof all) =>
          places.map((_, n) => of.filter(({ ubicacion }) => ubicacion === at(n)).length);
        const after = withPlaces(
          { ...w, fisico: fisico - cantidad },
          takenFrom(w, fisico - cantidad, {
            desde: named.map(({ ubicacion }) => ({ ubicacion, cantidad: 1 })),
            quedan: count(rest).map((n, i) => ({ ubicacion: at(i), cantidad: n })),
          }).ubicaciones,
        );
        const left = all.filter(({ serie }) => !moved.includes(serie));
        count(left).forEach((n, i) =>
          expect(i === 0 ? unplaced(after) : atPlace(after, P(i))).toBeGreaterThanOrEqual(n),
        );
      },
    ),
  );
});
