import { levelMaster } from '@power/domain/inventory/views/level-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { serialRow } from '@power/domain/inventory/serials/views/serial-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import type pg from 'pg';
import { registeredAt } from './registered-serials.ts';
import { namedSerials } from './serial-facts.ts';

const PLACE = 'BOD-R01-N1-P01';
const at = { bodega: 'BOD', ubicacion: PLACE };
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    ...[placeMaster, levelMaster, rackMaster, warehouseMaster].map(({ row }) => row),
    serialRow,
    orderRow,
    orderSerialRow,
    orderLineRow,
    productRow,
  ]);
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

const services = () =>
  ({ db, load: () => Promise.resolve({ state: { bodegas: {} }, version: -1 }) }) as unknown as CommandServices;

test('units stand at a place until they are handed over', async () => {
  expect((await registeredAt(services(), '1', at)).registradas).toBe(2);
  expect((await registeredAt(services(), '1', { bodega: 'BOD', ubicacion: null })).registradas).toBe(1);
  expect((await registeredAt(services(), '3', at)).registradas).toBe(0);
});

test('a movement knows which serials stand where it leaves, and which of its own nobody registered', async () => {
  const known = await namedSerials(services(), { producto: '1', series: ['X'], from: at }, 'No');
  expect({ ...known, todas: known.todas.toSorted() }).toEqual({
    registradas: 2,
    ocupadas: 0,
    todas: ['A2', 'A3'],
    nuevas: ['X'],
    ajena: undefined,
  });
});

test('a warehouse knows where its serials stand: those that leave, and those that should stay', async () => {
  const units = { '1-A2': PLACE, '1-A4': null } as Record<string, string | null>;
  const load = (_: unknown, id: string) =>
    Promise.resolve({
      state: id in units ? { lugar: { bodega: 'BOD', ubicacion: units[id] } } : { bodegas: {} },
      version: 0,
    });
  const from = { ...services(), load } as unknown as CommandServices;
  const known = await namedSerials(from, { producto: '1', series: ['A2', 'A4'], from: { bodega: 'BOD' } }, 'No');
  expect(known.registradas).toBe(3);
  expect(known.lugares!.desde).toEqual([
    { ubicacion: PLACE, cantidad: 1 },
    { ubicacion: null, cantidad: 1 },
  ]);
  expect(known.lugares!.quedan.toSorted((a, b) => a.cantidad - b.cantidad)).toEqual([
    { ubicacion: null, cantidad: 0 },
    { ubicacion: PLACE, cantidad: 1 },
  ]);
  // Wherever it stands in the warehouse; one of another is not there.
  const other = await namedSerials(from, { producto: '1', series: ['A2'], from: { bodega: 'NOR' } }, 'No');
  expect(other.ajena).toMatchObject({ codigo: 'SERIE_EN_OTRA_UBICACION' });
});

test.each(['pm9', 'DS-9', '7801234567890'])('the code of a product, %s, is no serial', async (code) => {
  const { ajena } = await namedSerials(services(), { producto: '1', series: ['X', code], from: at }, 'No');
  expect(ajena).toMatchObject({ codigo: 'CODIGO_DE_PRODUCTO', mensaje: expect.stringContaining(`«${code}»`) });
});
