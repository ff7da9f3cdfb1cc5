import path from 'node:path';
import { ConfigError } from '../../platform/config-error.ts';
import { checkDatabase } from '../../adapters/postgres/check-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../adapters/postgres/embedded.ts';
import { isAlive } from '../../adapters/postgres/process-info.ts';

export interface Database {
  url: string;
  server?: { pid: number; port: number };
  stop(): Promise<void>;
}

export interface DatabaseEvents {
  say(line: string): void;
  /** The embedded server was started again under the same address. */
  onRestarted(server: { pid: number; port: number }): void;
}

/** The database of DATABASE_URL, or the embedded one in `${dataDir}/postgres`, then watched and started again when it dies. */
export async function openDatabase(
  dataDir: string,
  external: string | undefined,
  events: DatabaseEvents,
): Promise<Database> {
  if (external) {
    await checkDatabase(external);
    return { url: external, stop: async () => undefined };
  }
  const folder = path.join(dataDir, 'postgres');
  let server: EmbeddedPostgres;
  try {
    server = await startEmbeddedPostgres({ dataDir: folder });
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
  const { url, port } = server;
  let stopping = false;
  let busy = false;
  let told = '';
  const tell = (line: string): void => {
    if (line !== told) events.say(line);
    told = line;
  };
  const watch = setInterval(() => {
    if (busy || stopping || isAlive(server.pid)) return;
    busy = true;
    if (told === '') tell('PostgreSQL se detuvo; se inicia de nuevo.');
    void restart().finally(() => (busy = false));
  }, 100);
  const restart = async (): Promise<void> => {
    try {
      server = await startEmbeddedPostgres({ dataDir: folder, port });
      events.onRestarted({ pid: server.pid, port });
      told = '';
    } catch (error) {
      // A full disk may keep it down for hours: each reason is told once.
      tell((error as Error).message.replace(/\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] /, ''));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  return {
    url,
    server: { pid: server.pid, port },
    async stop() {
      stopping = true;
      clearInterval(watch);
      while (busy) await new Promise((resolve) => setTimeout(resolve, 20));
      await server.stop();
    },
  };
}
