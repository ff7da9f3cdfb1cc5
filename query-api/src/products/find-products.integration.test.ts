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
  db = createPool(database.url);
  await db.query(`
    CREATE TABLE product_list (_key text, _id text, codigo text, codigo_sap text, part_number text, nombre text, marca text, ean jsonb, bloqueado boolean, serializable boolean,
      precios jsonb, activo boolean, busqueda text);
    CREATE TABLE stock_list (producto_id text, bodega text, fisico int, disponible int);
    INSERT INTO product_list SELECT n, n, 'P' || n, 'S', 'PN' || n, 'Cámara', marca, jsonb_build_array('780' || n), false, false, '{}', true, 'camara pn' || n
      FROM (VALUES ('1', 'Hik'), ('2', 'Dahua')) AS p (n, marca)`);
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
const brands = async (...asked: Parameters<typeof findProducts> extends [unknown, ...infer Rest] ? Rest : never) =>
  (await findProducts(db, ...asked)).map((p) => p.marca).sort();

test('a Brand Manager finds own brands, by words and by bar code; without brands, nothing', async () => {
  expect(await brands(someone('Ejecutivo de Ventas'), 'words', 'camara')).toEqual(['Dahua', 'Hik']);
  expect(await brands(someone('Brand Manager', ['Hik']), 'words', 'camara')).toEqual(['Hik']);
  expect(await brands(someone('Brand Manager', ['Hik']), 'ean', '7802')).toEqual([]);
  expect(await brands(someone('Brand Manager', ['Dahua']), 'ean', '7802')).toEqual(['Dahua']);
  expect(await brands(someone('Brand Manager'), 'words', 'camara')).toEqual([]);
});
