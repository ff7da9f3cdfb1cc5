import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderRow } from '@power/domain/orders/views/order-row';
import { pointsRow } from '@power/domain/points/views/points-row';
import { pointsSummary as summary } from '@power/domain/points/views/queries';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { commandSide } from '@power/infra/laboratory/testing/command-side';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import pointsSummary from '../points/points-summary.ts';
import tidyPoints from '../points/tidy-points-job.ts';
import expireWebOrders from './expire-web-orders-job.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [orderRow, pointsRow]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const admin: Principal = {
  _id: 'jefa',
  nombre: 'Jefa',
  email: '',
  perfil: 'Administrador',
  permisos: permisosOf('Administrador'),
  sesion: 's',
};

type Job = { run: (data: never, context: never) => Promise<unknown> };
/** Commands that jobs issue, as command-api receives them. */
async function issuedBy(...jobs: readonly Job[]): Promise<unknown[][]> {
  const commands = await commandSide();
  const { url } = commands;
  const secret = 'a-secret-of-the-tests';
  Object.assign(process.env, {
    ...{ DATABASE_URL: 'postgres://x/y', SERVICE_PORT: '1', JWT_SECRET: secret, INTERNAL_TOKEN: secret },
    ...{ COMMAND_API_URL: url, QUERY_API_URL: url, PROJECTOR_URL: url, JOBS_URL: url },
  });
  for (const job of jobs) await job.run({} as never, { db, id: 'j' } as never);
  await commands.close();
  return commands.requests.flatMap((asked) =>
    asked.commands.map(({ name, request, commandId }) => [name, request, commandId]),
  );
}

test('jobs ask for the end of web orders older than a day, of points past their time, and of points without an order', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const web = { web: true, estatus: 'Pendiente Pago Web' };
  const cancelledOrder = { web: true, estatus: 'Anulado', enlace_vence: ago(-20), datos_wp: null };
  await plant(db, orderRow, [
    { _id: '8201', number: 8201, ...web, createdAt: ago(25) },
    { _id: '8202', number: 8202, ...web, createdAt: ago(23) },
    { _id: '8203', number: 8203, web: true, estatus: 'Pendiente Picking', createdAt: ago(25) },
    { _id: '8204', number: 8204, ...cancelledOrder, estatus_at: ago(1) },
    { _id: '8205', number: 8205, ...cancelledOrder, estatus_at: ago(0) },
    { _id: '8206', number: 8206, ...cancelledOrder, estatus_at: ago(24 * 8) },
    { _id: '8207', number: 8207, ...cancelledOrder, estatus_at: ago(1), enlace_vence: null },
  ]);
  const moved = (n: number, more: object) => ({
    _id: `points@${n}`,
    fecha: ago(2),
    vence: null,
    pedido: null,
    ...more,
  });
  await plant(db, pointsRow, [
    moved(1, { cliente_id: 'a', movimiento: 'Ganados', pedido: 8203, puntos: 100, vence: ago(1) }),
    moved(2, { cliente_id: 'b', movimiento: 'Ganados', pedido: 8203, puntos: 50, vence: ago(-1) }),
    moved(3, { cliente_id: 'd', movimiento: 'Ganados', pedido: 8203, puntos: 30, vence: ago(3) }),
    moved(4, { cliente_id: 'd', movimiento: 'Vencidos', puntos: -30, fecha: ago(2) }),
    moved(5, { cliente_id: 'b', movimiento: 'Usados', pedido: 9999, puntos: -20 }),
    moved(6, { cliente_id: 'b', movimiento: 'Usados', pedido: 8203, puntos: -10 }),
    moved(7, { cliente_id: 'b', movimiento: 'Usados', pedido: 9998, puntos: -5, fecha: ago(0.5) }),
    moved(8, { cliente_id: 'b', movimiento: 'Devueltos', pedido: 8203, puntos: 10, vence: ago(-1) }),
  ]);
  const issued = await issuedBy(expireWebOrders, tidyPoints);
  const ends = issued.filter(([name]) => name === 'expire-web-order');
  expect(ends).toContainEqual(['expire-web-order', { accion: 'vencerpagoweb', pedido: 8201 }, 'j/8201']);
  expect(JSON.stringify(ends)).not.toMatch(/8202|8203/);
  // Not within two minutes of its end, nor after Webpay has forgotten it, nor once its link is spent.
  expect(issued.filter(([name]) => name === 'close-web-payment')).toEqual([
    ['close-web-payment', { accion: 'cerrarpagoweb', pedido: 8204 }, 'j/cerrar/8204'],
  ]);
  expect(issued.filter(([name]) => !/-web-/.test(String(name)))).toEqual([
    ['expire-points', { accion: 'vencer', cliente: 'a' }, 'j/a'],
    ['settle-order-points', { accion: 'cuadrarpedido', cliente: 'b', pedido: '9999' }, 'j/9999'],
  ]);
});

test('what customers earned, used, lost and have is summed up; what was given back was not used', async () => {
  const reply = await pointsSummary.handle(
    {} as never,
    { db, now: new Date().toISOString(), user: admin, rows: readerFor(db, admin) } as unknown as QueryContext,
  );
  expect(summary.reply.parse(reply)).toEqual({
    ok: true,
    ganados: 180,
    usados: 25,
    vencidos: 30,
    saldo: 125,
    clientes: 2,
  });
});
