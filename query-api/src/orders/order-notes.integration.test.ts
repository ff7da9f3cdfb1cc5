import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import { notesWhere } from './order-notes.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url);
  await db.query(`
    CREATE TABLE payment_option_list (tipo text, codigo text, "condicionPago" text);
    CREATE TABLE order_list (number int, cliente_nombre text, condicion_pago text, "createdAt" timestamptz, total bigint, total_facturado bigint, codigo_sap text, entregado boolean, facturado boolean, estatus text, cotizacion int);
    INSERT INTO order_list SELECT n, 'Cliente', 'C30', now() - n * interval '1 minute', 1000, CASE WHEN n = 71 THEN 900 END, '', false, false, 'En Picking', NULL FROM generate_series(1, 71) n`);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('the oldest fifty are notes, all of them are counted', async () => {
  const { notes, total } = await notesWhere(db, "estatus = 'En Picking'");
  expect([notes.length, notes[0]!.number, total]).toEqual([50, 71, 71]);
  // What the customer pays: the bill, once there is one.
  expect(notes.slice(0, 2).map((note) => note.total)).toEqual([900, 1000]);
  expect(await notesWhere(db, "estatus = 'Anulado'")).toEqual({ notes: [], total: 0 });
});
