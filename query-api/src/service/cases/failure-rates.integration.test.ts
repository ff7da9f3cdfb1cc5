import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { caseRow } from '@power/domain/service/cases/views/case-row';
import { failureRates } from '@power/domain/service/cases/views/failure-rates';
import { unitBatchRow } from '@power/domain/inventory/serials/views/unit-batch-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import exceljs from 'exceljs';
import type pg from 'pg';
import handlers from './failure-rates.ts';

let database: TestDatabase;
let db: pg.Pool;
const line = (_id: string, marca: string, cantidad: number, serie: string | null = null) => ({
  producto: { _id, part_number: `PN-${_id}`, marca },
  serie,
  cantidad,
});
const sale = (n: number, producto_id: string, marca: string, fecha: string, cantidad: number, more: object = {}) => ({
  _id: `s${n}`,
  producto_id,
  part_number: `PN-${producto_id}`,
  marca,
  fecha,
  mes: fecha.slice(0, 7),
  cantidad,
  ejecutivo_id: 'eva',
  facturado_at: `${fecha}T12:00:00.000Z`,
  ...more,
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [caseRow, salesLineRow, unitBatchRow]);
  const eva = { ejecutivo_id: 'eva', estado: 'Recibido' as const };
  await plant(db, caseRow, [
    {
      ...eva,
      _id: '1',
      number: 1,
      // Still October in Santiago.
      createdAt: '2026-11-01T02:30:00.000Z',
      documento: { lineas: [line('1', 'Hik', 2), line('2', 'APC', 1)] },
    },
    {
      ...eva,
      _id: '2',
      number: 2,
      createdAt: '2026-11-10T12:00:00.000Z',
      documento: { lineas: [line('1', 'Hik', 1, 'sn-1')] },
    },
    {
      ...eva,
      _id: '3',
      number: 3,
      estado: 'Rechazado',
      createdAt: '2026-11-11T12:00:00.000Z',
      documento: { lineas: [line('1', 'Hik', 9)] },
    },
    {
      ...eva,
      _id: '4',
      number: 4,
      ejecutivo_id: 'otra',
      createdAt: '2026-11-12T12:00:00.000Z',
      documento: { lineas: [line('1', 'Hik', 1)] },
    },
    {
      ...eva,
      _id: '5',
      number: 5,
      createdAt: '2025-01-12T12:00:00.000Z',
      documento: { lineas: [line('1', 'Hik', 50)] },
    },
  ]);
  const left = (serie: string, lote: string | null, salida: string | null, ejecutivo_id: string | null = 'eva') => ({
    _id: `1-${serie}`,
    serie,
    producto_id: '1',
    part_number: 'PN-1',
    marca: 'Hik',
    lote,
    salida,
    ejecutivo_id,
  });
  await plant(db, unitBatchRow, [
    left('SN-1', 'Orden de Compra N° 12', '2026-10-06T12:00:00.000Z'),
    left('SN-2', 'Orden de Compra N° 12', '2026-10-07T12:00:00.000Z'),
    left('SN-3', 'Orden de Compra N° 12', '2026-10-07T12:00:00.000Z', 'otra'),
    // Still here, left long ago, of another batch, of none.
    left('SN-4', 'Orden de Compra N° 12', null),
    left('SN-5', 'Orden de Compra N° 12', '2025-10-07T12:00:00.000Z'),
    left('SN-6', 'Orden de Compra N° 13', '2026-10-07T12:00:00.000Z'),
    left('SN-7', null, '2026-10-07T12:00:00.000Z'),
  ]);
  await plant(db, salesLineRow, [
    sale(1, '1', 'Hik', '2026-10-05', 60),
    sale(2, '1', 'Hik', '2026-11-05', 50),
    // A credit note took ten back.
    sale(3, '1', 'Hik', '2026-11-06', -10),
    sale(4, '3', 'Dahua', '2026-11-06', 5),
    sale(5, '1', 'Hik', '2026-11-06', 100, { ejecutivo_id: 'otra' }),
    sale(6, '1', 'Hik', '2024-11-06', 900),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const period = { desde: '2026-10-01', hasta: '2026-11-30' };
const person = (perfil: Perfil): Principal =>
  ({ _id: 'eva', nombre: 'Eva', email: '', perfil, permisos: permisosOf(perfil), sesion: 's' }) as Principal;
const ask = async (name: string, por: string, perfil: Perfil = 'Administrador') => {
  const { handle, query } = handlers.find((one) => one.query.name === name)!;
  const user = person(perfil);
  const context = { db, rows: readerFor(db, user), user, now: '2026-11-30T12:00:00.000Z' };
  const reply = (await handle({ ...period, por } as never, context as never)) as {
    filas: Record<string, unknown>[];
    total: unknown;
    file: { stream: Buffer };
  };
  if (query.file === undefined) expect(query.reply.safeParse(reply).error).toBeUndefined();
  return reply;
};
const figures = (casos: number, falladas: number, vendidas: number, tasa: number | null) => ({
  casos,
  falladas,
  vendidas,
  tasa,
});

test('by product: what failed against what was sold in the same days; of what was not sold there is no rate', async () => {
  const { filas, total } = await ask('rma-failure-rates', 'producto');
  expect(filas).toEqual([
    { clave: '1', nombre: 'PN-1', marca: 'Hik', ...figures(3, 4, 200, 2) },
    { clave: '2', nombre: 'PN-2', marca: 'APC', ...figures(1, 1, 0, null) },
  ]);
  expect(total).toEqual(figures(3, 5, 205, 2.44));
});

test('by brand and by month, also those of which nothing came back; a day is one of Santiago', async () => {
  const brands = await ask('rma-failure-rates', 'marca');
  expect(brands.filas.map(({ clave, falladas, tasa }) => [clave, falladas, tasa])).toEqual([
    ['Hik', 4, 2],
    ['APC', 1, null],
    ['Dahua', 0, 0],
  ]);
  const months = await ask('rma-failure-rates', 'mes');
  expect(months.filas.map(({ nombre, casos, falladas, vendidas }) => [nombre, casos, falladas, vendidas])).toEqual([
    ['nov 2026', 2, 2, 145],
    ['oct 2026', 1, 3, 60],
  ]);
});

test('by batch: the purchase with which a serial came, against what of it left in those days; the others have none', async () => {
  const rowsOf = async (perfil?: Perfil) =>
    (await ask('rma-failure-rates', 'lote', perfil)).filas.map(({ nombre, falladas, vendidas, tasa }) => [
      nombre,
      falladas,
      vendidas,
      tasa,
    ]);
  expect(await rowsOf()).toEqual([
    ['PN-1 · sin lote conocido', 3, 0, null],
    ['PN-1 · Orden de Compra N° 12', 1, 3, 33.33],
    ['PN-2 · sin lote conocido', 1, 0, null],
  ]);
  expect(await rowsOf('Ejecutivo de Ventas')).toContainEqual(['PN-1 · Orden de Compra N° 12', 1, 2, 50]);
});

test('a seller’s are those of own sales', async () => {
  const { filas } = await ask('rma-failure-rates', 'producto', 'Ejecutivo de Ventas');
  expect(filas[0]).toMatchObject(figures(2, 3, 100, 3));
});

test('the sheet has the same figures and their sum; where nothing was sold the cell is empty', async () => {
  const { file } = await ask('rma-failure-rates-file', 'producto');
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(file.stream as never);
  const rows = [6, 7, 8].map((n) => workbook.worksheets[0]!.getRow(n).values as unknown[]);
  expect(rows.map((values) => [values[1], values[4], values[5]])).toEqual([
    ['PN-1', 4, 200],
    ['PN-2', 1, 0],
    ['Total', 5, 205],
  ]);
  expect(rows[1]![6] ?? null).toBeNull();
});

test('days the wrong way round, or too many, are refused in words', () => {
  const wrong = (desde: string, hasta: string) =>
    failureRates.request.safeParse({ accion: 'tasas', desde, hasta, por: 'mes' }).error?.issues[0]?.message;
  expect(wrong('2026-11-30', '2026-11-01')).toBe('El primer día va antes que el último');
  expect(wrong('2016-11-30', '2026-11-01')).toBe('A lo más cinco años');
});
