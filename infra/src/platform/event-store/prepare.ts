import { canonicalJson, EventNotStorable } from './canonical.ts';
import { AppendTooLarge } from './errors.ts';
import type { EventMetadata, NewEvent } from './port.ts';

/** An event as it is written and hashed: `data` and `metadata` are canonical JSON, the metadata without `hash`. */
export interface PreparedEvent {
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: string;
  readonly metadata: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const control = /[\p{Cc}\p{Surrogate}]/u;

/**
 * Bytes of one append at most, on every log alike. An EventStoreDB server refuses more than 1,048,576 of data, metadata
 * and types together; the rest is room for what it counts besides.
 */
export const MAX_APPEND_BYTES = 1_000_000;
/** What an adapter adds to the metadata of an event: hash, schema of its data, id or first instant, place in what was signed. */
const ADDED_BYTES = 160;

/** Checks an append and gives its events their stored form. Throws {@link EventNotStorable} or {@link AppendTooLarge}. */
export function prepareEvents(stream: string, events: readonly NewEvent[]): PreparedEvent[] {
  name('stream', stream);
  if (stream.startsWith('$'))
    throw new EventNotStorable(`stream ${stream}: names that begin with $ belong to the log itself`);
  if (events.length === 0) throw new EventNotStorable(`stream ${stream}: an append needs at least one event`);
  if (events.length > 1 && new Set(events.map((event) => event.id.toLowerCase())).size < events.length)
    throw new EventNotStorable(`stream ${stream}: an append holds the same event id twice`);
  const prepared = events.map(prepare);
  // A unit of text is three bytes at most: most appends are so small that theirs need not be counted.
  if (prepared.reduce((sum, event) => sum + 3 * lengthOf(event), 0) <= MAX_APPEND_BYTES) return prepared;
  const bytes = sizeOf(prepared);
  if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(stream, bytes);
  return prepared;
}

function prepare(event: NewEvent): PreparedEvent {
  name('event type', event.type);
  if (!uuid.test(event.id)) throw new EventNotStorable(`event id ${event.id} is not a UUID`);
  if (!Number.isInteger(event.schema) || event.schema < 0)
    throw new EventNotStorable(`event ${event.type}: schema ${event.schema} is not a version`);
  return {
    id: event.id.toLowerCase(),
    type: event.type,
    schema: event.schema,
    data: canonicalJson(event.data),
    metadata: metadataText(event.metadata),
  };
}

let lastMetadata: { readonly of: EventMetadata; readonly text: string } | undefined;

/** The events of a command come one after the other and share their metadata. */
function metadataText(of: EventMetadata): string {
  if (lastMetadata?.of !== of) {
    // What the log adds itself: an event that was read elsewhere is chained and signed anew.
    const { hash: _computed, firma: _signed, ...metadata } = of;
    lastMetadata = { of, text: canonicalJson(metadata) };
  }
  return lastMetadata.text;
}

const lengthOf = ({ type, data, metadata }: PreparedEvent): number =>
  data.length + metadata.length + type.length + ADDED_BYTES;

/** Bytes of an append, with what an adapter adds to it. */
export const sizeOf = (events: readonly PreparedEvent[]): number =>
  events.reduce(
    (sum, { type, data, metadata }) =>
      sum + Buffer.byteLength(data) + Buffer.byteLength(metadata) + 2 * type.length + ADDED_BYTES,
    0,
  );

function name(what: string, value: string): void {
  if (value === '' || control.test(value))
    throw new EventNotStorable(`${what} ${JSON.stringify(value)} is empty or holds control characters`);
}
