import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../adapters/postgres/embedded.ts';
import { ConfigError } from '../platform/config-error.ts';
import type { LauncherConfig } from '../platform/config.ts';

/**
 * Work on the database of a system that does not run: that of DATABASE_URL, or the embedded one of DATA_DIR, which is
 * started for as long as the work takes. Throws ConfigError when there is none.
 */
export async function withOwnDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Pick<LauncherConfig, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (DATABASE_URL) return work(DATABASE_URL);
  const folder = path.join(DATA_DIR, 'postgres');
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw new ConfigError(`No hay un sistema en ${DATA_DIR}: define DATA_DIR o DATABASE_URL.`);
  const server = await startEmbeddedPostgres({ dataDir: folder });
  try {
    return await work(server.url);
  } finally {
    if (!server.reused) await server.stop();
  }
}
