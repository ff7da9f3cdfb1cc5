import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../adapters/postgres/embedded.ts';
import { ConfigError } from '../platform/config-error.ts';
import type { LauncherConfig } from '../platform/config.ts';

/** Addresses of one database. */
export interface OwnDatabase {
  /** Owner of the event log. */
  readonly owner: string;
  /** Owner of the read models. */
  readonly services: string;
}

/**
 * Work on the database of a system that does not run: that of DATABASE_URL, or the embedded one of DATA_DIR, which is
 * started for as long as the work takes. What is made there belongs to the services from their next start. Throws ConfigError
 * when there is none.
 */
export async function withOwnDatabase<T>(
  {
    DATABASE_URL,
    DATABASE_OWNER_URL,
    DATA_DIR,
  }: Pick<LauncherConfig, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATA_DIR'>,
  work: (database: OwnDatabase) => Promise<T>,
): Promise<T> {
  if (DATABASE_URL) return work({ owner: DATABASE_OWNER_URL ?? DATABASE_URL, services: DATABASE_URL });
  const folder = path.join(DATA_DIR, 'postgres');
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw new ConfigError(`No hay un sistema en ${DATA_DIR}: define DATA_DIR o DATABASE_URL.`);
  const server = await startEmbeddedPostgres({ dataDir: folder });
  try {
    return await work({ owner: server.url, services: server.url });
  } finally {
    if (!server.reused) await server.stop();
  }
}
