import { atTodaysPrices, changedSince } from './since-quoted.ts';
import type { TypedLine } from './typed-quotation.ts';

const opened = {
  productos_cotizacion: [
    { linea: 1, producto: { _id: 'a' }, precio: 100 },
    { linea: 2, producto: { _id: 'b' }, precio: 100 },
    { linea: 3, producto: { _id: 'c' }, precio: 100 },
  ],
} as never;
const known = new Map<string, unknown>([
  ['a', { linea: { precio: 120 } }],
  ['b', { linea: { precio: 100 } }],
  ['c', 'desconocido'],
]) as never;

test('*actualizar todo* makes anew the lines whose price moved, with quantity, section and comment', () => {
  const changed = changedSince(opened, known);
  expect([...changed]).toEqual([[1, 120]]);
  const line = (linea: number): TypedLine => ({
    key: String(linea),
    linea,
    producto: 'x',
    part_number: 'x',
    nombre: '',
    cantidad: 4,
    valor_propuesto: 90,
    seccion: 'Uno',
    comentario: 'Dos',
  });
  const [first, second] = atTodaysPrices([line(1), line(2)], changed);
  expect(first).toEqual({
    key: '1',
    producto: 'x',
    part_number: 'x',
    nombre: '',
    cantidad: 4,
    seccion: 'Uno',
    comentario: 'Dos',
  });
  expect(second).toEqual(line(2));
});
