import { jest } from '@jest/globals';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';

const sent: string[] = [];
jest.unstable_mockModule('@power/infra/platform/commands/internal-command', () => ({
  internalCommand: async (name: string, { id }: { id?: string }) => void sent.push(id ? `${name} ${id}` : name),
}));
const { default: job } = await import('./finish-maintenance-job.ts');

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url);
  await db.query(`CREATE SCHEMA read; CREATE TABLE read.maintenance (_key text, estado text, avisado boolean, termina timestamptz);
    INSERT INTO read.maintenance SELECT k, e, a, now() + t::interval FROM (VALUES
      ('lejos', 'en curso', false, '6 minutes'), ('cerca', 'en curso', false, '4 minutes'), ('avisada', 'en curso', true, '1 minute'),
      ('cumplida', 'en curso', true, '-1 second'), ('plan', 'programada', false, '-1 hour'), ('pasada', 'completada', true, '-1 hour')) AS w(k, e, a, t)`);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('the one about to end is told to Administradores first, the one that was told ends; the others are left alone', async () => {
  expect(await job.run({}, { db } as never)).toEqual({ revisadas: 2 });
  expect(sent.sort()).toEqual(['create-notification', 'finish-maintenance cerca', 'finish-maintenance cumplida']);
});
