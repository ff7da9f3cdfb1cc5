import { freshLine } from '@power/domain/quotations/lines';
import { inPesos, quotable, sold } from '@power/domain/quotations/quotation.testing';
import { type KnownToday, linePricer } from './priced-lines.ts';
import type { TypedLine } from './typed-quotation.ts';

const typed = (key: string, producto: string, cantidad: number): TypedLine => ({
  key,
  producto,
  part_number: `PN-${producto}`,
  nombre: '',
  cantidad,
  seccion: null,
  comentario: null,
});
const today = (producto: string) => ({
  linea: freshLine({ linea: 1, seccion: null, comentario: null, cantidad: 1 }, quotable(sold(producto)), inPesos()),
  disponible: 7,
  bloqueado: false,
});
const known: KnownToday = new Map(['1', '2'].map((id) => [id, today(id)]));

test('lines of one product are held together against its stock, also when only the other one changes', () => {
  const price = linePricer();
  const short = (...lines: TypedLine[]) => price(lines, new Map(), known, inPesos()).map(({ falta }) => falta);
  const first = typed('a', '1', 5);
  const other = typed('c', '2', 7);
  expect(short(first, typed('b', '1', 2), other)).toEqual([false, false, false]);
  expect(short(first, typed('b', '1', 3), other)).toEqual([true, true, false]);
  expect(short(first, other)).toEqual([false, false]);
});

test('units above those that were frozen are shown at the price of today, beside the line that keeps its own', () => {
  const { linea } = today('1');
  const frozen = { ...linea, producto: { ...linea.producto }, precio: linea.precio - 100, cantidad: 4 };
  const [line] = linePricer()([{ ...typed('a', '1', 6), linea: 1 }], new Map([[1, frozen]]), known, inPesos());
  expect([line!.line!.cantidad, line!.line!.precio]).toEqual([4, linea.precio - 100]);
  expect([line!.more!.cantidad, line!.more!.precio]).toEqual([2, linea.precio]);
});
