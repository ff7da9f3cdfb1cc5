import { calledExactly } from './find-product.ts';
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

test('a code that two products share is asked, never guessed', async () => {
  const { found, problems } = await seekRows(pastedProducts('CAM-1\t2\nCAM-2\t1')!, async (code) =>
    code === 'CAM-1' ? 'varios' : ({ _id: code, part_number: code } as never),
  );
  expect(found.map(({ product }) => product._id)).toEqual(['CAM-2']);
  expect(problems).toEqual(['Fila 1: más de un producto se llama «CAM-1»: agrégalo tú y elige cuál.']);
});

test('products are called exactly so by code, part number or bar code, however they are capitalised', () => {
  const one = { part_number: 'DS-1', codigo: 'A', codigo_sap: 'A', ean: ['780'] } as never;
  const two = { part_number: 'X', codigo: 'B', codigo_sap: 'ds-1', ean: [] } as never;
  expect(calledExactly([one, two], 'ds-1 ')).toHaveLength(2);
  expect(calledExactly([one, two], '780')).toEqual([one]);
});
