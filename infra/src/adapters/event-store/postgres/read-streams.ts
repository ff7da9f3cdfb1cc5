import type pg from 'pg';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { selectEvents, selectEventsOf } from './rows.ts';

/** A stream from a version on. */
export interface Asked {
  readonly stream: string;
  readonly from: number;
}

/** Reads several streams in one query; the answers are in the order of what was asked. One that is asked for twice is read once. */
export async function readStreams(pool: pg.Pool, asked: readonly Asked[]): Promise<RecordedEvent[][]> {
  const first = new Map<string, number>();
  for (const { stream, from } of asked) first.set(stream, Math.min(from, first.get(stream) ?? from));
  const found = new Map<string, RecordedEvent[]>([...first.keys()].map((stream) => [stream, []]));
  for (const event of await read(pool, [...first])) found.get(event.stream)!.push(event);
  return asked.map(({ stream, from }) => {
    const events = found.get(stream)!;
    return from === first.get(stream) ? events : events.filter(({ version }) => version >= from);
  });
}

function read(pool: pg.Pool, asked: readonly (readonly [stream: string, from: number])[]): Promise<RecordedEvent[]> {
  const [only, ...more] = asked;
  if (only && more.length === 0)
    return selectEvents(pool, 'read.stream', 'where stream = $1 and version >= $2 order by events.version', [...only]);
  return selectEventsOf(
    pool,
    'read.streams',
    // Ordered within, so that each stream is walked by the index however many the planner expects.
    `unnest($1::text[], $2::bigint[]) as asked(name, first) cross join lateral (
       select * from log.events where stream = asked.name and version >= asked.first order by version
     ) as events order by events.version`,
    [asked.map(([stream]) => stream), asked.map(([, from]) => from)],
  );
}
