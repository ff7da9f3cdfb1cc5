import { hash } from 'node:crypto';
import { canonicalJson } from '../event-store/canonical.ts';
import type { ForeignEvent } from '../event-store/foreign.ts';
import { type EventStore, type RecordedEvent, storedData } from '../event-store/port.ts';
import { leafHash } from './merkle.ts';

/** An event as the log keeps it, every stored column as its text: what a leaf is made of. */
export interface StoredEvent {
  readonly position: string;
  readonly stream: string;
  readonly version: string;
  readonly id: string;
  readonly type: string;
  readonly schema: string;
  /** Instant of the commit, ISO 8601 in UTC, as fine as the log has it. */
  readonly recordedAt: string;
  readonly hash: string;
  readonly data: string;
  /** Without the hash. */
  readonly metadata: string;
}

/** A log that gives its events as they are stored, to the last letter. */
export interface StoredEvents {
  readStored(after: bigint, limit: number): Promise<StoredEvent[]>;
  /** One stream from its beginning. */
  readStoredOf(stream: string): Promise<StoredEvent[]>;
}

/**
 * Reads a log in the form that leaves are made of. One that does not keep text of its own (EventStoreDB hands over what its
 * bytes say) is given the one text of each value. `onForeign` as `readAll` has it.
 */
export async function readStored(
  store: EventStore & Partial<StoredEvents>,
  after: bigint,
  limit: number,
  onForeign?: (event: ForeignEvent) => void,
): Promise<StoredEvent[]> {
  if (store.readStored) return store.readStored(after, limit);
  return (await store.readAll({ after, limit, onForeign })).map(storedForm);
}

/** Reads one stream in that form, from its beginning. */
export async function readStoredOf(
  store: Pick<EventStore, 'read'> & Partial<StoredEvents>,
  stream: string,
): Promise<StoredEvent[]> {
  return store.readStoredOf?.(stream) ?? (await store.read(stream)).map(storedForm);
}

/** The stored form of an event of a log that has none of its own. */
export function storedForm(event: RecordedEvent): StoredEvent {
  const { hash: chained = '', ...metadata } = event.metadata;
  return {
    position: event.position.toString(),
    stream: event.stream,
    version: String(event.version),
    id: event.id,
    type: event.type,
    schema: String(event.schema),
    recordedAt: event.recordedAt,
    hash: chained,
    data: canonicalJson(storedData(event)),
    metadata: canonicalJson(metadata),
  };
}

/** The event that a stored form tells of. */
export const recordedOf = (stored: StoredEvent): RecordedEvent => ({
  position: BigInt(stored.position),
  stream: stored.stream,
  version: Number(stored.version),
  id: stored.id,
  type: stored.type,
  schema: Number(stored.schema),
  recordedAt: stored.recordedAt,
  data: JSON.parse(stored.data) as unknown,
  metadata: { ...(JSON.parse(stored.metadata) as RecordedEvent['metadata']), hash: stored.hash },
});

/** In hexadecimal, as what is signed and sealed names a text. */
export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/**
 * What the leaf of an event says: every column, one a line. Data and metadata stand there by their sha-256, so that an event
 * whose data are nobody's business is proven without being shown. The lines are always eleven: a line break that somebody
 * put into a column makes no other event's text.
 */
export const leafText = (event: StoredEvent): string =>
  [
    'power-hoja-1',
    event.position,
    event.stream,
    event.version,
    event.id,
    event.type,
    event.schema,
    event.recordedAt,
    event.hash,
    sha256(event.data),
    sha256(event.metadata),
  ].join('\n');

/** The leaf of an event in the tree of its log. */
export const leafOf = (event: StoredEvent): Buffer => leafHash(leafText(event));
