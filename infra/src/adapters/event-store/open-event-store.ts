import { aggregates } from '@power/domain/aggregates';
import { ConfigError } from '../../platform/config-error.ts';
import { EventStoreUnavailable } from '../../platform/event-store/errors.ts';
import { lastEntered } from '../../platform/evidence/last-entered.ts';
import { isUnavailable } from '../../platform/http/unavailable.ts';
import { withoutCredentials } from '../../platform/without-credentials.ts';
import { openPrivate } from './open-private.ts';
import type { AppendSigner } from '../../platform/evidence/sign-append.ts';
import type { EventStore } from '../../platform/event-store/port.ts';
import type { PrivacySecret } from '../../platform/privacy/secret.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

export interface EventLogConfig {
  databaseUrl: string;
  /** Set: the log is there and nowhere else. Unset: the log is in PostgreSQL. */
  eventstoreUrl?: string | undefined;
  /** Aggregates whose streams are the log's, on a server that others use too. Default: those of the domain; empty: every stream. */
  aggregates?: readonly string[] | undefined;
  /** Connections to PostgreSQL at most. Default 8. */
  poolSize?: number;
  /** Signs what is appended: given by whoever accepts commands. */
  signer?: AppendSigner | undefined;
  /** The installation's secret over persons; unset: their words stay as the log has them (tools that verify or copy). */
  privacy?: (() => PrivacySecret) | undefined;
  /** Folder of data with the evidence of the log, whose last entry is looked for at each connection (EventStoreDB). */
  evidence?: string | undefined;
  /** The log is read and never appended to: whether it could be is not proven. */
  readOnly?: boolean | undefined;
  onError?: (error: Error) => void;
}

/**
 * Opens the event log that the configuration names and proves that it answers (ARCHITECTURE). Throws {@link ConfigError}
 * with one line when it does not: there is no falling back to the other.
 */
export async function openEventStore(config: EventLogConfig): Promise<EventStore> {
  const store = await (config.eventstoreUrl ? openEventStoreDb(config.eventstoreUrl, config) : openPostgres(config));
  if (!config.privacy) return store;
  try {
    return await openPrivate(store, config.databaseUrl, config.privacy);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openEventStoreDb(
  url: string,
  { aggregates: names, onError, signer, evidence, readOnly }: EventLogConfig,
): Promise<EventStore> {
  let store: EventStore | undefined;
  try {
    // Its client takes a while to load, which whoever has the log in PostgreSQL need not wait for.
    const { createEventStoreDbEventStore } = await import('./eventstoredb-event-store.ts');
    const own = names?.length === 0 ? undefined : (names ?? aggregates.keys());
    store = createEventStoreDbEventStore({
      connectionString: url,
      aggregates: own,
      onError,
      signer,
      witness: evidence === undefined ? undefined : (identity) => lastEntered(evidence, identity),
    });
    await store.ping();
    if (!readOnly) await store.checkAppend?.();
    return store;
  } catch (error) {
    await store?.close();
    throw new ConfigError(
      `EVENTSTORE_URL: no se puede usar EventStoreDB en ${withoutCredentials(url)} (${reason(error)}).`,
      { cause: error },
    );
  }
}

async function openPostgres({ databaseUrl: url, poolSize, onError, signer }: EventLogConfig): Promise<EventStore> {
  const store = createPostgresEventStore({ connectionString: url, poolSize, onError, signer });
  try {
    await store.migrate();
    return store;
  } catch (error) {
    await store.close();
    throw new ConfigError(
      `DATABASE_URL: no se puede usar PostgreSQL en ${withoutCredentials(url)} (${reason(error)}).`,
      { cause: error },
    );
  }
}

/** Whether an error says that the log is away, at its opening or later: work that only reads it may wait until it is back. */
export const isLogAway = (error: unknown): boolean =>
  error instanceof EventStoreUnavailable || (error instanceof ConfigError && isUnavailable(error.cause));

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message.split('\n')[0] || code || error.name;
}
