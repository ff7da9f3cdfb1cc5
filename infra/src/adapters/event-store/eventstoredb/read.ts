import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START,
  StreamNotFoundError,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { ReadAllOptions, ReadOptions, RecordedEvent } from '../../../platform/event-store/port.ts';
import { toRecorded } from './convert.ts';

const PAGE = 500;

/** One stream, from a version inclusive. An unknown stream is empty. */
export async function readStream(
  client: EventStoreDBClient,
  stream: string,
  { from, direction = 'forwards', limit }: ReadOptions,
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
      const event = toRecorded(resolved as ResolvedEvent);
      if (event) events.push(event);
    }
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  }
  return events;
}

/** The log from a position inclusive, page by page until `limit` events of ours are found. */
export async function readAll(
  client: EventStoreDBClient,
  { from = 0n, limit = 1000, streamPrefixes }: ReadAllOptions,
): Promise<RecordedEvent[]> {
  const wanted = (event: RecordedEvent): boolean =>
    !streamPrefixes || streamPrefixes.some((prefix) => event.stream.startsWith(prefix));
  const found: RecordedEvent[] = [];
  let last: bigint | undefined;
  for (;;) {
    const position = last ?? from;
    const page = await readPage(client, position === 0n ? START : { commit: position, prepare: position }, FORWARDS);
    const fresh = page.filter((resolved) => last === undefined || positionOf(resolved) > last);
    for (const event of fresh.map(toRecorded)) if (event && wanted(event) && found.push(event) === limit) return found;
    const end = fresh.at(-1);
    if (!end || page.length < PAGE) return found;
    last = positionOf(end);
  }
}

/** Position of the last event of ours in the log. */
export async function readHead(client: EventStoreDBClient): Promise<bigint | undefined> {
  let from: typeof END | { commit: bigint; prepare: bigint } = END;
  for (;;) {
    const page = await readPage(client, from, BACKWARDS);
    const event = page.map(toRecorded).find((recorded) => recorded !== undefined);
    if (event) return event.position;
    const oldest = page.at(-1);
    if (!oldest || page.length < PAGE) return undefined;
    from = { commit: positionOf(oldest), prepare: positionOf(oldest) };
  }
}

async function readPage(
  client: EventStoreDBClient,
  fromPosition: typeof START | typeof END | { commit: bigint; prepare: bigint },
  direction: typeof FORWARDS | typeof BACKWARDS,
): Promise<ResolvedEvent[]> {
  const page: ResolvedEvent[] = [];
  for await (const resolved of client.readAll({ fromPosition, direction, maxCount: PAGE }))
    page.push(resolved as ResolvedEvent);
  return page;
}

function positionOf(resolved: ResolvedEvent): bigint {
  return resolved.event?.position?.commit ?? resolved.commitPosition ?? 0n;
}
