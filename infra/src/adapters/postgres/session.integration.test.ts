import pg from 'pg';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { isUnavailable } from '../../platform/http/unavailable.ts';
import { checkDatabase } from './check-database.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { createClient, SESSION } from './session.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeEach(async () => (database = await testDatabase()));
afterEach(() => database.drop());

/** Statements on the database as its administrator, `%` standing for its name. */
async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const name = new URL(database.url).pathname.slice(1);
  try {
    for (const statement of statements) await client.query(statement.replace('%', name));
  } finally {
    await client.end();
  }
}
const set = (...settings: string[]): Promise<void> =>
  administer(...settings.map((setting) => `ALTER DATABASE % SET ${setting}`));

const STRANGE = [
  "datestyle = 'SQL, DMY'",
  "intervalstyle = 'iso_8601'",
  "timezone = 'America/Santiago'",
  "bytea_output = 'escape'",
  'extra_float_digits = -15',
  'standard_conforming_strings = off',
  'quote_all_identifiers = on',
  "default_transaction_isolation = 'serializable'",
  'default_transaction_read_only = on',
  "statement_timeout = '30ms'",
  "lock_timeout = '1ms'",
];

test('whatever the database sets, a pool and a client work under our settings', async () => {
  await set(...STRANGE);
  const pool = createPool(database.url, { max: 1, parameters: { application_name: 'a b\\c' } });
  const client = createClient(database.url);
  await client.connect();
  for (const [name, value] of Object.entries(SESSION)) {
    const query = `SELECT current_setting('${name}') AS value`;
    const values = [(await pool.query(query)).rows[0].value, (await client.query(query)).rows[0].value];
    expect([name, ...values]).toEqual([name, ...Array(2).fill(value.replace('ISO,YMD', 'ISO, YMD'))]);
  }
  const { rows } = await pool.query(
    String.raw`SELECT timestamptz '2026-04-03 12:00:00.123456Z' AS instant, date '2026-04-03' AS day, 0.1::float8 + 0.2 AS sum,
      'a\b' AS text, '\x0a'::bytea AS bytes, current_setting('application_name') AS name, pg_sleep(0.1)`,
  );
  expect(rows).toEqual([
    {
      instant: new Date('2026-04-03T12:00:00.123Z'),
      day: '2026-04-03',
      sum: 0.1 + 0.2,
      text: String.raw`a\b`,
      bytes: Buffer.from([10]),
      name: 'a b\\c',
      pg_sleep: '',
    },
  ]);
  await Promise.all([pool.end(), client.end()]);
});

test('settings in the address are kept, and ours go over them', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c datestyle=SQL,DMY -c work_mem=5MB');
  const pool = createPool(url.href, { max: 1 });
  const { rows } = await pool.query(
    "SELECT current_setting('datestyle') AS date, current_setting('work_mem') AS memory",
  );
  expect(rows).toEqual([{ date: 'ISO, YMD', memory: '5MB' }]);
  await pool.end();
});

describe('at the start', () => {
  const line = (text: string): string => {
    const { hostname, port, pathname } = new URL(database.url);
    return `No se puede usar la base de datos de DATABASE_URL (${hostname}:${port || 5432}${pathname}): ${text}.`;
  };
  const role = 'sesion_ajena';
  let theirs: string;
  beforeEach(async () => {
    await administer(`CREATE ROLE ${role} LOGIN PASSWORD 'clave'`, `ALTER DATABASE % OWNER TO ${role}`);
    const url = new URL(database.url);
    [url.username, url.password] = [role, 'clave'];
    theirs = url.href;
  });
  afterEach(async () => {
    await database.drop();
    await administer(`DROP ROLE ${role}`);
  });

  test('a role and a database without limits are used', async () => {
    await set(...STRANGE);
    await expect(checkDatabase(theirs)).resolves.toBeUndefined();
  });

  test('too few connections of the role or of the database are one line', async () => {
    await administer(`ALTER ROLE ${role} CONNECTION LIMIT 40`);
    await expect(checkDatabase(theirs)).rejects.toThrow(
      line(`permite 40 conexiones a «${role}» y se necesitan 80; sube el límite (CONNECTION LIMIT del usuario)`),
    );
    await administer(`ALTER DATABASE % CONNECTION LIMIT 30`);
    await expect(checkDatabase(theirs)).rejects.toThrow(
      line(`permite 30 conexiones a «${role}» y se necesitan 80; sube el límite (CONNECTION LIMIT de la base)`),
    );
  });

  test('a role whose triggers do not fire is one line', async () => {
    await administer(`ALTER ROLE ${role} SET session_replication_role = 'replica'`);
    await expect(checkDatabase(theirs)).rejects.toThrow(
      line(
        `el usuario «${role}» entra con session_replication_role = replica, que apaga lo que protege el registro; quítalo con ALTER ROLE "${role}" RESET session_replication_role`,
      ),
    );
  });
});

test('services that migrate while others work wait for each other only until PostgreSQL lets one go on', async () => {
  const pool = createPool(database.url, { max: 4 });
  await pool.query(
    'CREATE TABLE one (n int); CREATE TABLE two (n int); INSERT INTO one VALUES (1); INSERT INTO two VALUES (1)',
  );
  const worker = await pool.connect();
  await worker.query("BEGIN; SET LOCAL deadlock_timeout = '1h'; UPDATE two SET n = 2");
  const migrating = migrate(
    pool,
    'ALTER TABLE one ADD COLUMN IF NOT EXISTS a int',
    'ALTER TABLE two ADD COLUMN IF NOT EXISTS a int',
  );
  const waits = async (): Promise<boolean> =>
    (await pool.query("SELECT FROM pg_locks WHERE relation = 'two'::regclass AND NOT granted")).rowCount === 1;
  while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 10));
  await worker.query('UPDATE one SET n = 2');
  await worker.query('COMMIT');
  worker.release();
  await migrating;
  expect((await pool.query('SELECT one.n, one.a, two.a AS b FROM one, two')).rows).toEqual([
    { n: 2, a: null, b: null },
  ]);
  await pool.end();
});

test('a connection whose server became a replica is given up; the fault means that trying again makes sense', async () => {
  const pool = createPool(database.url, { max: 1 });
  const pid = async (): Promise<number> => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;
  const before = await pid();
  const fault = await inTransaction(pool, (client) => client.query('CREATE TABLE t ()'), 'BEGIN READ ONLY').catch(
    (error: unknown) => error,
  );
  expect([(fault as { code: string }).code, isUnavailable(fault)]).toEqual(['25006', true]);
  expect(await pid()).not.toBe(before);
  await pool.end();
});

test.each(['25006', '40001', '40P01', '55P03', '53300'])('%s → trying again makes sense', (code) =>
  expect(isUnavailable(Object.assign(new Error('of the server'), { code }))).toBe(true),
);
