import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded.ts';
import { OUTBOX_SCHEMA } from '../../adapters/mail/outbox.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { throwAwaySettings } from '../../adapters/postgres/settings.ts';
import { KEY_USE_SCHEMA } from '../../platform/access/key-use.ts';
import { SESSION_USE_SCHEMA } from '../../platform/access/session-use.ts';
import { THROTTLE_SCHEMA } from '../../platform/access/throttle.ts';
import { COMMAND_KEYS_SCHEMA } from '../../platform/commands/command-keys.ts';
import { NUMBERS_SCHEMA } from '../../platform/commands/numbers.ts';
import { DRAFTS_SCHEMA } from '../../platform/drafts/drafts.ts';
import { PRESENCE_SCHEMA } from '../../platform/live/presence.ts';
import { PERSON_KEYS_SCHEMA } from '../../platform/privacy/person-keys.ts';
import { migrateOps } from '../../platform/projection/schema.ts';
import { setEnvironment } from './environment.ts';

const BESIDE_THE_LOG = [
  NUMBERS_SCHEMA,
  COMMAND_KEYS_SCHEMA,
  THROTTLE_SCHEMA,
  OUTBOX_SCHEMA,
  SESSION_USE_SCHEMA,
  DRAFTS_SCHEMA,
  PRESENCE_SCHEMA,
  KEY_USE_SCHEMA,
  PERSON_KEYS_SCHEMA,
];

/** A database for one simulated company after another. */
export interface Store {
  readonly pool: pg.Pool;
  /** Empties it for the next company. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL of its own, or uses an empty database at `url`. */
export async function openStore(url?: string): Promise<Store> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'power-simulation-'));
  // Rows stay in the order in which they were written: nothing cleans up behind the simulation's back.
  const settings = { ...throwAwaySettings, autovacuum: 'off' };
  const server =
    url === undefined ? await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), settings }) : undefined;
  const databaseUrl = url ?? server!.url;
  setEnvironment(folder, databaseUrl);
  const pool = createPool(databaseUrl, { max: 4, searchPath: ['read', 'ops'], name: 'simulation' });
  return {
    pool,
    async clear() {
      await pool.query('DROP SCHEMA IF EXISTS read CASCADE; DROP SCHEMA IF EXISTS ops CASCADE');
      await migrateOps(pool);
      await migrate(pool, ...BESIDE_THE_LOG);
    },
    async close() {
      await pool.end();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
