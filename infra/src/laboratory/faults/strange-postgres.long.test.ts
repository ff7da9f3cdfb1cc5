import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { withoutServers } from '../testing/environment.ts';
import { startSystem } from '../testing/system.ts';

const verify = path.resolve(import.meta.dirname, '../../../audit-verify.mjs');
const MINUTES = 60_000;

/** What a server of a company may be set to, and no client of ours may take over. */
const STRANGE = {
  datestyle: 'SQL, DMY',
  intervalstyle: 'iso_8601',
  timezone: 'America/Santiago',
  default_transaction_isolation: 'serializable',
  standard_conforming_strings: 'off',
  bytea_output: 'escape',
  extra_float_digits: '-3',
  lock_timeout: '1ms',
  max_connections: '100',
};

test(
  'on a PostgreSQL of its own with settings of its own every list is what the log says, and connections suffice',
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'power-own-postgres-'));
    const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'server'), settings: STRANGE });
    const services = new URL(server.url);
    [services.username, services.password] = ['servicios', 'clave'];
    const addresses = { DATABASE_URL: services.href, DATABASE_OWNER_URL: server.url };
    const system = await startSystem({ demo: 'small', env: addresses });
    const pool = createPool(server.url, { max: 1 });
    try {
      await system.waitReady();
      await system.waitHealthy();
      const { rows } = await pool.query<{ n: number }>(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE usename = 'servicios'",
      );
      expect(rows[0]!.n).toBeLessThan(80);
      const { NODE_OPTIONS: _, ...env } = withoutServers(process.env);
      const { stdout } = await promisify(execFile)(process.execPath, [verify, '--read-models'], {
        env: { ...env, ...addresses, DATA_DIR: system.dataDir },
        maxBuffer: 16 * 1024 * 1024,
      });
      expect(stdout).toContain('cadena intacta');
    } finally {
      await pool.end();
      await system.remove();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  8 * MINUTES,
);
