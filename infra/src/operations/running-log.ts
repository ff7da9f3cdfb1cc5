import path from 'node:path';
import { aggregates } from '@power/domain/aggregates';
import { createEventStoreDbEventStore } from '../adapters/event-store/eventstoredb-event-store.ts';
import { createPostgresEventStore } from '../adapters/event-store/postgres-event-store.ts';
import { ConfigError } from '../platform/config-error.ts';
import type { SharedServer } from '../platform/event-store/foreign.ts';
import type { EventStore } from '../platform/event-store/port.ts';
import type { StreamHeads } from '../platform/event-store/verify.ts';
import { readRuntime } from './launcher/runtime.ts';

/** Addresses of a log. */
export interface Where {
  databaseUrl?: string;
  eventstoreUrl?: string;
}

/** The log that the environment names, or that of the system running on DATA_DIR. Throws {@link ConfigError}. */
export function whereIsTheLog(env: NodeJS.ProcessEnv): Where {
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

/** A log with all that it can tell beside its events. */
export type AuditedLog = EventStore & Partial<StreamHeads & SharedServer>;

/** Opens a log to be read. Throws {@link ConfigError} with one line when it does not answer. */
export async function openForAudit({ databaseUrl, eventstoreUrl }: Where): Promise<AuditedLog> {
  let store: EventStore | undefined;
  try {
    store = eventstoreUrl
      ? createEventStoreDbEventStore({ connectionString: eventstoreUrl, aggregates: aggregates.keys() })
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
