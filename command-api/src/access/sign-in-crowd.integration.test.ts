import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { THROTTLE_SCHEMA } from '@power/infra/platform/access/throttle';
import type pg from 'pg';
import type { HttpError } from '@power/infra/platform/http/http-error';
import { openSpine, person, type Reply, type Spine } from '../kernel/spine.testing.ts';
import '../kernel/environment.testing.ts';

/** A crowd before the hashes, at the cost that they have for it: looking somebody up takes far less time than one of them. */
process.env.TEST_HASH_LOG2 = '17';
let database: TestDatabase;
let pool: pg.Pool;
let spine: Spine;

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrate(pool, THROTTLE_SCHEMA, 'CREATE SCHEMA IF NOT EXISTS read');
  spine = await openSpine(undefined, pool);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

let issued = 0;
const login = (email: string, password: string, ip: string): Promise<Reply> =>
  spine.issue(person('Cliente', { _id: 'anonimo' }), 'login', { email, password }, `s${(issued += 1)}`, { ip });
/** What came of an attempt: the code of a refusal, `ok`, or the HTTP status. */
const outcome = (attempt: Promise<Reply>): Promise<string> =>
  attempt.then(
    (reply) => (reply.ok ? 'ok' : reply.codigo!),
    (error: unknown) => String((error as HttpError).status),
  );

test('while two hundred guesses run, whoever comes from elsewhere is next but one', async () => {
  const usuario = { email: 'eva@power.test', nombre: 'Eva', perfil: 'Marketing', password: 'primera99' };
  await spine.issue(person('Administrador'), 'register-user', { accion: 'crear', usuario });
  const answers: string[] = [];
  let crowded = (): void => undefined;
  const allThere = new Promise<void>((resolve) => (crowded = resolve));
  const guesses = Array.from({ length: 200 }, async (_, n) => {
    answers.push(await outcome(login(`nadie${n}@power.test`, 'mala', '10.2.0.1')));
    // Most find no place; a dozen wait.
    if (answers.length === 170) crowded();
  });
  const hashed = (): number => answers.filter((one) => one === 'CREDENCIALES').length;
  await allThere;
  const before = hashed();
  expect((await login('eva@power.test', 'primera99', '10.2.0.2')).ok).toBe(true);
  // The two under way, one that begins beside hers, and one that ends while she is looked up.
  expect(hashed() - before).toBeLessThanOrEqual(4);
  await Promise.all(guesses);
  expect(hashed()).toBeGreaterThanOrEqual(12);
});
