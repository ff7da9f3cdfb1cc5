import { randomUUID } from 'node:crypto';
import { type EventData, jsonEvent, type ResolvedEvent } from '@eventstore/db-client';
import { eventHash } from '../../../platform/event-store/hash-chain.ts';
import type { EventMetadata, RecordedEvent } from '../../../platform/event-store/port.ts';
import type { PreparedEvent } from '../../../platform/event-store/prepare.ts';
import { IDENTITY_STREAM } from './identity.ts';
import type { Known } from './stream-memory.ts';

const NO_POSITION = (1n << 64n) - 1n;

/**
 * What EventStoreDB keeps beside an event: the port's metadata with its hash, the schema version of the data, the event's
 * id when the server was given another (that of the attempt), and the first log's instant of an event that was copied.
 */
type StoredMetadata = EventMetadata & { readonly schema: number; readonly id?: string; readonly recordedAt?: string };

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

/** An event of ours as the port has it; undefined for system events and for what others wrote without JSON. */
export function toRecorded(resolved: ResolvedEvent): RecordedEvent | undefined {
  const event = resolved.event;
  if (!event?.isJson || event.streamId.startsWith('$') || event.type.startsWith('$')) return undefined;
  if (event.streamId === IDENTITY_STREAM) return undefined;
  const { schema = 1, id = event.id, recordedAt, ...metadata } = (event.metadata ?? {}) as unknown as StoredMetadata;
  const commit = event.position?.commit ?? resolved.commitPosition ?? NO_POSITION;
  return {
    stream: event.streamId,
    version: Number(event.revision),
    // Servers before 22.6 do not tell the position when a single stream is read.
    position: commit === NO_POSITION ? -1n : commit,
    id: String(id).toLowerCase(),
    type: event.type,
    schema,
    data: event.data,
    metadata,
    recordedAt: recordedAt ?? new Date(event.created).toISOString(),
  };
}
