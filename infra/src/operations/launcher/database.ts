import { realpathSync } from 'node:fs';
import path from 'node:path';
import { prepareLogFor } from '../../adapters/event-store/postgres/schema.ts';
import { ConfigError, configFault } from '../../platform/config-error.ts';
import type { LauncherConfig } from '../../platform/config.ts';
import { checkDatabase } from '../../adapters/postgres/check-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../adapters/postgres/embedded.ts';
import { isAlive } from '../../adapters/postgres/process-info.ts';
import { prepareServiceRole, serviceAddress } from '../../adapters/postgres/service-role.ts';
import { createClient } from '../../adapters/postgres/session.ts';

export interface Database {
  /** Where the services enter. */
  url: string;
  /** Where the owner of the log enters: for what loads or copies a log, never for a service. */
  ownerUrl: string;
  server?: { pid: number; port: number };
  stop(): Promise<void>;
}

/** Addresses and log that the configuration names; all unset: embedded. */
export type DatabaseConfig = Partial<Pick<LauncherConfig, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'EVENTSTORE_URL'>>;

export interface DatabaseEvents {
  say(line: string): void;
  /** The embedded server was started again under the same address. */
  onRestarted(server: { pid: number; port: number }): void;
}

/**
 * The database of DATABASE_URL, or the embedded one in `${dataDir}/postgres`, then watched and started again when it dies.
 * Its services enter as a role that cannot change events, where there is an owner to make it.
 */
export async function openDatabase(dataDir: string, config: DatabaseConfig, events: DatabaseEvents): Promise<Database> {
  if (config.DATABASE_URL) return openExternal(config.DATABASE_URL, config);
  if (config.DATABASE_OWNER_URL)
    throw new ConfigError(
      `${configFault}: DATABASE_OWNER_URL necesita también DATABASE_URL, la dirección de los servicios.`,
    );
  const folder = path.join(dataDir, 'postgres');
  let server: EmbeddedPostgres;
  try {
    server = await startEmbeddedPostgres({ dataDir: folder });
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
  const { url: ownerUrl } = server;
  const url = serviceAddress(ownerUrl);
  await prepareServiceRole(ownerUrl, url, config.EVENTSTORE_URL ? undefined : prepareLogFor);
  await markFolder(ownerUrl, folder);
  const { port } = server;
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
    ownerUrl,
    server: { pid: server.pid, port },
    async stop() {
      stopping = true;
      clearInterval(watch);
      while (busy) await new Promise((resolve) => setTimeout(resolve, 20));
      await server.stop();
    },
  };
}

/** Names the folder in the database itself: a copy of the folder is known by it as another installation (`queue/job-rows.ts`). */
async function markFolder(ownerUrl: string, folder: string): Promise<void> {
  const client = createClient(ownerUrl, { name: 'service-role' });
  await client.connect();
  try {
    const name = client.escapeIdentifier(decodeURIComponent(new URL(ownerUrl).pathname.slice(1)));
    await client.query(`COMMENT ON DATABASE ${name} IS ${client.escapeLiteral(realpathSync(folder))}`);
  } finally {
    await client.end();
  }
}

async function openExternal(url: string, config: DatabaseConfig): Promise<Database> {
  await prepareExternal(url, config);
  return { url, ownerUrl: config.DATABASE_OWNER_URL ?? url, stop: async () => undefined };
}

/** Makes sure that the services can work in a database of the operator's. Throws ConfigError with one line. */
export async function prepareExternal(
  url: string,
  { DATABASE_OWNER_URL: owner, EVENTSTORE_URL }: Omit<DatabaseConfig, 'DATABASE_URL'>,
): Promise<void> {
  if (!owner) return checkDatabase(url);
  await checkDatabase(owner, 'DATABASE_OWNER_URL', EVENTSTORE_URL ? [] : ['log']);
  await prepareServiceRole(owner, url, EVENTSTORE_URL ? undefined : prepareLogFor);
  await checkDatabase(url, 'DATABASE_URL', ['ops', 'read', 'queue']);
}

/** What the start says when the services enter an operator's database as the owner of its log. */
export const oneRole = ({ DATABASE_URL, DATABASE_OWNER_URL, EVENTSTORE_URL }: DatabaseConfig): string | undefined =>
  DATABASE_URL && !DATABASE_OWNER_URL && !EVENTSTORE_URL
    ? `Aviso: los servicios entran a la base como «${decodeURIComponent(new URL(DATABASE_URL).username)}», dueño del registro de eventos. Para que no puedan cambiarlo, deja ese usuario en DATABASE_OWNER_URL y define en DATABASE_URL uno propio de los servicios (README, Production).`
    : undefined;
