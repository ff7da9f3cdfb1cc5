import { SYSTEM } from '@power/domain/kernel/principal';
import { processRow } from '@power/domain/system/views/process-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { waitingProcesses } from './waiting-processes.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [processRow]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('each process tells how many instances wait, and the next deadlines first', async () => {
  const at = (n: number) => new Date(Date.UTC(2026, 2, 2, 12, n)).toISOString();
  const rows = readerFor(db, SYSTEM);
  expect(await waitingProcesses(rows)).toEqual([]);
  for (let n = 12; n > 0; n -= 1)
    await plant(db, processRow, [
      { _id: `a${n}`, proceso: 'a/muchos', instancia: `i${n}`, vence: at(n), desde: at(0), memoria: { paso: `p${n}` } },
    ]);
  await plant(db, processRow, [
    { _id: 'b', proceso: 'b/uno', instancia: 'x', vence: at(1), desde: at(0), memoria: {} },
  ]);
  const [many, one] = await waitingProcesses(rows);
  expect([many!.esperan, many!.instancias.length, many!.instancias[0]]).toEqual([
    12,
    10,
    { instancia: 'i1', vence: at(1), desde: at(0), memoria: { paso: 'p1' } },
  ]);
  expect(one).toEqual({
    proceso: 'b/uno',
    esperan: 1,
    instancias: [{ instancia: 'x', vence: at(1), desde: at(0), memoria: {} }],
  });
});
