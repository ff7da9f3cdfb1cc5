import { SYSTEM } from '@power/domain/kernel/principal';
import { personRow } from '@power/domain/privacy/views/person-row';
import { trainingRow } from '@power/domain/trainings/views/training-row';
import { OUTBOX_SCHEMA, queueMail } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { DRAFTS_SCHEMA } from '@power/infra/platform/drafts/drafts';
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
  await createReadModels(db, [personRow, trainingRow]);
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
