import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { personRow } from '@power/domain/privacy/views/person-row';
import { OUTBOX_SCHEMA, queueMail } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { DRAFTS_SCHEMA, keepDraft } from '@power/infra/platform/drafts/drafts';
import { migrateOps } from '@power/infra/platform/projection/schema';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'rastros-'));
jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({ settings: { DATA_DIR: dataDir } }));
const { default: personTraces } = await import('./person-traces.ts');

let database: TestDatabase;
let db: pg.Pool;
const ask = (persona: string) =>
  personTraces.handle({ accion: 'rastros', persona } as never, { db, rows: readerFor(db, undefined) } as never);

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [personRow]);
  await migrateOps(db);
  await migrate(db, OUTBOX_SCHEMA, DRAFTS_SCHEMA);
  const one = { tipos: ['TrainingEnrolled'], posicion: '0', ultima: '2026-01-02T12:00:00.000Z', entrega: null };
  await plant(db, personRow, [
    { ...one, _id: 'correo:ana@soto.cl', nombre: 'Ana Soto', correo: 'ana@soto.cl' },
    { ...one, _id: 'nombre:c-1:ventas', nombre: 'Ventas', correo: '' },
  ]);
  for (let n = 0; n < 6; n += 1)
    await queueMail(db, { id: `m${n}`, para: 'jefe@power.test', asunto: `Nº ${n}`, texto: 'Ana Soto', minutos: 9 });
  await queueMail(db, {
    id: 'v',
    para: 'ejecutivo.de.ventas@power.test',
    asunto: 'Clave',
    texto: 'Ventas',
    minutos: 9,
  });
  await keepDraft(db, 'u1', 'cotizacion/1', { contenido: '{"n":"Ana Soto"}', version: 1, dispositivo: 'd' });
  await db.query(
    "INSERT INTO ops.change_feed (seq, position, topic, key, op) VALUES (nextval('ops.change_feed_seq'), 0, 'personas', 'nombre:c-1:ventas', 'upsert')",
  );
  mkdirSync(path.join(dataDir, 'exports'));
  writeFileSync(path.join(dataDir, 'exports', 'uno.xlsx'), 'x');
});
afterAll(async () => {
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('what would be erased is counted, with the newest mails, and nothing is', async () => {
  for (let n = 0; n < 2; n += 1)
    expect(await ask('correo:ana@soto.cl')).toEqual({
      correos: 6,
      ejemplos: Array.from({ length: 5 }, () => ({
        para: 'jefe@power.test',
        asunto: expect.stringMatching(/^Nº \d$/),
      })),
      borradores: 1,
      avisos: 0,
      planillas: 1,
      por_nombre: true,
    });
  expect((await db.query('SELECT FROM ops.outbox')).rowCount).toBe(7);
});

test('of a name of one word the keys of its own rows alone are counted', async () => {
  expect(await ask('nombre:c-1:ventas')).toMatchObject({ correos: 0, borradores: 0, avisos: 1, por_nombre: false });
});

test('rejects when nobody of that kind is named any more', async () => {
  expect(await ask('correo:nadie@x.cl')).toMatchObject({ codigo: 'PERSONA_NO_EXISTE' });
});
