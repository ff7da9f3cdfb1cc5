import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { checkDatabase } from './check-database.ts';

const mark = randomBytes(4).toString('hex');
const [owner, guest, own, other, missing] = ['duena', 'visita', 'propia', 'ajena', 'falta'].map(
  (name) => `${name}_${mark}`,
) as [string, string, string, string, string];
const cluster = new URL(process.env.TEST_DATABASE_URL ?? '');
const address = (user: string, base: string, password = 'clave'): string => {
  const url = new URL(cluster);
  [url.username, url.password, url.pathname] = [user, password, base];
  return url.href;
};
const line = (base: string, text: string): string =>
  `No se puede usar la base de datos de DATABASE_URL (${cluster.hostname}:${cluster.port || 5432}/${base}): ${text}.`;

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
const asAdmin = (base: string, ...statements: string[]): Promise<void> =>
  run(address(cluster.username, base, decodeURIComponent(cluster.password)), ...statements);

beforeAll(() =>
  asAdmin(
    cluster.pathname,
    `CREATE ROLE ${owner} LOGIN PASSWORD 'clave'`,
    `CREATE ROLE ${guest} LOGIN PASSWORD 'clave'`,
    `CREATE DATABASE ${own} OWNER ${owner}`,
    `CREATE DATABASE ${other}`,
    `REVOKE CONNECT ON DATABASE ${other} FROM PUBLIC`,
  ),
);
afterAll(() =>
  asAdmin(
    cluster.pathname,
    ...[own, other, missing].map((base) => `DROP DATABASE IF EXISTS ${base} WITH (FORCE)`),
    ...[owner, guest].map((role) => `DROP ROLE IF EXISTS ${role}`),
  ),
);

test('a role that owns its database is enough', async () => {
  await expect(checkDatabase(address(owner, own))).resolves.toBeUndefined();
});

test('what the operator must mend is one line', async () => {
  await expect(checkDatabase(address(owner, own, 'otra'))).rejects.toThrow(
    line(own, `no acepta la contraseña del usuario «${owner}»`),
  );
  await expect(checkDatabase(address(owner, missing))).rejects.toThrow(
    line(missing, `no existe la base «${missing}» y el usuario «${owner}» no puede crearla`),
  );
  await expect(checkDatabase(address(owner, other))).rejects.toThrow(
    line(other, `el usuario «${owner}» no puede entrar en la base «${other}»`),
  );
  await expect(checkDatabase(address(guest, own))).rejects.toThrow(
    line(
      own,
      `el usuario «${guest}» no puede crear esquemas en ella; dale el permiso con GRANT CREATE ON DATABASE "${own}" TO "${guest}"`,
    ),
  );
});

test('a missing database is created by whoever may', async () => {
  await asAdmin(cluster.pathname, `ALTER ROLE ${owner} CREATEDB`);
  await expect(checkDatabase(address(owner, missing))).resolves.toBeUndefined();
});

test('tables of somebody else and an extension in another schema are named', async () => {
  await asAdmin(own, 'CREATE EXTENSION pg_trgm WITH SCHEMA public');
  await expect(checkDatabase(address(owner, own))).rejects.toThrow('la extensión pg_trgm está en el esquema «public»');
  await asAdmin(own, 'DROP EXTENSION pg_trgm', 'CREATE EXTENSION btree_gist WITH SCHEMA public');
  const refused: Error = await checkDatabase(address(owner, own)).then(Object, (error: Error) => error);
  // What it says to do is all there is to do.
  const advice = /muévela con (.+)\.$/.exec(refused.message)![1]!;
  expect(advice).toMatch(/^CREATE SCHEMA .* ALTER EXTENSION btree_gist SET SCHEMA ops$/);
  await asAdmin(own, advice);
  await expect(checkDatabase(address(owner, own))).resolves.toBeUndefined();
  await asAdmin(own, 'CREATE TABLE ops.jobs (id int)');
  await expect(checkDatabase(address(owner, own))).rejects.toThrow(
    line(own, `la tabla ops.jobs es de otro usuario; «${owner}» debe ser su dueño`),
  );
});

test('a database in another encoding is refused', async () => {
  await asAdmin(
    cluster.pathname,
    `DROP DATABASE ${missing}`,
    `CREATE DATABASE ${missing} ENCODING 'LATIN1' LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0 OWNER ${owner}`,
  );
  await expect(checkDatabase(address(owner, missing))).rejects.toThrow(
    line(missing, 'está codificada en LATIN1; se necesita UTF8'),
  );
});

test('our own cluster compares texts by itself, by code point, and knows capital letters with an accent', async () => {
  const client = new pg.Client({ connectionString: cluster.href });
  await client.connect();
  const { rows } = await client.query(
    `select datlocprovider as provider, datlocale as locale, lower('ÑANDÚ') as lower, 'ñandú' ilike '%ÑAND%' as alike,
       'ÑANDÚ 3' ~ '^\\w+ \\d$' as word, array(select t from unnest(array['ñ', 'z', 'Z', 'á', '1', '👍', 'ﬁ']) t order by t) as sorted
     from pg_database where datname = current_database()`,
  );
  await client.end();
  expect(rows).toEqual([
    {
      provider: 'b',
      locale: 'C.UTF-8',
      lower: 'ñandú',
      alike: true,
      word: true,
      sorted: ['1', 'Z', 'z', 'á', 'ñ', 'ﬁ', '👍'],
    },
  ]);
});
