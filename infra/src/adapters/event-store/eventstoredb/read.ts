import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START,
  StreamNotFoundError,
  type ResolvedEvent,
} from '@eventstore/db-client';
import {
  BEFORE_ALL,
  type ReadAllOptions,
  type ReadOptions,
  type RecordedEvent,
} from '../../../platform/event-store/port.ts';
import { inPortWords } from './connection.ts';
import { toRecorded } from './convert.ts';

const PAGE = 500;
/** The last event of ours is mostly among the last few of the log. */
const FIRST_LOOK = 8;

/** One stream, from a version inclusive. An unknown stream is empty. `heard` is called for each event that arrives. */
export async function readStream(
  client: EventStoreDBClient,
  stream: string,
  { from, direction = 'forwards', limit }: ReadOptions,
  heard: () => void,
): Promise<RecordedEvent[]> {
  if (limit === 0) return [];
  const forwards = direction === 'forwards';
  const fromRevision = from === undefined ? (forwards ? START : END) : BigInt(from);
  const events: RecordedEvent[] = [];
  try {
    for await (const resolved of client.readStream(stream, {
      fromRevision,
      direction: forwards ? FORWARDS : BACKWARDS,
      ...(limit !== undefined && { maxCount: limit }),
    })) {
      heard();
      const event = toRecorded(resolved as ResolvedEvent);
      if (event) events.push(event);
    }
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  }
  return events;
}

/** The log after a position, page by page until `limit` events of ours are found. Read from the position itself, which is left out. */
export async function readAll(
  client: EventStoreDBClient,
  { after = BEFORE_ALL, limit = 1000, streamPrefixes }: ReadAllOptions,
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
    for (const event of fresh.map(toRecorded)) if (event && wanted(event) && found.push(event) === limit) return found;
    const end = fresh.at(-1);
    if (!end || page.length < size) return found;
    last = positionOf(end);
  }
}

/** Position of the last event of ours in the log. */
export async function readHead(client: EventStoreDBClient, heard: () => void): Promise<bigint | undefined> {
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
