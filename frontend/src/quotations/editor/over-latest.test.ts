import { overLatest } from './over-latest.ts';
import { emptyQuotation, type TypedLine, type TypedQuotation } from './typed-quotation.ts';

const line = (linea: number | undefined, more: Partial<TypedLine> = {}): TypedLine => ({
  key: linea === undefined ? `nueva-${more.producto}` : String(linea),
  ...(linea !== undefined && { linea }),
  producto: `p${linea}`,
  part_number: `PN-${linea}`,
  nombre: 'Cámara',
  cantidad: 2,
  seccion: null,
  comentario: null,
  ...more,
});
const of = (lineas: readonly TypedLine[], more: Partial<TypedQuotation> = {}): TypedQuotation => ({
  ...emptyQuotation('BOD'),
  ...more,
  lineas,
});
const [one, two, three] = [line(1), line(2), line(3)] as const;
const base = of([one, two, three]);
/** Numbers (or products of new ones) and units, as they would be saved. */
const saved = (q: TypedQuotation) => q.lineas.map(({ linea, producto, cantidad }) => [linea ?? producto, cantidad]);

test('what I did not touch is what somebody else has saved of it', () => {
  const mine = of([one, { ...two, cantidad: 8 }, three], { referencia: 'Norte' });
  const latest = of([line(1, { cantidad: 5 }), two, three], { observacion: 'Con cuidado', referencia: 'Sur' });
  const now = overLatest(mine, base, latest);
  expect(saved(now)).toEqual([
    [1, 5],
    [2, 8],
    [3, 2],
  ]);
  expect(now).toMatchObject({ referencia: 'Norte', observacion: 'Con cuidado' });
});

test('of one line my price and their comment both stay; the same field is mine', () => {
  const mine = of([{ ...one, valor_propuesto: 900, cantidad: 4 }, two, three]);
  const latest = of([line(1, { comentario: 'Blanca', cantidad: 6 }), two, three]);
  expect(overLatest(mine, base, latest).lineas[0]).toMatchObject({
    key: '1',
    linea: 1,
    valor_propuesto: 900,
    cantidad: 4,
    comentario: 'Blanca',
  });
});

test('lines that either added or removed: theirs stand where they put them, mine where I did', () => {
  const mine = of([two, three, line(undefined, { producto: 'mio' })]);
  const latest = of([one, line(4, { producto: 'suyo' }), two]);
  // I removed the first, they the third, which I had not touched.
  expect(saved(overLatest(mine, base, latest))).toEqual([
    [4, 2],
    [2, 2],
    ['mio', 2],
  ]);
  // What they removed and I had written in is a line of its own.
  const written = of([one, two, { ...three, cantidad: 9 }]);
  expect(saved(overLatest(written, base, latest))).toEqual([
    [1, 2],
    [4, 2],
    [2, 2],
    ['p3', 9],
  ]);
});

test('the order is theirs until I move a line', () => {
  const latest = of([three, one, two]);
  const ordered = (mine: TypedQuotation) => saved(overLatest(mine, base, latest)).map(([linea]) => linea);
  expect(ordered(of([{ ...one, cantidad: 3 }, two, three]))).toEqual([3, 1, 2]);
  expect(ordered(of([two, one, three]))).toEqual([2, 1, 3]);
});

test('a line whose number another product has by now is mine where I wrote in it, theirs where I did not', () => {
  const latest = of([line(1, { producto: 'otro' }), two, three]);
  expect(overLatest(base, base, latest).lineas[0]?.producto).toBe('otro');
  expect(overLatest(of([{ ...one, cantidad: 7 }, two, three]), base, latest).lineas[0]).toMatchObject({
    producto: 'p1',
    cantidad: 7,
  });
});
