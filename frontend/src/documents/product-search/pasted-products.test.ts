import { pastedProducts, seekRows } from './pasted-products.ts';

test('rows of a spreadsheet are code, units and what comes after; headings are left out', () => {
  expect(pastedProducts('CAM-1')).toBeUndefined();
  expect(pastedProducts('Código\tCantidad\nCAM-1\t1.200\t990\nCAM-2\nCAM-3\tx\n\n')).toMatchObject([
    { fila: 2, code: 'CAM-1', units: 1200, rest: ['990'] },
    { fila: 3, code: 'CAM-2', units: 1 },
    { fila: 4, code: 'CAM-3', units: undefined },
  ]);
});

test('products come in the order of their rows; what names none, or is blocked, is told', async () => {
  const rows = pastedProducts('CAM-1\t2\nNADA\t1\nCAM-9\t1\nCAM-3\tx')!;
  const find = async (code: string) =>
    code === 'NADA' ? undefined : ({ _id: code, part_number: code, bloqueado: code === 'CAM-9' } as never);
  const { found, problems } = await seekRows(rows, find);
  expect(found.map(({ product, units }) => [product._id, units])).toEqual([
    ['CAM-1', 2],
    ['CAM-3', undefined],
  ]);
  expect(problems).toEqual([
    'Fila 2: ningún producto tiene el código «NADA».',
    'Fila 3: CAM-9 está bloqueado.',
    'Fila 4: la cantidad no es un número entero mayor que 0.',
  ]);
});
