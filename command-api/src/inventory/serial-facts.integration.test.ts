import { serialRow } from '@power/domain/inventory/serials/views/serial-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import type pg from 'pg';
import { namedSerials, registeredAt } from './serial-facts.ts';

const PLACE = 'BOD-R01-N1-P01';
const at = { bodega: 'BOD', ubicacion: PLACE };
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [serialRow, orderRow, orderSerialRow, productRow]);
  await plant(db, productRow, [{ _id: '9', codigo: 'PM9', part_number: 'DS-9', ean: ['7801234567890'] }]);
  const unit = (serie: string, more: object = {}) => ({
    _id: `1-${serie}`,
    serie,
    producto_id: '1',
    ...at,
    ubicada: '2026-01-02T12:00:00Z',
    ...more,
  });
  await plant(db, serialRow, [
    unit('A1'),
    unit('A2'),
    unit('A3'),
    unit('A4', { ubicacion: null }),
    unit('A5', { producto_id: '2' }),
  ]);
  await plant(db, orderRow, [
    { _id: '7', number: 7, estatus: 'Entregado', marcas: [] },
    { _id: '8', number: 8, estatus: 'En Picking', marcas: [] },
  ]);
  const left = (serie: string, number: number, fecha: string) => ({
    _id: `${serie}/${number}`,
    serie,
    number,
    producto_id: '1',
    fecha,
    marcas: [],
  });
  await plant(db, orderSerialRow, [
    // Handed over: it is gone. In somebody's hand: it is counted until it is. Sold before it came back: it is here.
    left('A1', 7, '2026-01-03T12:00:00Z'),
    left('A2', 8, '2026-01-03T12:00:00Z'),
    left('A3', 7, '2026-01-01T12:00:00Z'),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const services = () => ({ db, load: () => Promise.resolve({ state: {}, version: -1 }) }) as unknown as CommandServices;

test('units stand at a place until they are handed over', async () => {
  expect((await registeredAt(services(), '1', at)).registradas).toBe(2);
  expect((await registeredAt(services(), '1', { bodega: 'BOD', ubicacion: null })).registradas).toBe(1);
  expect((await registeredAt(services(), '3', at)).registradas).toBe(0);
});

test('a movement knows which serials stand where it leaves, and which of its own nobody registered', async () => {
  const known = await namedSerials(services(), { producto: '1', series: ['X'], from: at }, 'No');
  expect({ ...known, todas: known.todas.toSorted() }).toEqual({
    registradas: 2,
    todas: ['A2', 'A3'],
    nuevas: ['X'],
    ajena: undefined,
  });
});

test.each(['pm9', 'DS-9', '7801234567890'])('the code of a product, %s, is no serial', async (code) => {
  const { ajena } = await namedSerials(services(), { producto: '1', series: ['X', code], from: at }, 'No');
  expect(ajena).toMatchObject({ codigo: 'CODIGO_DE_PRODUCTO', mensaje: expect.stringContaining(`«${code}»`) });
});
