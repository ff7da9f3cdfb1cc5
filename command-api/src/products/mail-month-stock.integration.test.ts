import { OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import { openSpine, person } from '../kernel/spine.testing.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(pool, OUTBOX_SCHEMA);
});
beforeEach(() => pool.query('TRUNCATE ops.outbox'));
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const keeper = person('Jefe de Bodega', { _id: 'eva', email: 'eva@power.test' });
const mails = async () => (await pool.query('SELECT id, para, asunto, papel FROM ops.outbox ORDER BY creado')).rows;

test('the same key twice, also at once → one mail, the same answer', async () => {
  const { issue } = await openSpine(undefined, pool);
  const ask = (key: string) => issue(keeper, 'mail-month-stock', { mes: 12, year: 2025 }, key);
  const [first, second] = await Promise.all([ask('k1'), ask('k1')]);
  expect(first).toMatchObject({ ok: true, mensaje: 'Se envió a eva@power.test el stock al cierre de dic 2025' });
  expect(second).toEqual(first);
  expect(await ask('k1')).toEqual(first);
  expect(await mails()).toEqual([
    {
      id: 'stock-mes-k1',
      para: 'eva@power.test',
      asunto: 'Stock al cierre de dic 2025',
      papel: 'stock-mes/2025-12/eva',
    },
  ]);
  await ask('k2');
  expect(await mails()).toHaveLength(2);
});

test('rejects a month that is not over → no mail', async () => {
  const { issue } = await openSpine(undefined, pool);
  expect(await issue(keeper, 'mail-month-stock', { mes: 1, year: 2026 })).toMatchObject({ codigo: 'MES_SIN_TERMINAR' });
  expect(await mails()).toEqual([]);
});
