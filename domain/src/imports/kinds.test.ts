import { checkRows } from '../kernel/import-kind.ts';
import { fieldsNamed } from '../kernel/master-files.ts';
import { importKinds, kindOf } from './kinds.shared.ts';

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
])('of %s a wrong cell is told by its column: %j', (tipo, more, sentence) => {
  expect(read(tipo, more).wrong).toEqual([{ fila: 4, errores: [sentence] }]);
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
