import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aggregates } from '@power/domain/aggregates';
import { createPool } from '../adapters/postgres/pool.ts';
import { createEventStoreDbEventStore } from '../adapters/event-store/eventstoredb-event-store.ts';
import { createPostgresEventStore } from '../adapters/event-store/postgres-event-store.ts';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { readLauncherConfig } from '../platform/config.ts';
import { CannotCopy, copyLog, type CopyTarget } from '../platform/event-store/copy-log.ts';
import { keepCursors } from '../platform/projection/log-binding.ts';
import { logCursors } from '../platform/projection/log-cursors.ts';
import { hasLogin, withoutCredentials } from '../platform/without-credentials.ts';
import { lockDataDir } from './launcher/lock.ts';
import { type OwnDatabase, withOwnDatabase } from './own-database.ts';
import { everySoOften } from './tell.ts';
import { figureText } from '@power/domain/kernel/figures';

const USAGE = `Uso: npm run log:copy -- --to <dirección> [--from <dirección>]
  Copia todo el registro de eventos de un sistema detenido, en su orden y sin cambiar nada, y verifica la copia.
  Interrumpida, se retoma con la misma orden.
  --to     esdb://…, postgres://… o postgres (la base de datos de este sistema)
  --from   por omisión, el registro que usa este sistema
  Una dirección con contraseña se da en LOG_COPY_TO o LOG_COPY_FROM: en la orden la vería quien liste los procesos.`;

const inProcessList = (option: string): string =>
  `--${option} lleva una contraseña, que vería quien liste los procesos de esta máquina: da la dirección en ${option === 'to' ? 'LOG_COPY_TO' : 'LOG_COPY_FROM'} en vez de --${option}.`;

/**
 * `npm run log:copy -- --to esdb://… | postgres://… | postgres [--from …]`: copies the whole log of a system that does not
 * run. `postgres` is the log in the system's own database. LOG_COPY_TO and LOG_COPY_FROM stand for the options.
 */
runMain(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, from: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(USAGE);
  const config = readLauncherConfig();
  const to = values.to ?? (process.env.LOG_COPY_TO || undefined);
  if (!to) throw new ConfigError('Falta el destino: npm run log:copy -- --to esdb://… (o --to postgres, para volver).');
  for (const [option, address] of Object.entries(values))
    if (typeof address === 'string' && hasLogin(address)) throw new ConfigError(inProcessList(option));
  const from = values.from ?? (process.env.LOG_COPY_FROM || config.EVENTSTORE_URL || 'postgres');
  if (from === to) throw new ConfigError('El registro ya está ahí: --to debe ser otra dirección.');
  // Where there is no folder nobody runs, and nothing is to be copied unless DATABASE_URL says so.
  const unlock = existsSync(config.DATA_DIR) ? lockDataDir(config.DATA_DIR, config.PORT) : () => undefined;
  try {
    await withOwnDatabase(config, (own) => copy(from, to, own));
  } finally {
    unlock();
  }
});

async function copy(from: string, to: string, { owner, services }: OwnDatabase): Promise<void> {
  const pool = createPool(services, { max: 2, name: 'log-copy' });
  const source = await open(from, owner);
  try {
    const target = await open(to, owner);
    try {
      const tell = everySoOften();
      const copied = await copyLog(source, target, {
        marks: await logCursors(pool),
        progress: (events) => tell(`${figureText(events)} eventos…`),
      });
      await keepCursors(pool, await target.identity(), copied.marks);
      console.log(
        `Copia completa y verificada: ${figureText(copied.events)} eventos en ${figureText(copied.streams)} flujos.`,
      );
      console.log(next(to));
    } finally {
      await target.close();
    }
  } catch (error) {
    throw error instanceof CannotCopy ? new ConfigError(error.message) : error;
  } finally {
    await source.close();
    await pool.end();
  }
}

const next = (to: string): string =>
  [
    'Ahora:',
    '  1. npm run projections -- rebuild --all',
    to === 'postgres'
      ? '  2. quita EVENTSTORE_URL y ejecuta npm start'
      : `  2. define ${to.startsWith('postgres') ? 'DATABASE_URL' : 'EVENTSTORE_URL'} con la dirección nueva y ejecuta npm start`,
  ].join('\n');

async function open(address: string, own: string): Promise<CopyTarget> {
  const isPostgres = address.startsWith('postgres');
  let store: CopyTarget | undefined;
  try {
    if (isPostgres) {
      const postgres = createPostgresEventStore({
        connectionString: address === 'postgres' ? own : address,
        poolSize: 3,
      });
      store = postgres;
      await postgres.migrate();
    } else store = createEventStoreDbEventStore({ connectionString: address, aggregates: aggregates.keys() });
    await store.ping();
    return store;
  } catch (error) {
    await store?.close();
    throw new ConfigError(
      `No se puede usar el registro en ${withoutCredentials(address)} (${(error as Error).message.split('\n')[0]}).`,
    );
  }
}
