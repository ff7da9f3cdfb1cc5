import { permisosOf } from '@power/domain/kernel/perfiles';
import { orderByCode as byCode, orderBySerial as bySerial } from '@power/domain/orders/views/lookups';
import { createPool } from '@power/infra/adapters/postgres/pool';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import orderByCode from './order-by-code.ts';
import orderBySerial from './order-by-serial.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url);
  await db.query(`
    CREATE TABLE order_list (_key text, estatus text, entregado boolean, marcas jsonb);
    CREATE TABLE order_line_list (_key text, _id text, number int, linea int, producto_id text, codigo text, part_number text, nombre text, marca text, cantidad int, precio_venta bigint,
      total_picking int, faltante int, cliente_nombre text, "createdAt" timestamptz, ejecutivo_id text, cliente_id text, marcas jsonb);
    CREATE TABLE order_serial_list (_key text, _id text, serie text, number int, producto_id text, part_number text, nombre text, cliente_nombre text, fecha timestamptz, usuario text,
      ejecutivo_id text, cliente_id text, marcas jsonb);
    INSERT INTO order_list VALUES ('1', 'Entregado', true, '["Hik"]'), ('2', 'Facturado Sin Picking', false, '["Hik"]'), ('3', 'Entregado a Sala', false, '["Hik"]');
    INSERT INTO order_line_list SELECT n || '/1', n || '/1', n, 1, 'p', 'PM1', 'DS-1', 'Cámara', 'Hik', 5, 1000, CASE WHEN n = 2 THEN 0 ELSE 4 END, 0, 'Ñandú SpA', now() - n * interval '1 hour',
      'eva', 'c', '["Hik"]' FROM generate_series(1, 3) n;
    INSERT INTO order_serial_list VALUES ('S1/1', 'S1/1', 'S1', 1, 'p', 'DS-1', 'Cámara', 'Ñandú SpA', now(), 'Raúl', 'eva', 'c', '[]')`);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const context = {
  user: {
    _id: 'eva',
    nombre: 'Eva',
    email: '',
    perfil: 'Ejecutivo de Ventas' as const,
    permisos: permisosOf('Ejecutivo de Ventas'),
    sesion: 's',
  },
};
const ask = (handler: { handle: (request: never, context: QueryContext) => Promise<unknown> }, request: object) =>
  handler.handle(request as never, { db, ...context } as unknown as QueryContext);

test('delivered units: what was picked of an order handed over, all of one invoiced without picking, none before', async () => {
  const reply = byCode.reply.parse(await ask(orderByCode, { accion: 'codigo', codigo: 'PM1' }));
  expect(reply.pedidos.map((p) => [p.number, p.total_picking, p.total_entregado])).toEqual([
    [1, 4, 4],
    [2, 0, 5],
    [3, 4, 0],
  ]);
});

test('replies hold the declared fields, none of the table besides', async () => {
  for (const [query, handler, request] of [
    [byCode, orderByCode, { accion: 'codigo', codigo: 'ds-1' }],
    [bySerial, orderBySerial, { accion: 'serial', serial: 's1' }],
  ] as const) {
    const reply = (await ask(handler, request)) as { pedidos: object[] };
    expect(reply.pedidos.length).toBeGreaterThan(0);
    expect(query.reply.parse(reply)).toEqual(reply);
  }
});
