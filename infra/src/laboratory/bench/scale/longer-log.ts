import { randomUUID } from 'node:crypto';
import type { EventStore, RecordedEvent } from '../../../platform/event-store/port.ts';

/** Comments that one append writes. */
const TOGETHER = 50;
const PAGE = 2000;

/** Lets the log grow by so many comments on orders that have some, as people would write them; answers how many. */
export async function longerLog(store: EventStore, events: number): Promise<number> {
  const samples = await comments(store);
  let written = 0;
  for (let n = 0; written < events; n += 1) {
    const sample = samples[n % samples.length]!;
    const id = randomUUID();
    const batch = Array.from({ length: TOGETHER }, () => ({
      id: randomUUID(),
      type: sample.type,
      schema: sample.schema,
      data: sample.data,
      metadata: {
        at: new Date().toISOString(),
        user: sample.metadata.user,
        perfil: sample.metadata.perfil,
        ...(sample.metadata.nombre !== undefined && { nombre: sample.metadata.nombre }),
        commandId: id,
        correlationId: id,
        causationId: id,
      },
    }));
    await store.append(sample.stream, batch, 'any');
    written += batch.length;
  }
  return written;
}

/** A comment of each order that has one. */
async function comments(store: EventStore): Promise<RecordedEvent[]> {
  const found = new Map<string, RecordedEvent>();
  for (let after = -1n; ;) {
    const events = await store.readAll({ after, limit: PAGE });
    for (const event of events) if (event.type === 'OrderCommentAdded') found.set(event.stream, event);
    const last = events.at(-1);
    if (!last) return [...found.values()];
    after = last.position;
  }
}
