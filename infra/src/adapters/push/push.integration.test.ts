import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { noticesOf, requestsFor } from '../../platform/notifications/notices-of.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { type Delivery, PUSH_SCHEMA, type Pushed, sendPushes } from './send-pushes.ts';
import { loadVapid } from './vapid.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(
    pool,
    PUSH_SCHEMA,
    `CREATE SCHEMA read;
    CREATE TABLE read.user_list (_key text PRIMARY KEY, perfil text, activo boolean);
    CREATE TABLE read.push_list (_key text PRIMARY KEY, _id text, usuario text, endpoint text, p256dh text, auth text, sesion text, desde timestamptz);
    CREATE TABLE read.session_list (_key text PRIMARY KEY, activa boolean);
    CREATE TABLE read.reading_list (_key text PRIMARY KEY, fecha timestamptz);
    CREATE TABLE read.notification_list (_key text PRIMARY KEY, _id text, tipo text, titulo text, user_origen jsonb, comentario text, comentario_adicional text,
      enlace text, fecha timestamptz, tomada_por jsonb, usuarios jsonb, perfiles jsonb)`,
  );
});
beforeEach(async () => {
  await pool.query(
    'TRUNCATE read.session_list, read.user_list, read.push_list, read.reading_list, read.notification_list, ops.push_delivery',
  );
  await pool.query(
    "INSERT INTO read.user_list VALUES ('eva', 'Finanzas', true), ('leo', 'Bodega', true), ('ex', 'Bodega', false)",
  );
  for (const who of ['eva', 'leo', 'ex'])
    await pool.query(
      `WITH s AS (INSERT INTO read.session_list VALUES ('s-' || $1, true))
       INSERT INTO read.push_list VALUES ($1 || '/b', 'b-' || $1, $1, 'https://x', 'p', 'a', 's-' || $1, now() - interval '1 day')`,
      [who],
    );
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});
const note = (id: string, usuarios: string[], perfiles: string[], age = '1 minute') =>
  pool.query(
    `INSERT INTO read.notification_list VALUES ($1, $1, 'aviso', 'Título', '{"_id":"x","nombre":"X"}', 'c', '', NULL, now() - $4::interval, NULL, $2, $3)`,
    [id, JSON.stringify(usuarios), JSON.stringify(perfiles), age],
  );
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
  await pool.query("INSERT INTO read.reading_list VALUES ('leida/eva')");
  await note('vieja', ['eva'], [], '7 hours');
  await pool.query(
    "INSERT INTO read.push_list VALUES ('eva/nuevo', 'nuevo', 'eva', 'https://y', 'p', 'a', 's-eva', now())",
  );
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
    'SELECT error, round(extract(epoch FROM proximo - now()))::int AS wait FROM ops.push_delivery',
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
  await note('mia', ['eva'], [], '3 minutes');
  await note('perfil', [], ['Finanzas'], '2 minutes');
  await note('ajena', ['leo'], ['Bodega']);
  const eva = { _id: 'eva', perfil: 'Finanzas' } as const;
  const ids = async (wanted: Parameters<typeof noticesOf>[2]) =>
    (await noticesOf(pool, eva, wanted)).nots.map((n) => n._id);
  expect(await ids({})).toEqual(['perfil', 'mia']);
  await pool.query("INSERT INTO read.reading_list VALUES ('perfil/eva')");
  expect(await ids({ leidas: false })).toEqual(['mia']);
  expect(await ids({ leidas: true })).toEqual(['perfil']);
  expect(await ids({ leidas: false, sin: 'mia' })).toEqual([]);
  expect(await ids({ startRow: 1, endRow: 2 })).toEqual(['mia']);
});

test('however many there are, the number is the true one, also beyond the page', async () => {
  for (let n = 0; n < 120; n++) await note(`n${n}`, ['eva'], [], `${n + 1} minutes`);
  const eva = { _id: 'eva', perfil: 'Finanzas' } as const;
  const first = await noticesOf(pool, eva, { leidas: false });
  expect([first.nots.length, first.total]).toEqual([100, 120]);
  const beyond = await noticesOf(pool, eva, { leidas: false, startRow: 200, endRow: 300 });
  expect([beyond.nots.length, beyond.total]).toEqual([0, 120]);
});

test('all read up to a moment: neither listed as unread nor pushed, and what came after it is', async () => {
  await note('antes', ['eva'], [], '30 minutes');
  await note('despues', ['eva'], []);
  await pool.query("INSERT INTO read.reading_list VALUES ('*/eva', now() - interval '10 minutes')");
  const eva = { _id: 'eva', perfil: 'Finanzas' } as const;
  expect((await noticesOf(pool, eva, { leidas: false })).nots.map((n) => n._id)).toEqual(['despues']);
  await sendPushes(pool, push(), nobody);
  expect(sent).toEqual(['despues>eva']);
});

test('each request waits to be taken, the oldest first; a taken one is read for all', async () => {
  const rosa = { _id: 'rosa', perfil: 'Bodega' } as const;
  for (const [id, age] of [
    ['r1', '3 minutes'],
    ['r2', '2 minutes'],
    ['r3', '1 minute'],
  ] as const)
    await note(id, [], ['Bodega', 'Jefe de Bodega'], age);
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
