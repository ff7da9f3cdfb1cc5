import { permisosOf } from '@power/domain/kernel/perfiles';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { twins } from './product-twins.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [productRow]);
  const product = (_id: string, part_number: string, ean: string[], activo = true) => ({
    _id,
    codigo: `P${_id}`,
    part_number,
    nombre: 'Cámara',
    marca: 'Hik',
    ean,
    activo,
  });
  await plant(db, productRow, [
    product('1', 'DS-1', ['780', '780']),
    product('2', 'ds\u2011\u200B1', ['781']),
    product('3', 'DS-3', ['781', '782']),
    product('4', 'DS-3', ['782'], false),
    product('5', '', []),
    product('6', '', []),
    product('7', 'DS-7', ['012345678905']),
    product('8', 'DS-8', ['00012345678905']),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('names that several active products have, however they are written; not those of one product alone', async () => {
  const user = {
    ...{ _id: 'u', nombre: 'u', email: '', sesion: 's' },
    perfil: 'Administrador',
    permisos: permisosOf('Administrador'),
  } as const;
  const rows = readerFor(db, user);
  const ids = async (field: 'part_number' | 'ean') =>
    (await twins(rows, field)).map(({ productos }) => productos.map(({ _id }) => _id));
  expect([await ids('part_number'), await ids('ean')]).toEqual([
    [['1', '2']],
    [
      ['7', '8'],
      ['2', '3'],
    ],
  ]);
});
