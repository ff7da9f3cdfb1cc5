import { userRow } from '@power/domain/access/views/user-row';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { SYSTEM } from '@power/domain/kernel/principal';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { NUMBERS_SCHEMA } from '@power/infra/platform/commands/numbers';
import { recipientsOf } from '@power/infra/platform/notifications/recipients-of';
import { readModels } from '@power/infra/platform/sql/database';
import type pg from 'pg';
import { openSpine, person } from '../kernel/spine.testing.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [userRow, customerRow, orderRow, orderLineRow]);
  await migrate(db, NUMBERS_SCHEMA);
  const user = (_id: string, perfil: string, more: object = {}) => ({
    _id,
    nombre: _id,
    perfil,
    activo: true,
    ...more,
  });
  await plant(db, userRow, [
    user('ana', 'Administrador'),
    user('rex', 'Reseller', { cliente_id: 'c1' }),
    user('cleo', 'Cliente', { cliente_id: 'c2' }),
    user('caro', 'Cliente', { cliente_id: 'c3' }),
    user('ido', 'Reseller', { cliente_id: 'c1', activo: false }),
  ]);
  await plant(db, customerRow, [
    { _id: 'c1', tipo_cliente: 'Gold' },
    { _id: 'c2', tipo_cliente: 'Silver' },
    { _id: 'c3', tipo_cliente: 'Gold' },
  ]);
  await plant(db, orderRow, [
    { _id: '1', number: 1, estatus: 'Entregado' },
    { _id: '2', number: 2, estatus: 'Anulado' },
  ]);
  await plant(db, orderLineRow, [
    { _id: '1/1', number: 1, cliente_id: 'c1', marca: 'Dahua' },
    { _id: '1/2', number: 1, cliente_id: 'c1', marca: 'Ajax' },
    { _id: '2/1', number: 2, cliente_id: 'c3', marca: 'Dahua' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const reached = async (more: object) => {
  const segment = { perfiles: [], tipos_cliente: [], marcas: [], ...more };
  return (await recipientsOf(readModels(db), segment)).map(({ _id }) => _id);
};

test('a segment reaches active people of whom all that it says holds; what it leaves out holds of everybody', async () => {
  expect(await reached({})).toEqual(['ana', 'caro', 'cleo', 'rex']);
  expect(await reached({ perfiles: ['Cliente', 'Reseller'] })).toEqual(['caro', 'cleo', 'rex']);
  expect(await reached({ tipos_cliente: ['Gold'] })).toEqual(['caro', 'rex']);
  expect(await reached({ perfiles: ['Cliente'], tipos_cliente: ['Gold'] })).toEqual(['caro']);
  // Bought twice it is one person; what was cancelled was not bought.
  expect(await reached({ marcas: ['Dahua', 'Ajax'] })).toEqual(['rex']);
  expect(await reached({ perfiles: ['Administrador'], marcas: ['Dahua'] })).toEqual([]);
});

test('asked for twice with one key it is one sending; repeated at any point it tells each person once', async () => {
  const log = createMemoryLog();
  const spine = await openSpine(log, db);
  const marketing = person('Marketing');
  const payload = { titulo: 'Semana', contenido: 'Todo rebajado', segmento: { tipos_cliente: ['Gold'] } };
  const first = await spine.issue(marketing, 'send-mass-notification', payload, 'key-1');
  expect(first).toMatchObject({ ok: true, personas: 2 });
  expect(await spine.issue(marketing, 'send-mass-notification', payload, 'key-1')).toMatchObject({ _id: first._id });
  const nobody = { ...payload, segmento: { marcas: ['Nada'] } };
  expect(await spine.issue(marketing, 'send-mass-notification', nobody)).toMatchObject({ codigo: 'SIN_DESTINATARIOS' });

  const id = first._id as string;
  const start = (key: string) => spine.issue(SYSTEM, 'start-sending', { accion: 'iniciar', id }, key);
  const tell = (who: string) =>
    spine.issue(
      SYSTEM,
      'create-notification',
      { accion: 'crear', tipo: 'aviso', titulo: 'Semana', comentario: 'Todo rebajado', usuarios: [who] },
      `envio/${id}/${who}`,
    );
  await start('first');
  await tell('caro');
  // Killed here: another process begins again.
  await start('again');
  const told = [await tell('caro'), await tell('rex'), await tell('rex')].map(({ _id }) => _id);
  expect(told[1]).toBe(told[2]);
  const types = (log as unknown as { all: readonly { type: string }[] }).all.map(({ type }) => type);
  const count = (wanted: string) => types.filter((type) => type === wanted).length;
  expect([count('SendingScheduled'), count('SendingStarted'), count('SendingPart')]).toEqual([1, 1, 1]);
  expect(count('NotificationCreated')).toBe(2);
  const cancel = { accion: 'cancelar', id, motivo: 'Tarde' };
  expect(await spine.issue(marketing, 'cancel-sending', cancel)).toMatchObject({ ok: false, codigo: 'YA_COMENZO' });
});
