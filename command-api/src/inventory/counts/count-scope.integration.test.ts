import { movementRow } from '@power/domain/inventory/views/movement-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type pg from 'pg';
import { linesOf } from './count-scope.ts';

const NOW = '2026-03-02T12:00:00.000Z';
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [placeStockRow, movementRow, stockRow, productRow]);
  await plant(db, productRow, [{ _id: '2', part_number: '2', serializable: true, ean: [] }]);
  const at = (producto_id: string, ubicacion: string | null, cantidad: number, bodega = 'BOD') => ({
    _id: `${producto_id}/${bodega}/${ubicacion}`,
    producto_id,
    part_number: producto_id,
    bodega,
    ubicacion,
    cantidad,
  });
  await plant(db, placeStockRow, [
    at('1', 'BOD-R01-N1-P01', 4),
    at('1', null, 2),
    at('2', 'BOD-R01-N2-P01', 3),
    at('2', null, 0),
    at('3', 'BOD-R10-N1-P01', 1),
    at('4', null, 5, 'NOR'),
  ]);
  await plant(
    db,
    stockRow,
    ['1', '2', '3'].map((producto_id) => ({ _id: `${producto_id}/BOD`, producto_id, bodega: 'BOD', fisico: 5 })),
  );
  const left = (producto_id: string, cantidad: number, fecha: string, n: number) => ({
    _id: `m${n}`,
    producto_id,
    bodega: 'BOD',
    tipo: 'Salida',
    cantidad: -cantidad,
    fecha,
  });
  await plant(db, movementRow, [
    left('1', 80, '2026-02-20T12:00:00.000Z', 1),
    left('2', 20, '2026-02-20T12:00:00.000Z', 2),
    // Longer ago than classes look.
    left('3', 900, '2025-06-20T12:00:00.000Z', 3),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const lines = async (more: object) =>
  (await linesOf({ bodega: 'BOD', observacion: '', ...more } as never, { db, now: NOW } as never)).map(
    ({ producto, ubicacion }) => `${producto._id} ${ubicacion}`,
  );

test('a total count covers what the warehouse holds, wherever it stands', async () => {
  expect((await lines({ tipo: 'Total' })).toSorted()).toEqual([
    '1 BOD-R01-N1-P01',
    '1 null',
    '2 BOD-R01-N2-P01',
    '3 BOD-R10-N1-P01',
  ]);
});

test('by place: a place, a level or a block, and no other whose code begins alike', async () => {
  expect(await lines({ tipo: 'Por ubicación', ubicacion: 'BOD-R01' })).toHaveLength(2);
  expect(await lines({ tipo: 'Por ubicación', ubicacion: 'BOD-R01-N2-P01' })).toEqual(['2 BOD-R01-N2-P01']);
  expect(await lines({ tipo: 'Por ubicación', ubicacion: 'BOD-R1' })).toEqual([]);
});

test('cyclic: products of a class, by what left in the last days', async () => {
  expect((await lines({ tipo: 'Cíclico', clase: 'A' })).toSorted()).toEqual(['1 BOD-R01-N1-P01', '1 null']);
  expect(await lines({ tipo: 'Cíclico', clase: 'B' })).toEqual(['2 BOD-R01-N2-P01']);
  expect(await lines({ tipo: 'Cíclico', clase: 'C' })).toEqual(['3 BOD-R10-N1-P01']);
});
