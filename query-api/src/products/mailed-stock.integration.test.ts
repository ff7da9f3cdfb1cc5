import { userRow } from '@power/domain/access/views/user-row';
import { commitmentRow, stockRow } from '@power/domain/inventory/views/stock-row';
import type { Perfil, Permisos } from '@power/domain/kernel/perfiles';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant, plantPast } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import exceljs from 'exceljs';
import type pg from 'pg';
import { paperFor } from '../settings/mail-papers.shared.ts';
import { mailedStock } from './mailed-stock.shared.ts';

let database: TestDatabase;
let db: pg.Pool;
const saldo = (producto_id: string, marca: string, fisico: number) => ({
  _id: `${producto_id}/BOD`,
  producto_id,
  part_number: `PN-${producto_id}`,
  marca,
  bodega: 'BOD',
  fisico,
  disponible: fisico,
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [stockRow, commitmentRow, purchaseOrderLineRow, userRow]);
  // The last instant of March in Santiago is 2026-04-01T02:59:59.999Z.
  await plantPast(db, stockRow, [saldo('1', 'Hik', 5)], ['2026-01-01T00:00:00Z', '2026-04-01T02:59:00Z']);
  await plantPast(db, stockRow, [saldo('1', 'Hik', 8)], ['2026-04-01T02:59:00Z', '2026-04-01T03:00:00Z']);
  await plant(db, stockRow, [saldo('1', 'Hik', 99)], '2026-04-01T03:00:00Z');
  await plant(db, stockRow, [saldo('2', 'Dahua', 3)]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

/** An account of Eva as the read model has it. */
const account = (perfil: Perfil, permisos: Partial<Permisos> = {}, activo = true) => ({
  _id: 'eva',
  email: 'eva@power.test',
  nombre: 'Eva',
  perfil,
  permisos,
  activo,
});
async function sheet(papel: string, eva?: ReturnType<typeof account>, maxBytes?: number) {
  await db.query('TRUNCATE read.user_list, read.user_list_history');
  if (eva) await plant(db, userRow, [eva]);
  return mailedStock(papel, { db, rows: readerFor(db, undefined), now: '2026-04-10T12:00:00.000Z' }, maxBytes);
}
const MARCH = 'stock-mes/2026-03/eva';

/** Part number and units of each row of the sheet. */
async function stockIn(bytes: Buffer): Promise<unknown[]> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as never);
  const rows: unknown[][] = [];
  workbook.worksheets[0]!.eachRow(({ values }) => rows.push((values as unknown[]).slice(1)));
  const titles = rows.find((row) => row.includes('Bodega'))!;
  const [named, physical] = [titles.indexOf('Número de parte'), titles.indexOf('Físico')] as const;
  return rows.flatMap((row) => (/^PN-/.test(String(row[named])) ? [[row[named], row[physical]]] : []));
}

test('the sheet is of the last instant of the month', async () => {
  const file = (await sheet(MARCH, account('Jefe de Bodega', { exportar: true })))!;
  expect(file.nombre).toBe('Stock 2026-03.xlsx');
  expect(await stockIn(file.bytes)).toEqual([
    ['PN-1', 8],
    ['PN-2', 3],
  ]);
});

test.each([
  ['a deactivated account', account('Administrador', {}, false)],
  ['who may not export any more', account('Jefe de Bodega', { exportar: false })],
  ['another profile', account('Ejecutivo de Ventas', { exportar: true })],
  ['an unknown account', undefined],
])('rejects %s', async (_, eva) => {
  await expect(sheet(MARCH, eva)).rejects.toThrow('ya no puede verlo: no se envía');
});

test('rejects a sheet that no mail can carry', async () => {
  await expect(sheet(MARCH, account('Administrador'), 100)).rejects.toThrow('muy grande para un correo');
});

test('given a mail that names the stock of a month → it takes the sheet with it', async () => {
  await db.query('TRUNCATE read.user_list, read.user_list_history');
  await plant(db, userRow, [account('Administrador')]);
  const log = { read: () => Promise.resolve([]) };
  const source = { log, db, rows: readerFor(db, undefined), now: '2026-04-10T12:00:00.000Z' };
  expect(await paperFor(MARCH, source)).toMatchObject({ nombre: 'Stock 2026-03.xlsx' });
});

test('papers of other kinds → none', async () => {
  expect(await sheet('cotizacion/7')).toBeUndefined();
});
