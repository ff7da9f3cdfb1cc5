import { checkRows, rowInput } from '../kernel/import-kind.ts';
import { fieldsNamed } from '../kernel/master-files.ts';
import { importKinds, kindOf } from './kinds.shared.ts';
import { columnas } from './parts.shared.ts';

const read = (tipo: string, more: object = {}) => {
  const kind = kindOf(tipo);
  return checkRows(kind, [{ fila: 4, valores: { ...kind.sample, ...more } }]);
};

test.each(importKinds.map((kind) => [kind.tipo, kind] as const))(
  'the sample of %s is right as it is, and its headings are known again',
  (tipo, { fields }) => {
    expect(read(tipo).wrong).toEqual([]);
    expect(
      fieldsNamed(
        { fields },
        Object.values(fields).map(({ label }) => label),
      ),
    ).toEqual(Object.keys(fields));
  },
);

test.each([
  ['productos', { pmp: -1 }, 'PMP: Debe ser 0 o más'],
  ['productos', { pmp: 1e12 }, 'PMP: Debe ser 1.000.000.000 o menos'],
  ['productos', { tier: 9 }, 'Tier: Debe ser 5 o menos'],
  ['productos', { ean: 'a b' }, 'Códigos de barras: «a b» no es un código; usa letras, números y guiones'],
  ['productos', { nombre: '=A1' }, 'Nombre: es una fórmula; pega su valor'],
  ['productos', { pmp: '#DIV/0!' }, 'PMP: la planilla muestra el error #DIV/0!; corrígelo'],
  ['precios', { gold: 1.5 }, 'R.Gold: Escribe un número entero'],
  ['precios', { gold: 'caro' }, 'R.Gold: Escribe un número'],
  ['productos', { web: 'quizás' }, 'Web: Escribe Sí o No'],
  ['precios', { precio_lista: '', tienda: '', gold: '' }, 'Precio Lista: la fila no trae ningún precio'],
  ['stock', { cantidad: -2 }, 'Cantidad: Debe ser 0 o más'],
  ['stock', { cantidad: 1e12 }, 'Cantidad: Debe ser 1.000.000 o menos'],
  ['stock', { cantidad: '' }, 'Cantidad: falta el valor'],
  ['clientes', { legalcode: '76.086.428-6' }, 'RUT: El RUT no es válido: revisa el dígito verificador'],
  ['clientes', { cupo: -1 }, 'Cupo: Debe ser 0 o más'],
  ['clientes', { cupo: 1e12 }, 'Cupo: Debe ser 100.000.000.000 o menos'],
  ['clientes', { nombre: '=A1&B1' }, 'Nombre: es una fórmula; pega su valor'],
  ['clientes', { tipo_cliente: 'VIP' }, 'Tipo de cliente: Debe ser Integrador, Tienda, Mobile, Silver, Gold, Platinum'],
  ['productos', { descripcion: 'x'.repeat(501) }, 'Descripción: A lo más 500 caracteres'],
])('of %s a wrong cell is told by its column: %j', (tipo, more, sentence) => {
  expect(read(tipo, more).wrong).toEqual([{ fila: 4, errores: [sentence] }]);
});

test.each([
  ['clientes', { comuna: 'Santigo' }, 'comuna', '«Santigo» no es una comuna de Chile'],
  ['clientes', { email: 'ventas' }, 'email', '«ventas» no es un correo'],
  ['productos', { ean: ['a b'] }, 'ean', '«a b» no es un código; usa letras, números y guiones'],
  ['pagos', { factura: '' }, 'factura', 'indica la factura o el RUT de quien paga'],
])('rejects a request of one row of %s when its file would be refused: %j', (tipo, more, column, message) => {
  const { sample } = kindOf(tipo);
  const ean = tipo === 'productos' && { ean: ['6941264081234'] };
  expect(rowInput(kindOf(tipo)).safeParse({ ...sample, ...ean }).success).toBe(true);
  expect(rowInput(kindOf(tipo)).safeParse({ ...sample, ...ean, ...more }).error?.issues).toMatchObject([
    { path: [column], message },
  ]);
});

test('a RUT that comes twice, however it is written, is wrong the second time', () => {
  const { sample } = kindOf('clientes');
  const rows = ['76.086.428-5', '760864285'].map((legalcode, n) => ({
    fila: n + 2,
    valores: { ...sample, legalcode },
  }));
  expect(checkRows(kindOf('clientes'), rows).wrong).toEqual([
    { fila: 3, errores: ['RUT: está repetido en la fila 2'] },
  ]);
});

test('two columns that are the same field are refused, before either wins', () => {
  expect(columnas.safeParse(['nombre', null, null, 'legalcode']).success).toBe(true);
  expect(columnas.safeParse(['nombre', 'legalcode', 'nombre']).error?.issues[0]?.message).toBe(
    'Dos columnas son el mismo campo. Deja una de ellas sin importar.',
  );
});

test('a product twice in one warehouse is wrong the second time; in two it is not', () => {
  const rows = ['CENTRAL', 'NORTE', 'CENTRAL'].map((bodega, n) => ({
    fila: n + 2,
    valores: { codigo: 'CAM-01', bodega, cantidad: 3 },
  }));
  expect(checkRows(kindOf('stock'), rows).wrong).toEqual([
    { fila: 4, errores: ['Bodega: está repetido en la fila 2'] },
  ]);
});
