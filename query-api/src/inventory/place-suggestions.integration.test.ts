import { levelMaster } from '@power/domain/inventory/views/level-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import type { placeSuggestions } from '@power/domain/inventory/views/place-suggestions';
import { preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import suggestions from './place-suggestions.ts';

const chief: Principal = {
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil: 'Jefe de Bodega',
  permisos: permisosOf('Jefe de Bodega'),
  sesion: 's',
};
const place = (n: number) => `BOD-R01-N1-P0${n}`;
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    productRow,
    placeStockRow,
    preferredPlaceRow,
    placeMaster.row,
    levelMaster.row,
    rackMaster.row,
  ]);
  await plant(db, productRow, [{ _id: '1', part_number: 'PN1', marca: 'Hik' }]);
  await plant(db, rackMaster.row, [
    { _id: '1', codigo: 'BOD-R01', bodega: 'BOD', recorrido: 1, activo: true },
    { _id: '2', codigo: 'BOD-R00', bodega: 'BOD', recorrido: 0, activo: false },
  ]);
  await plant(db, levelMaster.row, [
    { _id: '1', codigo: 'BOD-R01-N1', bloque: 'BOD-R01', numero: 1, activo: true },
    { _id: '2', codigo: 'BOD-R01-N0', bloque: 'BOD-R01', numero: 0, activo: false },
    { _id: '3', codigo: 'BOD-R00-N1', bloque: 'BOD-R00', numero: 1, activo: true },
  ]);
  // Nothing is put where the level or the rack is off, however near and empty.
  const above = { tipo: 'picking', capacidad: 0, recorrido: 0, activo: true };
  await plant(db, placeMaster.row, [
    { _id: '7', codigo: 'BOD-R01-N0-P01', nivel: 'BOD-R01-N0', ...above },
    { _id: '8', codigo: 'BOD-R00-N1-P01', nivel: 'BOD-R00-N1', ...above },
  ]);
  await plant(db, placeMaster.row, [
    ...[
      [1, 'picking', 9],
      [2, 'picking', 0],
      [3, 'picking', 10],
      [4, 'reserva', 0],
      [5, 'cuarentena', 0],
      [6, 'picking', 10],
    ].map(([n, tipo, capacidad]) => ({
      _id: String(n),
      codigo: place(n as number),
      nivel: 'BOD-R01-N1',
      tipo,
      capacidad,
      recorrido: n,
      activo: n !== 6,
    })),
  ] as never);
  const held = (n: number, producto_id: string, marca: string, cantidad: number) => ({
    _id: `${producto_id}/BOD/${place(n)}`,
    producto_id,
    marca,
    bodega: 'BOD',
    ubicacion: place(n),
    cantidad,
  });
  // What another brand takes up takes room all the same.
  await plant(db, placeStockRow, [held(1, '2', 'Dahua', 5), held(2, '1', 'Hik', 3)]);
  await plant(db, preferredPlaceRow, [{ _id: '1', ubicaciones: [place(1), place(6)] }]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = async (cantidad: number, user: Principal = chief) =>
  (
    (await suggestions.handle(
      { accion: 'sugeridas', producto: '1', bodega: 'BOD', cantidad } as never,
      { db, rows: readerFor(db, user), user } as never,
    )) as (typeof placeSuggestions)['reply']['_output']
  ).sugeridas.map(({ ubicacion, razon, libres }) => [ubicacion, razon, libres]);

test('a preferred place comes first, then where it stands already, then the nearest empty one; quarantine never', async () => {
  expect(await ask(4)).toEqual([
    [place(1), 'preferida', 4],
    [place(2), 'mismo producto', null],
    [place(3), 'vacía', 10],
    [place(4), 'vacía', null],
  ]);
});

test('what has not room for all of it is not offered, whosever goods take the rest', async () => {
  expect((await ask(5)).map(([ubicacion]) => ubicacion)).toEqual([place(2), place(3), place(4)]);
  expect((await ask(11)).map(([ubicacion]) => ubicacion)).toEqual([place(2), place(4)]);
});

test('of a product of other brands nothing is told', async () => {
  const brands = { ...chief, perfil: 'Brand Manager' as const, marcas: ['Dahua'] };
  expect(await ask(1, brands)).toEqual([]);
});
