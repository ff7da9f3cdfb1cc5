import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { migrateJobs } from '../../adapters/queue/job-rows.ts';
import { queueBackend } from '../../adapters/queue/backend.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { testDatabase } from '../../laboratory/testing/postgres.ts';
import { migrateOps } from '../../platform/projection/schema.ts';
import { prepareExternal } from '../launcher/database.ts';
import { backup } from './backup.ts';
import { numbersIn } from './backup.testing.ts';
import { restore } from './restore.ts';

const mark = randomBytes(4).toString('hex');
const [owner, services] = [`duena_${mark}`, `servicios_${mark}`];

const as = (url: string, user: string): string => {
  const address = new URL(url);
  [address.username, address.password] = [user, 'clave'];
  return address.href;
};
const run = async (url: string, ...statements: string[]): Promise<void> => {
  const pool = createPool(url, { max: 1 });
  for (const statement of statements) await pool.query(statement);
  await pool.end();
};

test.each([
  [true, undefined],
  [false, undefined],
  [true, 2n],
])(
  'with both addresses what is restored belongs to whom it must, so that a start needs no GRANT (events in it: %s, to position %s)',
  async (withLog, position) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'restore-roles-'));
    const [from, to] = [await testDatabase(), await testDatabase()];
    const admin = process.env.TEST_DATABASE_URL!;
    try {
      const pool = createPool(from.url, { max: 2 });
      await migrateOps(pool);
      await migrateJobs(pool);
      await pool.query("INSERT INTO ops.process_state (name, position, status) VALUES ('avisos', 2, 'live')");
      await pool.query("INSERT INTO ops.projection_requests (projection, action) VALUES ('a/b', 'retry')");
      const store = createPostgresEventStore({ connectionString: from.url });
      await store.migrate();
      for (let n = 0; n < 4; n += 1) await store.append('pedido-1', [event({ n })], 'any');
      await store.close();
      const dataDir = path.join(folder, 'datos');
      mkdirSync(dataDir);
      const file = path.join(folder, 'respaldo.tar.gz');
      await backup({ dataDir, databaseUrl: from.url, logElsewhere: !withLog, file });

      // An owner who may make no roles, and one that was made for the services.
      await run(
        admin,
        `CREATE ROLE ${owner} LOGIN PASSWORD 'clave'`,
        `CREATE ROLE ${services} LOGIN PASSWORD 'clave'`,
        `ALTER DATABASE ${new URL(to.url).pathname.slice(1)} OWNER TO ${owner}`,
      );
      const [ownerUrl, servicesUrl] = [as(to.url, owner), as(to.url, services)];
      const config = { DATABASE_OWNER_URL: ownerUrl, ...(!withLog && { EVENTSTORE_URL: 'esdb://elsewhere' }) };
      await restore({ file, dataDir: path.join(folder, 'nuevo'), databaseUrl: ownerUrl, servicesUrl, position });
      await prepareExternal(servicesUrl, config);
      const theirs = createPool(servicesUrl, { max: 2, searchPath: ['read', 'ops'] });
      await migrateOps(theirs);
      await migrateJobs(theirs);
      if (withLog && position === undefined) expect(await numbersIn(to.url)).toEqual(await numbersIn(from.url));
      const { rows } = await theirs.query<{ schema: string; owner: string }>(
        `SELECT DISTINCT schemaname AS schema, tableowner AS owner FROM pg_tables WHERE schemaname IN ('log', 'ops') ORDER BY 1`,
      );
      expect(rows).toEqual([...(withLog ? [{ schema: 'log', owner }] : []), { schema: 'ops', owner: services }]);
      // The restored system shares a Redis with the one that was saved.
      const prefixes = await Promise.all(
        [pool, theirs].map(async (db) => (await queueBackend(db, { databaseUrl: '' })).prefix),
      );
      expect(prefixes[0]).not.toBe(prefixes[1]);
      // The services' role is enough to save it again; the log's owner may not read what is theirs.
      const again = path.join(folder, 'otra-vez.tar.gz');
      const saved = await backup({
        dataDir: path.join(folder, 'nuevo'),
        databaseUrl: servicesUrl,
        logElsewhere: !withLog,
        file: again,
      });
      expect(saved.tablas.map(({ nombre }) => nombre)).not.toContain('ops.installation');
      await Promise.all([pool.end(), theirs.end()]);
    } finally {
      await Promise.all([from.drop(), to.drop()]);
      await run(admin, `DROP ROLE IF EXISTS ${owner}`, `DROP ROLE IF EXISTS ${services}`);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
