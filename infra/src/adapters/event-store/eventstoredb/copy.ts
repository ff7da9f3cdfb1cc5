import { type EventData, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { EventStoreUnavailable } from '../../../platform/event-store/errors.ts';
import { type RecordedEvent, storedData } from '../../../platform/event-store/port.ts';
import type { Connection } from './connection.ts';

/** Events and bytes of one write at most; the server takes 1 MB. */
const MOST_EVENTS = 200;
const MOST_BYTES = 700_000;
const ATTEMPTS = 20;

/**
 * Writes events of another log as they are, one append after the other, for the order of the log is that of the appends.
 * They keep their ids, so that a write whose answer was lost is recognised.
 */
export async function copyEvents(connection: Connection, events: readonly RecordedEvent[]): Promise<bigint> {
  let position = -1n;
  for (const run of runsOf(events)) {
    const { stream, version } = run[0]!;
    const expectedRevision = version === 0 ? NO_STREAM : BigInt(version - 1);
    const data = run.map(asItWas);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const append = await connection.call(
          (client) => client.appendToStream(stream, data, { expectedRevision }),
          undefined,
          'write',
        );
        position = append.position?.commit ?? position;
        break;
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable) || attempt === ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.min(100 * attempt, 1000)));
      }
    }
  }
  return position;
}

function asItWas(event: RecordedEvent): EventData {
  const { id, type, schema, metadata, recordedAt } = event;
  return jsonEvent({
    id,
    type,
    data: storedData(event) as Record<string, unknown>,
    metadata: { ...metadata, schema, recordedAt },
  }) as EventData;
}

/** Consecutive events of one stream go in one write. */
function runsOf(events: readonly RecordedEvent[]): RecordedEvent[][] {
  const runs: RecordedEvent[][] = [];
  let bytes = 0;
  for (const event of events) {
    const run = runs.at(-1);
    const size = JSON.stringify(storedData(event)).length * 2 + 1000;
    if (run?.[0]?.stream === event.stream && run.length < MOST_EVENTS && bytes + size < MOST_BYTES) {
      run.push(event);
      bytes += size;
    } else {
      runs.push([event]);
      bytes = size;
    }
  }
  return runs;
}
