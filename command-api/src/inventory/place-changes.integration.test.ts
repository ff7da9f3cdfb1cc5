import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { tables } from '@power/domain/tables';
import { places } from '@power/domain/masters';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant, standAt } from '@power/infra/laboratory/testing/read-models';
import { NUMBERS_SCHEMA } from '@power/infra/platform/commands/numbers';
import { migrateOps } from '@power/infra/platform/projection/schema';
import type pg from 'pg';
import { openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

const HEAD = person('Jefe de Bodega');
const ADMIN = person('Administrador');
const SHELF = 'Central-R01-N1-P01';

/** Beyond every event of these logs: the list knows of everything. */
const FAR = 1_000_000;

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, Object.values(tables) as never);
  await migrate(db, NUMBERS_SCHEMA);
  await migrateOps(db);
  await standAt(db, [placeStockRow.projection], FAR);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});
afterEach(() => db.query('DELETE FROM read.place_stock_list'));
let placeCount = 0;

/** Five units of product 1, of which three stand on a shelf, as log and list say. */
async function shelf(turn?: (what: string) => Promise<void>) {
  const log = createMemoryLog(turn);
  const on = await openSpine(log, db);
  const second = await openSpine(log, db);
  const spine = await stockedSpine([5], on);
  await spine.must('create-warehouse', {
    bodega: { codigo: 'Central', nombre: 'Central', tipo: 'física', codigo_sap: '', comuna: '' },
  });
  await spine.must('create-rack', { bloque: { codigo: 'Central-R01', bodega: 'Central', pasillo: '', recorrido: 1 } });
  await spine.must('create-level', {
    nivel: { codigo: 'Central-R01-N1', bloque: 'Central-R01', numero: 1, altura: 0, peso_maximo: 0 },
  });
  const { _id } = await spine.must('create-place', {
    ubicacion: { codigo: SHELF, nivel: 'Central-R01-N1', tipo: 'picking', capacidad: 0, recorrido: 1 },
  });
  const id = String(_id);
  const producto = log.all.find(({ stream }) => stream.startsWith('stock-'))!.stream.slice('stock-'.length);
  const put = (cantidad: number, by = on) =>
    by.issue(HEAD, 'place-stock', {
      ...{ accion: 'ubicar', producto, bodega: 'Central', ubicacion: '', ubicacion_destino: SHELF },
      ...{ cantidad, motivo: '' },
    });
  const list = (cantidad: number) =>
    plant(db, placeStockRow, [
      {
        _id: `row-${(placeCount += 1)}`,
        producto_id: producto,
        marca: 'M',
        bodega: 'Central',
        ubicacion: SHELF,
        cantidad,
      },
    ]);
  const change = (ubicacion: object, motivo?: string, user = HEAD) =>
    on.issue(user, 'change-place', { id, ubicacion, ...(motivo !== undefined && { motivo }) });
  const saldo = async () => saldoOf(warehouse(await on.state(stock, producto), 'Central'));
  const place = async () => (await on.state(places.aggregate, id))!;
  return { spine, on, second, put, list, change, saldo, place, log, producto };
}

test('rejects a place with goods for quarantine without a reason; with one its goods are not available', async () => {
  const { put, list, change, saldo } = await shelf();
  await put(3);
  await list(3);
  expect(await change({ tipo: 'cuarentena' })).toMatchObject({ ok: false, codigo: 'FALTA_MOTIVO', campo: 'tipo' });
  expect(await saldo()).toMatchObject({ fisico: 5, disponible: 5 });
  expect(await change({ tipo: 'cuarentena' }, 'Humedad')).toMatchObject({ ok: true });
  expect(await saldo()).toMatchObject({ fisico: 5, disponible: 2 });
  expect(await change({ tipo: 'picking' })).toMatchObject({ ok: false, codigo: 'FALTA_MOTIVO' });
  expect(await change({ tipo: 'picking' }, 'Seca')).toMatchObject({ ok: true });
  expect(await saldo()).toMatchObject({ disponible: 5 });
});

test('given a change with its reason → the events of the place and of each stock hold it, once', async () => {
  const { put, list, change, log, producto } = await shelf();
  await put(3);
  await list(3);
  await change({ tipo: 'cuarentena' }, 'Humedad');
  await change({ tipo: 'cuarentena' }, 'Humedad');
  const events = await log.read(`stock-${producto}`);
  expect(events.filter(({ type }) => type === 'StockQuarantined').map(({ data }) => data)).toMatchObject([
    { ubicacion: SHELF, cuarentena: true, motivo: 'Humedad' },
  ]);
});

test('rejects quarantine for a place whose units are committed to orders', async () => {
  const { spine, put, list, change } = await shelf();
  await put(3);
  await list(3);
  const { number } = await spine.orderFor({ 1: 4 });
  expect(await spine.validate(number)).toMatchObject({ ok: true });
  expect(await change({ tipo: 'cuarentena' }, 'Humedad')).toMatchObject({ ok: false, codigo: 'STOCK_COMPROMETIDO' });
});

test('rejects a spreadsheet that changes the kind of a place with goods', async () => {
  const { on, put, list, saldo } = await shelf();
  await put(3);
  await list(3);
  const valores = { codigo: SHELF, nivel: 'Central-R01-N1', tipo: 'cuarentena' };
  const reply = await on.issue(ADMIN, 'import-place', { accion: 'importar', filas: [{ fila: 2, valores }] });
  expect(reply).toMatchObject({ rechazados: [{ fila: 2 }] });
  expect(await saldo()).toMatchObject({ disponible: 5 });
});

test('given goods that came between the decision to put a place out of use and its event → it is in use again', async () => {
  let arrival: (() => Promise<unknown>) | undefined;
  const { put, list, change, place } = await shelf(async (what) => {
    if (!/^append place-\d+$/.test(what) || !arrival) return;
    const run = arrival;
    arrival = undefined;
    await run();
  });
  arrival = async () => {
    await put(3);
    await list(3);
  };
  expect(await change({ activo: false })).toMatchObject({ ok: true, mensaje: expect.stringMatching(/sigue en uso/) });
  expect((await place()).activo).toBe(true);
});

test('given goods put down while a place is put out of use → it is in use again, and they wait where it became one of quarantine', async () => {
  let between: (() => Promise<unknown>) | undefined;
  const { put, change, place, saldo, second } = await shelf(async (what) => {
    if (!what.startsWith('append stock-') || !between) return;
    const run = between;
    between = undefined;
    await run();
  });
  between = () => change({ activo: false });
  expect(await put(2, second)).toMatchObject({ ok: true });
  expect((await place()).activo).toBe(true);
  between = () => change({ tipo: 'cuarentena' });
  expect(await put(2, second)).toMatchObject({ ok: true });
  expect(await saldo()).toMatchObject({ fisico: 5, disponible: 1 });
});
