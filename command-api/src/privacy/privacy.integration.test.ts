import { SYSTEM } from '@power/domain/kernel/principal';
import { personRow } from '@power/domain/privacy/views/person-row';
import { trainingRow } from '@power/domain/trainings/views/training-row';
import { userRow } from '@power/domain/access/views/user-row';
import { OUTBOX_SCHEMA, queueMail } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { DRAFTS_SCHEMA, keepDraft } from '@power/infra/platform/drafts/drafts';
import { migrateOps } from '@power/infra/platform/projection/schema';
import { PERSON_KEYS_SCHEMA } from '@power/infra/platform/privacy/person-keys';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import '../kernel/environment.testing.ts';
import { openSpine, person, type Spine } from '../kernel/spine.testing.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'privacidad-'));
process.env.DATA_DIR = dataDir;

let database: TestDatabase;
let db: pg.Pool;
let spine: Spine;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [personRow, trainingRow, userRow]);
  await migrateOps(db);
  await migrate(db, PERSON_KEYS_SCHEMA, OUTBOX_SCHEMA, DRAFTS_SCHEMA);
  const one = { tipos: ['TrainingEnrolled'], posicion: '0', ultima: '2026-01-02T12:00:00.000Z' };
  await plant(db, personRow, [
    { ...one, _id: 'correo:ana@x.cl', nombre: 'Ana Núñez', correo: 'ana@x.cl', entrega: null },
    { ...one, _id: 'correo:eva@x.cl', nombre: 'Eva Inscrita', correo: 'eva@x.cl', entrega: null },
    { ...one, _id: 'rut:1-9', nombre: 'Leo Firma', rut: '1-9', entrega: '2025-12-20T12:00:00.000Z' },
  ]);
  await plant(db, trainingRow, [
    { _id: '12', number: 12, estado: 'Programada', personas_inscritas: 'Eva Inscrita Eva@x.cl Sur' },
  ] as never);
  spine = await openSpine(undefined, db);
});
afterAll(async () => {
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ADMIN = person('Administrador');
const forget = (persona: string) =>
  spine.issue(ADMIN, 'forget-person', { accion: 'olvidar', persona, motivo: 'Solicitud del 2 de enero' });
const keys = async () =>
  (
    await db.query<{ id: string; clave: string | null; hasta: string | null }>(
      'SELECT id, clave, hasta FROM ops.person_keys',
    )
  ).rows;

test('who is not there, owes a training or signed lately is not forgotten, and no key is touched', async () => {
  expect(await forget('correo:nadie@x.cl')).toMatchObject({ ok: false, codigo: 'PERSONA_NO_EXISTE' });
  expect(await forget('correo:eva@x.cl')).toMatchObject({ ok: false, codigo: 'INSCRITA' });
  expect(await forget('rut:1-9')).toMatchObject({
    ok: false,
    codigo: 'ENTREGA_RECIENTE',
    mensaje: expect.stringContaining('Firmó una entrega el 20-12-2025'),
  });
  expect((await keys()).filter(({ clave }) => clave === null)).toEqual([]);
});

test('the key goes, with mails that name the person; again, and by people, nothing happens', async () => {
  await queueMail(db, { id: 'm', para: 'ana@x.cl', asunto: 'Hola', texto: 'Hola', minutos: 9 });
  expect(await forget('correo:ana@x.cl')).toMatchObject({ ok: true });
  const [event] = (await spine.log.readAll()).slice(-1);
  const { persona } = event!.data as { persona: string };
  expect(JSON.stringify(event!.data)).not.toMatch(/ana/i);
  expect(await spine.issue(ADMIN, 'erase-person', { accion: 'borrar', persona })).toMatchObject({
    ok: false,
    codigo: 'SOLO_SISTEMA',
  });
  expect((await keys()).find(({ id }) => id === persona)?.clave).not.toBeNull();
  expect((await db.query('SELECT FROM ops.outbox')).rowCount).toBe(1);
  for (const id of ['a', 'a', 'b'])
    expect(await spine.issue(SYSTEM, 'erase-person', { accion: 'borrar', persona }, id)).toMatchObject({ ok: true });
  expect((await keys()).find(({ id }) => id === persona)).toMatchObject({ clave: null });
  expect((await db.query('SELECT FROM ops.outbox')).rowCount).toBe(0);
  expect((await spine.log.readAll()).slice(-2).map(({ type }) => type)).toEqual(['PersonForgotten', 'PersonErased']);
  // The list is made anew a moment later: until then it still has the row.
  expect(await forget('correo:ana@x.cl')).toMatchObject({ ok: false, codigo: 'YA_OLVIDADA' });
});

describe('what goes beside the log', () => {
  const row = { tipos: ['TrainingEnrolled'], posicion: '0', ultima: '2026-01-02T12:00:00.000Z', entrega: null };
  const mail = (id: string, para: string, texto: string) =>
    queueMail(db, { id, para, asunto: `Asunto ${id}`, texto, minutos: 9 });
  const feed = (key: string | null, frame: object | null) =>
    db.query(
      `INSERT INTO ops.change_feed (seq, position, topic, key, op, frame) VALUES (nextval('ops.change_feed_seq'), 0, 'personas', $1, 'upsert', $2)`,
      [key, frame && JSON.stringify(frame)],
    );
  const remaining = async () => ({
    correos: (await db.query<{ id: string }>('SELECT id FROM ops.outbox ORDER BY id')).rows.map(({ id }) => id),
    borradores: (await db.query<{ clave: string }>('SELECT clave FROM ops.drafts ORDER BY 1')).rows.map((d) => d.clave),
    avisos: (await db.query<{ key: string }>('SELECT key FROM ops.change_feed ORDER BY seq')).rows.map(
      ({ key }) => key,
    ),
  });
  const forgetAndErase = async (persona: string): Promise<void> => {
    expect(await forget(persona)).toMatchObject({ ok: true });
    const { persona: key } = (await spine.log.readAll()).at(-1)!.data as { persona: string };
    for (const id of ['1', '2'])
      expect(
        await spine.issue(SYSTEM, 'erase-person', { accion: 'borrar', persona: key }, `${persona}${id}`),
      ).toMatchObject({
        ok: true,
      });
  };
  beforeEach(async () => {
    await db.query('TRUNCATE ops.outbox, ops.drafts, ops.change_feed');
  });

  test('given a contact of one word → nothing that only holds the word, in an address or a text, is removed', async () => {
    const _id = 'nombre:cliente-1:ventas';
    await plant(db, personRow, [{ ...row, _id, nombre: 'Ventas', correo: '' }]);
    await mail('clave', 'ejecutivo.de.ventas@power.test', 'Hola Ejecutivo de Ventas: tu contraseña');
    await keepDraft(db, 'u1', 'cotizacion/1', { contenido: '{"n":"Ventas"}', version: 1, dispositivo: 'd' });
    await feed(_id, null);
    await feed('nombre:cliente-12:ventas', null);
    await feed('otra', { texto: 'ventas' });
    await forgetAndErase(_id);
    expect(await remaining()).toEqual({
      correos: ['clave'],
      borradores: ['cotizacion/1'],
      avisos: ['nombre:cliente-12:ventas', 'otra'],
    });
  });

  test('given a person with address and full name → their mails and the texts that name them go, mails of others stay', async () => {
    await plant(db, personRow, [
      { ...row, _id: 'correo:ana@soto.cl', nombre: 'Ana Soto', correo: 'ana@soto.cl' },
      { ...row, _id: 'correo:otra@soto.cl', nombre: 'ana  soto', correo: 'otra@soto.cl' },
      { ...row, _id: 'correo:larga@soto.cl', nombre: 'Ana Soto Pérez', correo: 'larga@soto.cl' },
    ]);
    await plant(db, userRow, [{ _id: 'u9', nombre: 'Ana Soto', email: 'ana.soto@power.test' }] as never);
    await mail('suyo', 'Ana@Soto.cl', 'Hola');
    await mail('la-nombra', 'jefe@power.test', 'Llama a ANA SOTO.');
    await mail('su-correo', 'jefe@power.test', 'Escríbele a ana@soto.cl.');
    await mail('clave-de-homonima', 'ana.soto@power.test', 'Hola Ana Soto: cambia tu contraseña');
    await mail('de-homonima', 'otra@soto.cl', 'Hola Ana Soto');
    await mail('nombre-largo', 'jefe@power.test', 'Llama a Ana Soto Pérez');
    await mail('correo-largo', 'mariana@soto.cl', 'Hola Mariana Sotomayor');
    await keepDraft(db, 'u1', 'cotizacion/2', { contenido: '{"n":"Ana Soto"}', version: 1, dispositivo: 'd' });
    await keepDraft(db, 'u1', 'cotizacion/3', { contenido: '{"n":"Ana Sotomayor"}', version: 1, dispositivo: 'd' });
    await feed('correo:ana@soto.cl', null);
    await feed('correo:mariana@soto.cl', null);
    await feed(null, { texto: 'Ana Soto entró' });
    await forgetAndErase('correo:ana@soto.cl');
    expect(await remaining()).toEqual({
      correos: ['clave-de-homonima', 'correo-largo', 'de-homonima', 'nombre-largo'],
      borradores: ['cotizacion/3'],
      avisos: ['correo:mariana@soto.cl'],
    });
  });
});
