import { jsonEvent, type ResolvedEvent } from '@eventstore/db-client';
import { eventHash } from '../../../platform/event-store/hash-chain.ts';
import type { EventMetadata, RecordedEvent } from '../../../platform/event-store/port.ts';
import type { PreparedEvent } from '../../../platform/event-store/prepare.ts';

const NO_POSITION = (1n << 64n) - 1n;

/** What EventStoreDB keeps beside an event: the port's metadata with its hash, and the schema version of the data. */
type StoredMetadata = EventMetadata & { readonly schema: number };

/** An event for the client, chained to the hash before it. */
export function toStored(previous: string, stream: string, version: number, event: PreparedEvent) {
  const hash = eventHash(previous, stream, version, event);
  const metadata = { ...(JSON.parse(event.metadata) as object), hash, schema: event.schema };
  return { hash, event: jsonEvent({ id: event.id, type: event.type, data: JSON.parse(event.data), metadata }) };
}

/** An event of ours as the port has it; undefined for system events and for what others wrote without JSON. */
export function toRecorded(resolved: ResolvedEvent): RecordedEvent | undefined {
  const event = resolved.event;
  if (!event?.isJson || event.streamId.startsWith('$') || event.type.startsWith('$')) return undefined;
  const { schema = 1, ...metadata } = (event.metadata ?? {}) as unknown as StoredMetadata;
  const commit = event.position?.commit ?? resolved.commitPosition ?? NO_POSITION;
  return {
    stream: event.streamId,
    version: Number(event.revision),
    // Servers before 22.6 do not tell the position when a single stream is read.
    position: commit === NO_POSITION ? -1n : commit,
    id: event.id.toLowerCase(),
    type: event.type,
    schema,
    data: event.data,
    metadata,
    recordedAt: new Date(event.created).toISOString(),
  };
}
