import { countRow } from '@power/domain/inventory/counts/views/count-row';
import { StockCountOpened } from '@power/domain/inventory/counts/events';
import { stockCount } from '@power/domain/inventory/counts/count';
import { isRejection } from '@power/domain/kernel/rejection';
import { SYSTEM } from '@power/domain/kernel/principal';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { createServices } from '@power/infra/platform/commands/services';
import { createStreamCache } from '@power/infra/platform/commands/stream-cache';
import { toNewEvents } from '@power/infra/platform/commands/write';
import type pg from 'pg';
import { claimScope, openCounts } from './open-counts.ts';

const CAM = { _id: 'cam', codigo: 'C', codigo_sap: 'S', part_number: 'CAM-1', nombre: 'Cámara', marca: 'M' };
const NOW = '2026-03-02T12:00:00.000Z';
const write = {
  user: SYSTEM,
  now: NOW,
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
  comando: 'open-stock-count',
};
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [countRow]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

/** A log with these counts open, each of one line at a place; the list knows those that `listed` names. */
async function withCounts(places: Readonly<Record<number, string>>, listed: readonly number[]) {
  const store = createMemoryLog();
  for (const [number, ubicacion] of Object.entries(places)) {
    const opened = StockCountOpened({
      _id: number,
      number: Number(number),
      bodega: 'BOD',
      tipo: 'Total',
      alcance: 'x',
      observacion: '',
      lineas: [{ linea: 1, producto: CAM, ubicacion }],
      creado_por: { _id: 'u', nombre: 'U' },
      createdAt: NOW,
    });
    const stream = `stockcount-${number}`;
    await store.append(stream, toNewEvents(stockCount, stream, [opened], '', write), 'no-stream');
  }
  await db.query('DELETE FROM stockcount_list');
  await plant(
    db,
    countRow,
    listed.map((number) => ({ _id: String(number), number, bodega: 'BOD', estado: 'Abierto' })),
  );
  const cache = createStreamCache(store, {});
  const draw = Object.assign(() => Promise.resolve(1), { drawn: () => Promise.resolve(false) });
  return async (conteo: number, ubicacion: string, now = NOW) => {
    const context = { ...write, now, commandId: `abre/${conteo}` };
    const services = createServices({ store, cache, pool: db, draw: draw as never }, context);
    const abiertos = await openCounts(services, 'BOD');
    return claimScope(services, { bodega: 'BOD', conteo, lineas: [{ producto: CAM, ubicacion }], abiertos }, 'No');
  };
}

test('of two counts of a place that open at the same moment one is refused', async () => {
  const claim = await withCounts({}, []);
  const replies = await Promise.all([claim(7, 'P1'), claim(8, 'P1'), claim(9, 'P2')]);
  expect(replies.filter((one) => isRejection(one))).toHaveLength(1);
  expect(replies[2]).toBeUndefined();
});

test('given a count that was never opened → its place is free a minute later', async () => {
  const claim = await withCounts({}, []);
  expect(await claim(7, 'P1')).toBeUndefined();
  expect(await claim(8, 'P1')).toMatchObject({ codigo: 'EN_OTRO_INVENTARIO' });
  expect(await claim(8, 'P1', '2026-03-02T12:02:00.000Z')).toBeUndefined();
});

test('rejects a count when one of before, which took no scope, is open there', async () => {
  const claim = await withCounts({ 5: 'P1' }, [5]);
  expect(await claim(7, 'P1')).toMatchObject({ codigo: 'EN_OTRO_INVENTARIO' });
  expect(await claim(7, 'P2')).toBeUndefined();
});
