import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ReadAllOptions as ReadAllRequest,
  type ResolvedEvent,
  START,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client';
import {
  BEFORE_ALL,
  type ReadAllOptions,
  type ReadOptions,
  type RecordedEvent,
} from '../../../platform/event-store/port.ts';
import { StreamDamaged } from '../../../platform/event-store/errors.ts';
import type { ForeignEvent } from '../../../platform/event-store/foreign.ts';
import type { Converter } from './convert.ts';
import { type StreamFilter, withFilter } from './filtered.ts';
import { atPosition } from './refusals.ts';

const PAGE = 500;

/** A stream as the server shows it. */
export interface StreamReading {
  readonly events: RecordedEvent[];
  /** What stands between them and is not the log's. */
  readonly foreign: ForeignEvent[];
  /** Version of the first event that came, whosever it is; undefined where none did. */
  readonly first: number | undefined;
}

/** One stream, from a version inclusive. An unknown stream is empty. `heard` is called for each event that arrives. */
export async function readStream(
  client: EventStoreDBClient,
  stream: string,
  { from, direction = 'forwards', limit }: ReadOptions,
  converter: Converter,
  heard: () => void,
): Promise<StreamReading> {
  if (limit === 0) return { events: [], foreign: [], first: undefined };
  const forwards = direction === 'forwards';
  const fromRevision = from === undefined ? (forwards ? START : END) : BigInt(from);
  const options = {
    fromRevision,
    direction: forwards ? FORWARDS : BACKWARDS,
    ...(limit !== undefined && { maxCount: limit }),
  } as const;
  return readServerStream(client, stream, options, converter, heard);
}

/** The same in the words of the server. Throws {@link StreamDamaged} for a stream with a tombstone. */
export async function readServerStream(
  client: EventStoreDBClient,
  stream: string,
  options: NonNullable<Parameters<EventStoreDBClient['readStream']>[1]>,
  { toRecorded, toForeign }: Converter,
  heard: () => void,
): Promise<StreamReading> {
  const events: RecordedEvent[] = [];
  const foreign: ForeignEvent[] = [];
  let first: number | undefined;
  try {
    for await (const resolved of client.readStream(stream, options)) {
      heard();
      first ??= Number(resolved.event?.revision ?? 0n);
      const event = toRecorded(resolved as ResolvedEvent);
      const other = event ? undefined : toForeign(resolved as ResolvedEvent);
      if (event) events.push(event);
      else if (other) foreign.push(other);
    }
  } catch (error) {
    if (error instanceof StreamNotFoundError) return { events: [], foreign: [], first: undefined };
    if (error instanceof StreamDeletedError) throw new StreamDamaged(stream, 0, 'removed');
    throw error;
  }
  return { events, foreign, first };
}

/** The log after a position, page by page until `limit` events of ours are found. Read from the position itself, which is left out. */
export async function readAll(
  client: EventStoreDBClient,
  { after = BEFORE_ALL, limit = 1000, streamPrefixes, onForeign }: ReadAllOptions,
  { toRecorded, toForeign }: Converter,
  heard: () => void,
): Promise<RecordedEvent[]> {
  const wanted = (event: RecordedEvent): boolean =>
    !streamPrefixes || streamPrefixes.some((prefix) => event.stream.startsWith(prefix));
  const found: RecordedEvent[] = [];
  const size = Math.min(limit + 1, PAGE);
  for (let last = after; ;) {
    const from = last < 0n ? START : { commit: last, prepare: last };
    const page = await readPage(client, from, FORWARDS, size, heard).catch((error: unknown) => {
      throw atPosition(error, last);
    });
    const fresh = page.filter((resolved) => positionOf(resolved) > last);
    for (const resolved of fresh) {
      const event = toRecorded(resolved);
      if (event && wanted(event) && found.push(event) === limit) return found;
      const foreign = event || !onForeign ? undefined : toForeign(resolved);
      if (foreign) onForeign?.(foreign);
    }
    const end = fresh.at(-1);
    if (!end || page.length < size) return found;
    last = positionOf(end);
  }
}

/** Asks for the last event of the server, whosever it is. */
export async function readEnd(client: EventStoreDBClient, heard: () => void): Promise<void> {
  await readPage(client, END, BACKWARDS, 1, heard);
}

/** What `$all` has from a position (inclusive forwards, exclusive backwards); with a filter, of streams that fit it. */
export async function readPage(
  client: EventStoreDBClient,
  fromPosition: ReadAllRequest['fromPosition'],
  direction: typeof FORWARDS | typeof BACKWARDS,
  maxCount: number,
  heard: () => void,
  filter?: StreamFilter,
): Promise<ResolvedEvent[]> {
  const page: ResolvedEvent[] = [];
  const reader = filter ? withFilter(client, filter) : client;
  for await (const resolved of reader.readAll({ fromPosition, direction, maxCount })) {
    heard();
    page.push(resolved as ResolvedEvent);
  }
  return page;
}

export const positionOf = (resolved: ResolvedEvent): bigint =>
  resolved.event?.position?.commit ?? resolved.commitPosition ?? 0n;
