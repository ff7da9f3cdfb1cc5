import type { Picking } from '@power/domain/streams/order/picking';
import { placeRead, placesOf } from './places.ts';
import { type WorkOrder, withDeeds } from './work.ts';

const producto = { _id: '2', part_number: 'CAB-1', codigo: 'C2', serializable: false, ean: [] };
const line = { linea: 1, cantidad: 6, producto } as unknown as WorkOrder['productos_pedido'][number];
const order = { number: 7, productos_pedido: [line] };
const begun: Picking = { usuario: { _id: 'u', nombre: 'U' }, pausado: false, terminado: false, lineas: {} };
const [P1, P2, P3] = ['BOD-R01-N1-P01', 'BOD-R02-N1-P01', 'BOD-R03-N1-P01'];
const at = (ubicacion: string, cantidad: number) => ({ producto: '2', ubicacion, cantidad });
const places = { known: true, lugares: [at(P1, 2)], otros: [at(P2, 3), at(P3, 1), { ...at(P3, 9), producto: '9' }] };
const names = (picking: Picking, stands = {}) =>
  placesOf(order, picking, line, places, stands).map(({ ubicacion, cantidad }) => `${ubicacion} ${cantidad}`);
const pick = (cantidad: number, ubicacion: string) =>
  ({ id: 'x', tipo: 'escanear', pedido: 7, linea: 1, cantidad, ubicacion }) as const;

test('what this order took is no longer there, and the next place comes first', () => {
  expect(names(begun)).toEqual([`${P1} 2`, `${P2} 3`, `${P3} 1`]);
  const some = withDeeds(begun, [pick(1, P1)]);
  expect(names(some)[0]).toBe(`${P1} 1`);
  const all = withDeeds(some, [pick(1, P1)]);
  expect(names(all)).toEqual([`${P2} 3`, `${P3} 1`]);
  // Taken back, it is there again.
  expect(names(withDeeds(all, [{ ...pick(2, P1), tipo: 'deshacer' }]))[0]).toBe(`${P1} 2`);
});

test('whoever stands at another place takes from there', () => {
  expect(names(begun, { 2: P3 })[0]).toBe(`${P3} 1`);
});

test('the label of a place says where the hand stands; one without the product is told where it is', () => {
  const here = placesOf(order, begun, line, places, {});
  expect(placeRead(P2.toLowerCase(), line, here)).toEqual({ ubicacion: P2 });
  expect(placeRead('BOD-R09-N1-P01', line, here)).toEqual({
    mensaje: `En BOD-R09-N1-P01 no hay CAB-1: está en ${P1}.`,
  });
  expect(placeRead('CAB-1', line, here)).toBeUndefined();
  // Nobody has said yet where anything stands.
  expect(placeRead('BOD-R09-N1-P01', line, [], false)).toEqual({ ubicacion: 'BOD-R09-N1-P01' });
});
