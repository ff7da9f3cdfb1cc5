import { afterSave, numbered, renamedSection, sectionFrom, withCustomer, withDelivery } from './change-quotation.ts';
import { emptyQuotation, type TypedLine } from './typed-quotation.ts';

const line = (key: string, more: Partial<TypedLine> = {}): TypedLine => ({
  key,
  producto: key,
  part_number: `PN-${key}`,
  nombre: '',
  cantidad: 1,
  seccion: null,
  comentario: null,
  ...more,
});
const abc = [line('a'), line('b'), line('c')];
const titles = (lines: readonly TypedLine[]) => lines.map(({ seccion }) => seccion);

test('a section goes from its line to where the next one begins; its title is that of all its lines', () => {
  const two = sectionFrom(sectionFrom(abc, 'b', 'Cableado'), 'c', 'Mano de obra');
  expect(titles(two)).toEqual([null, 'Cableado', 'Mano de obra']);
  expect(titles(renamedSection(sectionFrom(abc, 'b', 'Cable'), 'b', 'Cableado'))).toEqual([
    null,
    'Cableado',
    'Cableado',
  ]);
  expect(titles(renamedSection(two, 'c', 'Cableado'))).toEqual([null, 'Cableado', 'Cableado']);
});

test('a customer brings condition and, where goods are sent, an address; one that was typed stays', () => {
  const direcciones = [{ calle: 'Los Leones 1', comuna: 'Ñuñoa', region: 'Metropolitana', referencia: '' }];
  const buyer = {
    _id: '9',
    nombre: 'A',
    legalcode: '',
    tipo_cliente: 'Gold',
    condicion_pago: '030',
    direcciones,
  } as never;
  const q = withCustomer(emptyQuotation('01'), buyer);
  expect(q).toMatchObject({ condicion_pago: '030', calle: '' });
  expect(withDelivery(q, 'DESPACHO')).toMatchObject({ comuna: 'Ñuñoa' });
  expect(withDelivery({ ...q, calle: 'Otra 2' }, 'DESPACHO')).toMatchObject({ calle: 'Otra 2', comuna: '' });
});

test('what was typed while a save was on its way stays, and its lines get the numbers that they were saved under', () => {
  const sent = { ...emptyQuotation('01'), lineas: abc };
  const saved = { ...sent, lineas: abc.map((l, n) => ({ ...l, key: String(n + 1), linea: n + 1 })) };
  expect(afterSave(sent, sent, saved).lineas.map(({ key, linea }) => [key, linea])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const now = { ...sent, referencia: 'Norte', lineas: [abc[1]!, { ...abc[0]!, cantidad: 7 }, line('d')] };
  const after = afterSave(now, sent, saved);
  expect(after.referencia).toBe('Norte');
  expect(after.lineas.map(({ key, linea, cantidad }) => [key, linea, cantidad])).toEqual([
    ['b', 2, 1],
    ['a', 1, 7],
    ['d', undefined, 1],
  ]);
  // Of a new one nothing is read back: its lines are numbered in their order.
  expect(afterSave(now, sent, numbered(sent))).toEqual(after);
});

test('a line that the save added, for units at the price of today, takes its place after its own', () => {
  const of = (...lineas: TypedLine[]) => ({ ...emptyQuotation('01'), lineas });
  const one = { producto: '1' };
  const sent = of(line('a', { ...one, linea: 1, cantidad: 7 }), line('b'));
  const saved = of(
    line('1', { ...one, linea: 1, cantidad: 4 }),
    line('3', { ...one, linea: 3, cantidad: 3 }),
    line('2', { producto: 'b', linea: 2 }),
  );
  const keys = (q: { lineas: readonly TypedLine[] }) =>
    q.lineas.map(({ key, linea, cantidad }) => [key, linea, cantidad]);
  expect(keys(afterSave(sent, sent, saved))).toEqual([
    ['a', 1, 4],
    ['3', 3, 3],
    ['b', 2, 1],
  ]);
  const now = { ...sent, referencia: 'OC 1' };
  expect(keys(afterSave(now, sent, saved))).toEqual(keys(afterSave(sent, sent, saved)));
});
