import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import { orderRow } from '@power/domain/orders/views/order-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import pickingWorkList from '../picking/picking-work-list.ts';
import { notesWhere } from './order-notes.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [orderRow, paymentOptionRow]);
  await plant(db, paymentOptionRow, [{ _id: 'c', tipo: 'condicion', codigo: 'C30', condicionPago: '30 días' }]);
  await plant(
    db,
    orderRow,
    Array.from({ length: 71 }, (_, n) => ({
      _id: String(n),
      number: n,
      estatus: 'En Picking',
      condicion_pago: n === 70 ? 'C30' : 'X',
      total: 1000,
      createdAt: new Date(Date.now() - n * 60_000),
      ...(n === 70 && { total_facturado: 900 }),
    })),
  );
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('the oldest fifty are notes, all of them are counted', async () => {
  const rows = readerFor(db, { ...SYSTEM, perfil: 'Administrador' });
  const { notes, total } = await notesWhere(rows, (of) => of('estatus', '=', 'En Picking'));
  expect([notes.length, notes[0]!.number, total]).toEqual([50, 70, 71]);
  // What the customer pays: the bill, once there is one. Conditions by name, as far as a list knows them.
  expect(notes.slice(0, 2).map((note) => [note.total, note.condicion_pago])).toEqual([
    [900, '30 días'],
    [1000, 'X'],
  ]);
  expect(await notesWhere(rows, (of) => of('estatus', '=', 'Anulado'))).toEqual({ notes: [], total: 0 });
  const seller = readerFor(db, { ...SYSTEM, perfil: 'Ejecutivo de Ventas' });
  expect(await notesWhere(seller, (of) => of('estatus', '=', 'En Picking'))).toEqual({ notes: [], total: 0 });
});

test('whoever picks has their own work at hand, however many orders wait, wherever they are', async () => {
  const at = (n: number) => new Date(Date.UTC(2026, 0, 5, 12) + n * 60_000);
  const order = (number: number, more: object) => ({ _id: String(number), number, bodega_entrega: 'NORTE', ...more });
  await plant(db, orderRow, [
    ...Array.from({ length: 240 }, (_, n) => order(1000 + n, { estatus: 'Pendiente Picking', estatus_at: at(n) })),
    order(2000, { estatus: 'En Picking', picking_usuario_id: 'rita', estatus_at: at(500), bodega_entrega: 'SUR' }),
    order(2001, { estatus: 'En Picking', picking_usuario_id: 'ana', estatus_at: at(501) }),
    order(2002, { estatus: 'Anulado', por_devolver: true, estatus_at: at(502) }),
  ]);
  const user: Principal = { ...SYSTEM, _id: 'rita', perfil: 'Bodega', bodega: 'NORTE' };
  const context = { db, rows: readerFor(db, user), user } as never;
  const reply = (await pickingWorkList.handle({ accion: 'trabajo' } as never, context)) as Record<string, unknown[]>;
  const numbers = (part: string) => (reply[part] as { number: number }[]).map(({ number }) => number);
  expect([numbers('propios'), numbers('otros'), numbers('devolver')]).toEqual([[2000], [2001], [2002]]);
  expect(numbers('pendientes')).toEqual(Array.from({ length: 200 }, (_, n) => 1000 + n));
  expect(reply.cuantos_pendientes).toBe('240');
});
