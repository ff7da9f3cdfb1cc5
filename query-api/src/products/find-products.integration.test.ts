import { COST_FIELDS } from '@power/domain/kernel/costs';
import { productRow } from '@power/domain/products/views/product-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import { findProducts } from './find-products.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [productRow, stockRow]);
  const product = (_id: string, marca: string, more: object = {}) => ({
    _id,
    codigo: `P${_id}`,
    part_number: `PN${_id}`,
    nombre: 'Cámara',
    marca,
    ean: [`780${_id}`],
    activo: true,
    busqueda: `camara pn${_id}`,
    ...more,
  });
  await plant(db, productRow, [
    product('1', 'Hik'),
    product('2', 'Dahua'),
    product('3', 'Hik', { activo: false }),
    product('4', 'Axis', { codigo: 'Camara', nombre: 'Zoom', busqueda: 'camara 100% zoom' }),
  ]);
  await plant(db, stockRow, [
    { _id: '1/SALA', producto_id: '1', bodega: 'SALA', fisico: 2, disponible: 1 },
    { _id: '1/BOD', producto_id: '1', bodega: 'BOD', fisico: 10, disponible: 5 },
    { _id: '2/BOD', producto_id: '2', bodega: 'BOD', fisico: 99, disponible: 99 },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, marcas?: string[]): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...(marcas && { marcas }),
});
const find = (
  user: Principal,
  ...asked: Parameters<typeof findProducts> extends [unknown, ...infer Rest] ? Rest : never
) => findProducts(readerFor(db, user), ...asked);
const brands = async (...asked: Parameters<typeof find>) => (await find(...asked)).map((p) => p.marca);

test('a Brand Manager finds own brands, by words and by bar code; without brands, nothing', async () => {
  expect(await brands(someone('Ejecutivo de Ventas'), 'words', 'pn')).toEqual(['Hik', 'Dahua']);
  expect(await brands(someone('Brand Manager', ['Hik']), 'words', 'camara')).toEqual(['Hik']);
  expect(await brands(someone('Brand Manager', ['Hik']), 'ean', '7802')).toEqual([]);
  expect(await brands(someone('Brand Manager', ['Dahua']), 'ean', '7802')).toEqual(['Dahua']);
  expect(await brands(someone('Brand Manager'), 'words', 'camara')).toEqual([]);
});

test('what is called as was typed comes first; a sign of LIKE is a letter like any other', async () => {
  expect(await brands(someone('Finanzas'), 'words', 'Cámara')).toEqual(['Axis', 'Hik', 'Dahua']);
  expect(await brands(someone('Finanzas'), 'words', 'PN2 camara')).toEqual(['Dahua']);
  expect(await brands(someone('Finanzas'), 'words', '100%')).toEqual(['Axis']);
  expect(await brands(someone('Finanzas'), 'words', 'c_mara')).toEqual([]);
});

test('stock by warehouse, or of the one that was asked for, and never a cost', async () => {
  const [one] = await find(someone('Finanzas'), 'ean', '7801');
  expect(one).toMatchObject({
    disponible: 6,
    stock: [
      { bodega: 'BOD', fisico: 10, disponible: 5 },
      { bodega: 'SALA', fisico: 2, disponible: 1 },
    ],
  });
  expect(Object.keys(one!).filter((field) => COST_FIELDS.has(field))).toEqual([]);
  expect(await find(someone('Finanzas'), 'ean', '7801', 'SALA')).toMatchObject([
    { disponible: 1, stock: [{ fisico: 2 }] },
  ]);
  expect(await find(someone('Finanzas'), 'ean', '7804')).toMatchObject([{ disponible: 0, stock: [] }]);
});
