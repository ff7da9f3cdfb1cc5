import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  type ResolvedEvent,
} from '@eventstore/db-client';
import {
  BEFORE_ALL,
  type ReadAllOptions,
  type ReadOptions,
  type RecordedEvent,
} from '../../../platform/event-store/port.ts';
import { StreamDamaged } from '../../../platform/event-store/errors.ts';
import type { ForeignEvent } from '../../../platform/event-store/foreign.ts';
import { inPortWords } from './connection.ts';
import type { Converter } from './convert.ts';

const PAGE = 500;
/** The last event of ours is mostly among the last few of the log. */
const FIRST_LOOK = 8;

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
      throw inPortWords(error, last);
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

/** Position of the last event of ours in the log. */
export async function readHead(
  client: EventStoreDBClient,
  { toRecorded }: Pick<Converter, 'toRecorded'>,
  heard: () => void,
): Promise<bigint | undefined> {
  let from: typeof END | { commit: bigint; prepare: bigint } = END;
  for (let size = FIRST_LOOK; ; size = PAGE) {
    const page = await readPage(client, from, BACKWARDS, size, heard);
    const event = page.map(toRecorded).find((recorded) => recorded !== undefined);
    if (event) return event.position;
    const oldest = page.at(-1);
    if (!oldest || page.length < size) return undefined;
    from = { commit: positionOf(oldest), prepare: positionOf(oldest) };
  }
}

async function readPage(
  client: EventStoreDBClient,
  fromPosition: typeof START | typeof END | { commit: bigint; prepare: bigint },
  direction: typeof FORWARDS | typeof BACKWARDS,
  maxCount: number,
  heard: () => void,
): Promise<ResolvedEvent[]> {
  const page: ResolvedEvent[] = [];
  for await (const resolved of client.readAll({ fromPosition, direction, maxCount })) {
    heard();
    page.push(resolved as ResolvedEvent);
  }
  return page;
}

function positionOf(resolved: ResolvedEvent): bigint {
  return resolved.event?.position?.commit ?? resolved.commitPosition ?? 0n;
}
