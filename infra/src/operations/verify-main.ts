import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { readRuntime } from './launcher/runtime.ts';
import { createEventStoreDbEventStore } from '../adapters/event-store/eventstoredb-event-store.ts';
import type { EventStore } from '../platform/event-store/port.ts';
import { createPostgresEventStore } from '../adapters/event-store/postgres-event-store.ts';
import { verifyLog, type Anchor, type StreamHeads } from '../platform/event-store/verify.ts';

/**
 * `npm run audit:verify [-- --anchor file]`: reads the whole log and names the first event that is not as it was
 * written. With an anchor file the log is held against it too, and a sound log writes it anew: keep it on another
 * machine. Exit code 0 for a sound log, 1 for any other outcome. Writes nothing to the log.
 */
runMain(async () => {
  const { values } = parseArgs({ options: { anchor: { type: 'string' } } });
  const store = await openForAudit(whereIsTheLog(process.env));
  try {
    const { ok, events, streams, finding, anchor } = await verifyLog(
      store,
      values.anchor === undefined ? undefined : readAnchor(values.anchor),
    );
    if (finding) {
      console.log(`La cadena del registro está rota (${spanish[finding.kind]}): ${place(finding)}\n${finding.detail}`);
    } else {
      console.log(`Registro verificado: ${events} eventos en ${streams} flujos, cadena intacta.`);
      if (values.anchor !== undefined && anchor) writeAnchor(values.anchor, anchor);
    }
    process.exitCode = ok ? 0 : 1;
  } finally {
    await store.close();
  }
});

const spanish = {
  altered: 'evento alterado',
  missing: 'evento faltante',
  reordered: 'eventos reordenados',
  truncated: 'final cortado',
};

function place({ stream, version, position }: { stream?: string; version?: number; position?: bigint }): string {
  const parts = [
    stream !== undefined && `flujo ${stream}`,
    version !== undefined && `evento ${version}`,
    position !== undefined && `posición ${position}`,
  ];
  return parts.filter(Boolean).join(', ') || 'registro completo';
}

interface Where {
  databaseUrl?: string;
  eventstoreUrl?: string;
}

function whereIsTheLog(env: NodeJS.ProcessEnv): Where {
  if (env.EVENTSTORE_URL || env.DATABASE_URL)
    return { databaseUrl: env.DATABASE_URL, eventstoreUrl: env.EVENTSTORE_URL };
  const folder = path.resolve(env.DATA_DIR || '.data');
  const running = readRuntime(folder)?.env;
  if (!running)
    throw new ConfigError(
      `No hay un sistema en ${folder}: inícialo con npm start, o define DATABASE_URL, EVENTSTORE_URL o DATA_DIR.`,
    );
  return { databaseUrl: running.DATABASE_URL, eventstoreUrl: running.EVENTSTORE_URL };
}

async function openForAudit({ databaseUrl, eventstoreUrl }: Where): Promise<EventStore & Partial<StreamHeads>> {
  let store: EventStore | undefined;
  try {
    store = eventstoreUrl
      ? createEventStoreDbEventStore({ connectionString: eventstoreUrl })
      : createPostgresEventStore({ connectionString: databaseUrl, poolSize: 1 });
    await store.ping();
    return store;
  } catch (error) {
    await store?.close();
    throw new ConfigError(
      `No se puede leer el registro de eventos: ${(error as Error).message || 'el servidor no responde'}.`,
    );
  }
}

function readAnchor(file: string): Anchor | undefined {
  if (!existsSync(file)) return undefined;
  const { position, events, digest } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Anchor>;
  if (!position || events === undefined || !digest) throw new ConfigError(`${file} no es un ancla del registro.`);
  return { position, events, digest };
}

function writeAnchor(file: string, anchor: Anchor): void {
  writeFileSync(`${file}.tmp`, `${JSON.stringify(anchor)}\n`);
  renameSync(`${file}.tmp`, file);
}
