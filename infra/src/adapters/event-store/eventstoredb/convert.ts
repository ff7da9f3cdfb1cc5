import { randomUUID } from 'node:crypto';
import {
  type EventData,
  jsonEvent,
  type RecordedEvent as ServerEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { ForeignEvent } from '../../../platform/event-store/foreign.ts';
import { eventHash } from '../../../platform/event-store/hash-chain.ts';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import type { PreparedEvent } from '../../../platform/event-store/prepare.ts';
import { isStorable } from '../../../platform/event-store/storable.ts';
import type { LogIdentity } from './identity.ts';
import { isIdentityEvent } from './identity-events.ts';
import { isStoredMetadata } from './stored-metadata.ts';
import { IDENTITY_STREAM, type IsOwnStream, subjectOf } from './stream-names.ts';
import type { Known } from './stream-memory.ts';

const NO_POSITION = (1n << 64n) - 1n;
const TOMBSTONE = '$streamDeleted';
const CONTROL = /\p{Cc}/u;

export interface StoredEvent extends Known {
  readonly event: EventData;
}

/** An event for the client, chained to the hash before it, under an id of this attempt. */
export function toStored(previous: string, stream: string, version: number, event: PreparedEvent): StoredEvent {
  const { id, type, schema } = event;
  const hash = eventHash(previous, stream, version, event);
  const beside = JSON.stringify({ hash, schema, id });
  // As bytes: the client would build the same text from an object once more.
  const metadata = Buffer.from(event.metadata === '{}' ? beside : `${event.metadata.slice(0, -1)},${beside.slice(1)}`);
  const data = jsonEvent({
    id: randomUUID(),
    type,
    data: JSON.parse(event.data),
    metadata: new Uint8Array(metadata.buffer, metadata.byteOffset, metadata.length),
  });
  return { id, version, hash, event: data as EventData };
}

/**
 * Tells the log's own events from whatever else stands on its server. Own is what carries our metadata in their proper shape, in
 * a stream that is named as ours are, with data that every log can keep. Neither function throws.
 */
export class Converter {
  readonly #isOwnStream: IsOwnStream;
  readonly #copied: Pick<LogIdentity, 'has'>;

  constructor(isOwnStream: IsOwnStream, copied: Pick<LogIdentity, 'has'>) {
    this.#isOwnStream = isOwnStream;
    this.#copied = copied;
  }

  /** Whether a stream is named as those of the log are. */
  readonly isOwn = (stream: string): boolean => this.#isOwnStream(stream);

  /** An event of the log as the port has it; undefined for everything else. */
  readonly toRecorded = ({ event, commitPosition }: ResolvedEvent): RecordedEvent | undefined => {
    if (!event?.isJson || event.type.startsWith('$') || CONTROL.test(event.type)) return undefined;
    const beside: unknown = event.metadata;
    if (!this.#isOwnStream(event.streamId) || !isStoredMetadata(beside) || !isStorable(event.data)) return undefined;
    const { schema, id = event.id, recordedAt, ...metadata } = beside;
    const commit = event.position?.commit ?? commitPosition ?? NO_POSITION;
    // Servers before 22.6 do not tell the position when a single stream is read.
    const position = commit === NO_POSITION ? -1n : commit;
    const isCopied = recordedAt !== undefined && this.#copied.has(position);
    return {
      stream: event.streamId,
      version: Number(event.revision),
      position,
      id: id.toLowerCase(),
      type: event.type,
      schema,
      data: event.data,
      metadata,
      recordedAt: isCopied ? recordedAt : new Date(event.created).toISOString(),
    };
  };

  /** What {@link toRecorded} gives nothing for, where it may matter to somebody; undefined for what the server writes for itself. */
  readonly toForeign = ({ event, commitPosition }: ResolvedEvent): ForeignEvent | undefined => {
    if (!event) return undefined;
    const subject = subjectOf(event.streamId);
    const stream = subject ?? event.streamId;
    const own = stream === IDENTITY_STREAM || this.#isOwnStream(stream);
    const kind = subject !== undefined ? 'metadata' : event.type === TOMBSTONE ? 'tombstone' : 'event';
    if (kind === 'event' ? isOfTheServer(event) : !own) return undefined;
    return {
      position: event.position?.commit ?? commitPosition ?? -1n,
      stream,
      version: Number(event.revision),
      type: event.type,
      kind,
      own,
    };
  };
}

/** Whether an event is the server's own, or one by which the log keeps its identity. */
const isOfTheServer = (event: ServerEvent): boolean =>
  event.streamId.startsWith('$') || (event.streamId === IDENTITY_STREAM && isIdentityEvent(event));
