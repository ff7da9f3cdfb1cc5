import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sessionRow } from '@power/domain/access/views/session-row';
import { userRow } from '@power/domain/access/views/user-row';
import { notificationRow, pushRow, readingRow } from '@power/domain/notifications/views/notification-row';
import type pg from 'pg';
import { noticesOf, requestsFor } from '../../platform/notifications/notices-of.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createReadModels, plant } from '../../laboratory/testing/read-models.ts';
import { type Delivery, PUSH_SCHEMA, type Pushed, sendPushes } from './send-pushes.ts';
import { loadVapid } from './vapid.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await createReadModels(pool, [userRow, sessionRow, notificationRow, readingRow, pushRow]);
  await migrate(pool, PUSH_SCHEMA);
});
beforeEach(async () => {
  await pool.query(
    'TRUNCATE read.session_list, read.user_list, read.user_list_history, read.push_list, read.reading_list, read.notification_list, ops.push_delivery',
  );
  await plant(pool, userRow, [
    { _id: 'eva', perfil: 'Finanzas', activo: true },
    { _id: 'leo', perfil: 'Bodega', activo: true },
    { _id: 'ex', perfil: 'Bodega', activo: false },
  ]);
  for (const usuario of ['eva', 'leo', 'ex']) {
    await plant(pool, sessionRow, [{ _id: `s-${usuario}`, activa: true }]);
    await browser(usuario, 'b', `b-${usuario}`, ago(24 * 60));
  }
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const browser = (usuario: string, name: string, _id: string, desde: string) =>
  plant(pool, pushRow, [{ _key: `${usuario}/${name}`, _id, usuario, sesion: `s-${usuario}`, desde }]);
const note = (_id: string, usuarios: string[], perfiles: string[], minutes = 1) =>
  plant(pool, notificationRow, [
    { _id, tipo: 'aviso', user_origen: { _id: 'x', nombre: 'X' }, fecha: ago(minutes), usuarios, perfiles },
  ]);
const read = (_id: string, fecha = ago(0)) => plant(pool, readingRow, [{ _id, fecha }]);
const sent: string[] = [];
const push =
  (outcome: Pushed | Error = 'sent') =>
  async ({ notificacion, usuario }: Delivery) => {
    sent.push(`${notificacion}>${usuario}`);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
const nobody = async () => undefined;
const due = () => pool.query('UPDATE ops.push_delivery SET proximo = now()');
beforeEach(() => void (sent.length = 0));

test('each browser of whom it reaches is pushed to, once; not who has read it, has left, or came later', async () => {
  await note('n1', ['eva'], ['Bodega']);
  await note('leida', ['eva'], []);
  await read('leida/eva');
  await note('vieja', ['eva'], [], 7 * 60);
  await browser('eva', 'nuevo', 'nuevo', ago(0));
  expect(await sendPushes(pool, push(), nobody)).toEqual({ enviados: 2, fallidos: 0, descartados: 0 });
  expect(sent.sort()).toEqual(['n1>eva', 'n1>leo']);
  await due();
  expect(await sendPushes(pool, push(), nobody)).toEqual({ enviados: 0, fallidos: 0, descartados: 0 });
});

test('a failure is kept and tried again later, five times at most', async () => {
  await note('n1', ['eva'], []);
  const failing = push(new Error('sin red'));
  expect((await sendPushes(pool, failing, nobody)).fallidos).toBe(1);
  const { rows } = await pool.query<{ error: string; wait: number }>(
    // However long this took to ask.
    'SELECT error, ceil(extract(epoch FROM proximo - now()) / 30)::int * 30 AS wait FROM ops.push_delivery',
  );
  expect(rows).toEqual([{ error: 'sin red', wait: 60 }]);
  expect((await sendPushes(pool, failing, nobody)).fallidos).toBe(0);
  for (let n = 0; n < 6; n += 1) {
    await due();
    await sendPushes(pool, failing, nobody);
  }
  expect(sent).toHaveLength(5);
});

test('a browser that is gone is dropped and not tried again', async () => {
  await note('n1', ['eva'], []);
  const dropped: string[] = [];
  await sendPushes(pool, push('gone'), async ({ usuario, id }) => void dropped.push(`${usuario}/${id}`));
  await due();
  expect(await sendPushes(pool, push('gone'), nobody)).toEqual({ enviados: 0, fallidos: 0, descartados: 0 });
  expect(dropped).toEqual(['eva/b-eva']);
});

test('with its session a subscription ends: nothing more is pushed, also not what was due, and it is dropped', async () => {
  await note('n1', ['eva', 'leo'], []);
  await sendPushes(pool, push(new Error('sin red')), nobody);
  await due();
  sent.length = 0;
  await pool.query("UPDATE read.session_list SET activa = false WHERE _key = 's-eva'");
  await note('n2', ['eva', 'leo'], []);
  const dropped: string[] = [];
  await sendPushes(pool, push(), async ({ usuario, id }) => void dropped.push(`${usuario}/${id}`));
  expect(sent.sort()).toEqual(['n1>leo', 'n2>leo']);
  expect(dropped).toEqual(['eva/b-eva']);
});

test('of two people who signed in in one browser the last alone is told', async () => {
  await pool.query("UPDATE read.push_list SET _id = 'one'");
  await pool.query("UPDATE read.push_list SET desde = now() - interval '1 hour' WHERE usuario = 'leo'");
  await note('n1', ['eva', 'leo'], []);
  await sendPushes(pool, push(), nobody);
  expect(sent).toEqual(['n1>leo']);
});

test('subscriptions of unknown sessions are dropped when they name none, and wait when theirs is not read yet', async () => {
  await pool.query("UPDATE read.push_list SET sesion = NULL WHERE usuario = 'leo'");
  await pool.query("UPDATE read.push_list SET sesion = 'not-read-yet' WHERE usuario = 'eva'");
  const dropped: string[] = [];
  await sendPushes(pool, push(), async ({ usuario }) => void dropped.push(usuario));
  expect(dropped).toEqual(['leo']);
});

test('people see what is for them or their profile, newest first, and nothing else', async () => {
  await note('mia', ['eva'], [], 3);
  await note('perfil', [], ['Finanzas'], 2);
  await note('ajena', ['leo'], ['Bodega']);
  const eva = { _id: 'eva', perfil: 'Finanzas' } as const;
  const ids = async (wanted: Parameters<typeof noticesOf>[2]) =>
    (await noticesOf(pool, eva, wanted)).nots.map((n) => n._id);
  expect(await ids({})).toEqual(['perfil', 'mia']);
  await read('perfil/eva');
  expect(await ids({ leidas: false })).toEqual(['mia']);
  expect(await ids({ leidas: true })).toEqual(['perfil']);
  expect(await ids({ leidas: false, sin: 'mia' })).toEqual([]);
  expect(await ids({ startRow: 1, endRow: 2 })).toEqual(['mia']);
});

test('however many there are, the number is the true one, also beyond the page', async () => {
  for (let n = 0; n < 120; n++) await note(`n${n}`, ['eva'], [], n + 1);
  const eva = { _id: 'eva', perfil: 'Finanzas' } as const;
  const first = await noticesOf(pool, eva, { leidas: false });
  expect([first.nots.length, first.total]).toEqual([100, 120]);
  const beyond = await noticesOf(pool, eva, { leidas: false, startRow: 200, endRow: 300 });
  expect([beyond.nots.length, beyond.total]).toEqual([0, 120]);
});

test('all read up to a moment: neither listed as unread nor pushed, and what came after it is', async () => {
  await note('antes', ['eva'], [], 30);
  await note('despues', ['eva'], []);
  await read('*/eva', ago(10));
  const eva = { _id: 'eva', perfil: 'Finanzas' } as const;
  expect((await noticesOf(pool, eva, { leidas: false })).nots.map((n) => n._id)).toEqual(['despues']);
  await sendPushes(pool, push(), nobody);
  expect(sent).toEqual(['despues>eva']);
});

test('each request waits to be taken, the oldest first; a taken one is read for all', async () => {
  const rosa = { _id: 'rosa', perfil: 'Bodega' } as const;
  for (const [n, id] of ['r3', 'r2', 'r1'].entries()) await note(id, [], ['Bodega', 'Jefe de Bodega'], n + 1);
  await pool.query("UPDATE read.notification_list SET tipo = 'solicitud_ubicacion_cliente'");
  await pool.query(`UPDATE read.notification_list SET tomada_por = '{"_id":"leo","nombre":"Leo"}' WHERE _id = 'r2'`);
  expect((await requestsFor(pool, rosa)).map((n) => n._id)).toEqual(['r1', 'r3']);
  expect((await noticesOf(pool, rosa, { leidas: false })).nots.map((n) => n._id)).toEqual(['r3', 'r1']);
  expect((await noticesOf(pool, rosa, { leidas: true })).nots.map((n) => n._id)).toEqual(['r2']);
  expect(await requestsFor(pool, { _id: 'eva', perfil: 'Finanzas' })).toEqual([]);
});

test('the keys are made once and readable by their owner alone', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vapid-'));
  try {
    const keys = loadVapid(folder);
    const file = path.join(folder, 'vapid.json');
    expect(loadVapid(folder)).toEqual(keys);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
