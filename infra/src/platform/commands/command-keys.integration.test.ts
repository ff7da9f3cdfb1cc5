import type { CallBase } from '@power/domain/kernel/call';
import { SYSTEM } from '@power/domain/kernel/principal';
import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import type { ExecuteContext } from '../http/service-options.ts';
import { persona, toy } from '../http/service.testing.ts';
import { COMMAND_KEYS_SCHEMA, forgetOldKeys, withOwnKeys } from './command-keys.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(pool, COMMAND_KEYS_SCHEMA);
});
beforeEach(() => pool.query('TRUNCATE ops.command_keys'));
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const [pay, move] = [toy('pay'), toy('move')];
const [ana, eva] = [persona('Cobrador'), persona('Finanzas')];
function setup(secret = 'secret-of-the-tests') {
  const done: unknown[] = [];
  const execute = withOwnKeys(pool, secret, async (call, request) => {
    done.push([call.name, request]);
    return { ok: true };
  });
  const run = (commandId: string, call: CallBase, request: unknown, user: ExecuteContext['user'] | 'nobody' = ana) =>
    execute(call, request, { commandId, user: user === 'nobody' ? undefined : user } as ExecuteContext).then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  return { done, run };
}

test('the same key with the same request goes through again; another body, call or person is 422', async () => {
  const { done, run } = setup();
  expect(await run('k1', pay, { pedido: 1, monto: 5 })).toBe(200);
  expect(await run('k1', pay, { monto: 5, pedido: 1 })).toBe(200);
  expect(await run('k1', pay, { pedido: 1, monto: 6 })).toBe(422);
  expect(await run('k1', pay, { pedido: 2, monto: 5 })).toBe(422);
  expect(await run('k1', move, { pedido: 1, monto: 5 })).toBe(422);
  expect(await run('k1', pay, { pedido: 1, monto: 5 }, eva)).toBe(422);
  expect(await run('k1', pay, { pedido: 1, monto: 5 }, 'nobody')).toBe(422);
  expect(await run('k2', pay, { pedido: 1, monto: 6 })).toBe(200);
  expect(done).toHaveLength(3);
});

test('of different requests at once under one key, in two processes, one is executed', async () => {
  const [one, two] = [setup(), setup()];
  const all = Array.from({ length: 10 }, (_, n) => (n % 2 ? one : two).run('k1', pay, { monto: n }));
  const statuses = await Promise.all(all);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(9);
  expect([...one.done, ...two.done]).toHaveLength(1);
});

test('what is kept of a request says nothing without the secret', async () => {
  await setup().run('k1', pay, { password: 'primera99' });
  const { rows } = await pool.query<{ huella: string }>('SELECT huella FROM ops.command_keys');
  await pool.query('TRUNCATE ops.command_keys');
  await setup('another-secret').run('k1', pay, { password: 'primera99' });
  const other = await pool.query<{ huella: string }>('SELECT huella FROM ops.command_keys');
  expect(rows[0]!.huella).not.toBe(other.rows[0]!.huella);
});

test('a call that came without a key writes none down', async () => {
  const execute = withOwnKeys(pool, 'secret-of-the-tests', async () => ({ ok: true }));
  await execute(pay, {}, { commandId: 'drawn', drawnId: true } as ExecuteContext);
  expect((await pool.query('SELECT clave FROM ops.command_keys')).rows).toEqual([]);
  await execute(pay, {}, { commandId: 'given', drawnId: false } as ExecuteContext);
  expect((await pool.query('SELECT clave FROM ops.command_keys')).rows).toEqual([{ clave: 'given' }]);
});

test('our own processes name their commands themselves', async () => {
  const { run } = setup();
  expect(await run('p/1', pay, { monto: 1 }, SYSTEM)).toBe(200);
  expect(await run('p/1', pay, { monto: 2 }, SYSTEM)).toBe(200);
});

test('a month later a key is forgotten', async () => {
  const { run } = setup();
  await run('old', pay, {});
  await run('new', pay, {});
  await pool.query("UPDATE ops.command_keys SET at = now() - interval '31 days' WHERE clave = 'old'");
  expect(await forgetOldKeys(pool)).toBe(1);
  expect((await pool.query('SELECT clave FROM ops.command_keys')).rows).toEqual([{ clave: 'new' }]);
});
