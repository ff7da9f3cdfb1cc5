import { type EventStoreDBClient, FORWARDS, type ResolvedEvent, START } from '@eventstore/db-client';
import { UnknownPosition } from '../../../platform/event-store/errors.ts';
import type { ForeignEvent, ForeignPage } from '../../../platform/event-store/foreign.ts';
import type { Converter } from './convert.ts';
import { atPosition } from './refusals.ts';

/** Records of the server that are read at once, whosever they are. */
const PAGE = 1000;

/** The next page of the server after a position, and what of it is not the log's. A server that has no such position begins anew. */
export async function readForeign(
  client: EventStoreDBClient,
  after: bigint,
  { toRecorded, toForeign }: Converter,
  heard: () => void,
): Promise<ForeignPage> {
  const fromPosition = after < 0n ? START : { commit: after, prepare: after };
  const events: ForeignEvent[] = [];
  let count = 0;
  let position = after;
  try {
    for await (const resolved of client.readAll({ fromPosition, direction: FORWARDS, maxCount: PAGE })) {
      heard();
      count += 1;
      const at = resolved.event?.position.commit ?? resolved.commitPosition ?? -1n;
      if (at <= after) continue;
      position = at;
      const foreign = toRecorded(resolved as ResolvedEvent) ? undefined : toForeign(resolved as ResolvedEvent);
      if (foreign) events.push(foreign);
    }
  } catch (error) {
    const fault = atPosition(error, after);
    if (fault instanceof UnknownPosition) return { events: [], position: -1n, isEnd: false };
    throw fault;
  }
  return { events, position, isEnd: count < PAGE };
}
