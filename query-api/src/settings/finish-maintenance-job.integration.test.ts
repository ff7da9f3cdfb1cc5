import { jest } from '@jest/globals';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { maintenanceRow } from '@power/domain/settings/views/maintenance-row';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
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
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [maintenanceRow]);
  const minutes = (n: number): string => new Date(Date.now() + n * 60_000).toISOString();
  await plant(db, maintenanceRow, [
    { _id: 'lejos', estado: 'en curso', avisado: false, termina: minutes(6) },
    { _id: 'cerca', estado: 'en curso', avisado: false, termina: minutes(4) },
    { _id: 'avisada', estado: 'en curso', avisado: true, termina: minutes(1) },
    { _id: 'cumplida', estado: 'en curso', avisado: true, termina: minutes(-1) },
    { _id: 'plan', estado: 'programada', avisado: false, termina: minutes(-60) },
    { _id: 'pasada', estado: 'completada', avisado: true, termina: minutes(-60) },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('the one about to end is told to Administradores first, the one that was told ends; the others are left alone', async () => {
  expect(await job.run({}, { db } as never)).toEqual({ revisadas: 2 });
  expect(sent.sort()).toEqual(['create-notification', 'finish-maintenance cerca', 'finish-maintenance cumplida']);
});
