import { levelMaster } from '@power/domain/inventory/views/level-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { type Replenishment, unitsToReplenish } from '@power/domain/inventory/views/replenishments';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import query from './replenishments.ts';

const chief = {
  ...{ _id: 'u', nombre: 'u', email: '', sesion: 's' },
  perfil: 'Jefe de Bodega',
  permisos: permisosOf('Jefe de Bodega'),
} as const;
const place = (n: number) => `BOD-R01-N1-P0${n}`;
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  const masters = [placeMaster.row, levelMaster.row, rackMaster.row];
  await createReadModels(db, [productRow, placeStockRow, preferredPlaceRow, ...masters]);
  const product = (_id: string) => ({ _id, codigo: `P${_id}`, part_number: `PN${_id}`, marca: 'Hik', activo: true });
  await plant(db, productRow, ['1', '2', '3'].map(product));
  await plant(db, preferredPlaceRow, [{ _id: '2', ubicaciones: [place(1)] }]);
  await plant(db, rackMaster.row, [{ _id: '1', codigo: 'BOD-R01', bodega: 'BOD', recorrido: 1, activo: true }]);
  await plant(db, levelMaster.row, [{ _id: '1', codigo: 'BOD-R01-N1', bloque: 'BOD-R01', numero: 1, activo: true }]);
  const rows = [
    [1, 'picking', 12, 4],
    [2, 'picking', 0, 0],
    [3, 'reserva', 0, 0],
    [4, 'cuarentena', 0, 0],
    [5, 'picking', 0, 3],
  ] as const;
  await plant(
    db,
    placeMaster.row,
    rows.map(([n, tipo, capacidad, minimo]) => ({
      ...{ _id: String(n), codigo: place(n), nivel: 'BOD-R01-N1', tipo, capacidad, minimo, recorrido: n, activo: true },
    })),
  );
  const stockOf = (producto_id: string, n: number, cantidad: number) => ({
    ...{ _id: `${producto_id}/BOD/${place(n)}`, producto_id, marca: 'Hik', bodega: 'BOD' },
    ubicacion: place(n),
    cantidad,
  });
  await plant(db, placeStockRow, [
    stockOf('1', 1, 3),
    stockOf('1', 3, 20),
    stockOf('2', 3, 2),
    stockOf('3', 2, 1),
    stockOf('3', 3, 9),
    stockOf('1', 4, 50),
    stockOf('3', 5, 3),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});
const persona = { _id: 'p', nombre: 'Pedro' };
const log = {
  read: (stream: string) =>
    Promise.resolve(
      stream === `replenishment-1-${place(1)}`
        ? [{ type: 'ReplenishmentTaken', data: { persona }, metadata: { at: '2026-01-05T12:00:00.000Z' } }]
        : [],
    ),
};
const suggested = async (bodega?: string) => {
  const request = { accion: 'reposicion', ...(bodega !== undefined && { bodega }) };
  const answer = await query.handle(
    request as never,
    {
      ...{ db, rows: readerFor(db, chief), user: chief, log },
      now: '2026-01-05T12:10:00.000Z',
    } as never,
  );
  return (answer as { reposiciones: Replenishment[] }).reposiciones;
};

test('a product under the minimum of its picking place comes from reserve, to twice the minimum', async () => {
  const common = { desde: place(3), hacia: place(1), minimo: 4 };
  expect(await suggested()).toMatchObject([
    { ...common, producto: '1', quedan: 3, cantidad: 5, hay: 20, tomada: { persona } },
    { ...common, producto: '2', quedan: 0, cantidad: 2, hay: 2, tomada: null },
  ]);
  expect(await suggested('NOR')).toEqual([]);
});

test.each([
  [{ quedan: 4, minimo: 4 }, 9, null, 0],
  [{ quedan: 1, minimo: 4 }, 9, null, 7],
  [{ quedan: 1, minimo: 4 }, 3, null, 3],
  [{ quedan: 1, minimo: 4 }, 9, 2, 2],
  [{ quedan: 1, minimo: 4 }, 9, 0, 0],
] as const)('%j with %d in reserve and room for %s → %d', (at, hay, libres, units) =>
  expect(unitsToReplenish(at, hay, libres)).toBe(units),
);
