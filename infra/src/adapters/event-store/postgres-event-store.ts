import type pg from 'pg';
import { createPool } from '../postgres/pool.ts';
import {
  type AppendResult,
  BEFORE_ALL,
  type ExpectedVersion,
  type NewEvent,
  type ReadAllOptions,
  type ReadOptions,
  type RecordedEvent,
  type SubscribeOptions,
  type Subscription,
} from '../../platform/event-store/port.ts';
import { EventStoreUnavailable } from '../../platform/event-store/errors.ts';
import type { CopyTarget } from '../../platform/event-store/copy-log.ts';
import { appendBatch } from './postgres/append-batch.ts';
import { copyEvents } from './postgres/copy.ts';
import { GroupCommit } from './postgres/group-commit.ts';
import { type Asked, readStreams } from './postgres/read-streams.ts';
import { selectEvents, selectStored, selectStoredOf } from './postgres/rows.ts';
import { migrate } from './postgres/schema.ts';
import { followLog } from './postgres/subscription.ts';
import { WakeUp } from './postgres/wake-up.ts';
import { createWriterPool } from './postgres/writer-pool.ts';
import type { AppendSigner } from '../../platform/evidence/sign-append.ts';
import type { StoredEvent, StoredEvents } from '../../platform/evidence/stored-event.ts';
import { prepareEvents } from '../../platform/event-store/prepare.ts';
import { together } from '../../platform/together.ts';
import type { StreamHead, StreamHeads } from '../../platform/event-store/verify.ts';

export interface PostgresEventStoreOptions {
  /** A pool of the caller's to read from, left open by `close`; it must have been made from a connection string. */
  pool?: pg.Pool;
  /** postgres:// address; used when there is no `pool`. */
  connectionString?: string;
  /** Connections for reading at most; one that writes and one that listens come on top. Default 8. */
  poolSize?: number;
  /** Signs what is appended; unset: events are chained and not signed. */
  signer?: AppendSigner | undefined;
  /** Told of errors of subscriptions that have no `onError` of their own. Default: the process warning. */
  onError?: (error: Error) => void;
}

/** Queries for whole streams under way at once; who reads meanwhile goes with the next one, so many streams at most. */
const READS = { lanes: 4, most: 256 };

/**
 * The event log in PostgreSQL (ADR 1): group commit under an advisory lock, streams that are asked for at the same
 * time read in one query, LISTEN with a poll as backstop.
 */
export class PostgresEventStore implements CopyTarget, StreamHeads, StoredEvents {
  readonly #pool: pg.Pool;
  readonly #ownPool: boolean;
  readonly #writer: pg.Pool;
  readonly #wakeUp: WakeUp;
  readonly #commits: GroupCommit;
  readonly #reads: (asked: Asked) => Promise<RecordedEvent[]>;
  readonly #report: (error: Error) => void;
  readonly #subscriptions = new Set<Subscription>();
  #closing: Promise<void> | undefined;

  constructor(options: PostgresEventStoreOptions) {
    const url = options.pool?.options.connectionString ?? options.connectionString;
    if (!url) throw new TypeError('createPostgresEventStore needs a connectionString, or a pool made from one');
    this.#pool = options.pool ?? createPool(url, { max: options.poolSize ?? 8, name: 'event-store' });
    this.#ownPool = options.pool === undefined;
    this.#writer = createWriterPool(url);
    this.#wakeUp = new WakeUp(url);
    const { signer } = options;
    this.#commits = new GroupCommit((batch) => appendBatch(this.#writer, signer ? signer.sign(batch) : batch));
    this.#reads = together((asked) => readStreams(this.#pool, asked), READS);
    this.#report = options.onError ?? ((error) => process.emitWarning(error));
  }

  /** Creates or updates the schema `log`. Idempotent; several processes may do it at once. */
  migrate(): Promise<void> {
    return migrate(this.#pool);
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    return this.#commits.add({ stream, events: prepareEvents(stream, events), expected });
  }

  async read(stream: string, { from, direction = 'forwards', limit }: ReadOptions = {}): Promise<RecordedEvent[]> {
    const forwards = direction === 'forwards';
    if (forwards && limit === undefined) return [...(await this.#reads({ stream, from: from ?? 0 }))];
    const where = `where stream = $1 and version ${forwards ? '>=' : '<='} $2 order by events.version ${forwards ? '' : 'desc'} limit $3`;
    return selectEvents(this.#pool, `read.${direction}`, where, [
      stream,
      from ?? (forwards ? 0 : Number.MAX_SAFE_INTEGER),
      limit ?? null,
    ]);
  }

  readAll({ after = BEFORE_ALL, limit = 1000, streamPrefixes }: ReadAllOptions = {}): Promise<RecordedEvent[]> {
    const values = [after.toString(), limit];
    if (!streamPrefixes)
      return selectEvents(this.#pool, 'readAll', 'where position > $1 order by events.position limit $2', values);
    return selectEvents(
      this.#pool,
      'readAll.prefix',
      'where position > $1 and stream ^@ any($3::text[]) order by events.position limit $2',
      [...values, streamPrefixes],
    );
  }

  readStored(after: bigint, limit: number): Promise<StoredEvent[]> {
    return selectStored(this.#pool, after, limit);
  }

  readStoredOf(stream: string): Promise<StoredEvent[]> {
    return selectStoredOf(this.#pool, stream);
  }

  async subscribe(options: SubscribeOptions): Promise<Subscription> {
    const log = {
      readAfter: (after: bigint, limit: number, streamPrefixes?: readonly string[]) =>
        this.readAll({ after, limit, streamPrefixes }),
      head: () => this.head(),
    };
    const followed = followLog(options, log, this.#wakeUp, this.#report);
    const subscription: Subscription = {
      stop: async () => {
        await followed.stop();
        this.#subscriptions.delete(subscription);
      },
    };
    this.#subscriptions.add(subscription);
    return subscription;
  }

  async head(): Promise<bigint | undefined> {
    const { rows } = await this.#pool.query<{ head: string | null }>(
      'select max(position)::text as head from log.events',
    );
    const head = rows[0]?.head;
    return head ? BigInt(head) : undefined;
  }

  copy(events: readonly RecordedEvent[]): Promise<bigint> {
    return copyEvents(this.#pool, events);
  }

  async identity(): Promise<string> {
    const { rows } = await this.#pool.query<{ id: string }>('select id from log.identity');
    if (!rows[0]) throw new EventStoreUnavailable('the log has no identity: its schema was not created whole');
    return rows[0].id;
  }

  async streamHeads(after: string, limit: number): Promise<StreamHead[]> {
    const { rows } = await this.#pool.query<{ stream: string; version: string; hash: string }>(
      'select stream, version::text, hash from log.streams where stream > $1 order by stream limit $2',
      [after, limit],
    );
    return rows.map(({ stream, version, hash }) => ({ stream, version: Number(version), hash }));
  }

  async streamHead(stream: string): Promise<StreamHead | undefined> {
    const { rows } = await this.#pool.query<{ version: string; hash: string }>({
      name: 'log.head',
      text: 'select version::text, hash from log.streams where stream = $1',
      values: [stream],
    });
    return rows[0] && { stream, version: Number(rows[0].version), hash: rows[0].hash };
  }

  async ping(): Promise<void> {
    await this.#pool.query('select 1 from log.events limit 0');
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.stop()));
    await this.#commits.close();
    await this.#writer.end();
    await this.#wakeUp.close();
    if (this.#ownPool) await this.#pool.end();
  }
}

/** Opens the log in PostgreSQL. Nothing is connected before it is needed; call `migrate()` once before use. */
export function createPostgresEventStore(options: PostgresEventStoreOptions): PostgresEventStore {
  return new PostgresEventStore(options);
}
