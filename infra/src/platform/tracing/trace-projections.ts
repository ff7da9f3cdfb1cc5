import type { EventStore } from '../event-store/port.ts';
import { instant, type Tracer } from './tracer.ts';
import { withOwn } from './with-own.ts';

/** More at once is a catching up after a pause, of which no person waits for an event. */
const LIVE = 500;

/** Lets a log's subscription tell how long each event took to be in the read models: a span under the event. */
export function traceProjections(store: EventStore, tracer: Tracer | undefined): EventStore {
  if (!tracer) return store;
  const subscribe: EventStore['subscribe'] = (options) =>
    store.subscribe({
      ...options,
      onBatch: async (events, info) => {
        const start = instant();
        await options.onBatch(events, info);
        if (events.length >= LIVE) return;
        const end = instant();
        for (const { id, type, metadata, position } of events) {
          const { correlationId } = metadata;
          const parent = { hop: 'event' as const, id };
          const attributes = { 'power.position': String(position) };
          tracer.span({
            hop: 'projection',
            id,
            name: `projection ${type}`,
            correlationId,
            parent,
            start,
            end,
            attributes,
          });
        }
      },
    });
  return withOwn(store, { subscribe });
}
