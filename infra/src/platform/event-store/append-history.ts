import type { HistoryLoad, PlacedEvent } from './bulk-log.ts';
import type { EventStore } from './port.ts';

/** Appends under way at once: beyond that a server answers no more of them per second. */
const WRITERS = 32;

/**
 * A history on its way into any log, by ordinary appends: the events of a chunk that share a stream go together, streams
 * side by side in the order in which they first appear. An append that is there already writes nothing, so a telling that
 * was broken off is told again from its beginning.
 */
export function appendHistory(store: EventStore): HistoryLoad {
  return {
    async write(events) {
      const streams = new Map<string, PlacedEvent[]>();
      for (const event of events) {
        const group = streams.get(event.stream);
        if (group) group.push(event);
        else streams.set(event.stream, [event]);
      }
      const waiting = [...streams.values()];
      let last = 0n;
      const writer = async (): Promise<void> => {
        for (let group = waiting.shift(); group; group = waiting.shift()) {
          const [{ stream, version }] = group as [PlacedEvent];
          const expected = version === 0 ? 'no-stream' : version - 1;
          const { position } = await store.append(
            stream,
            group.map(({ event }) => event),
            expected,
          );
          if (position > last) last = position;
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, writer));
      return last;
    },
    commit: () => Promise.resolve(),
    close: () => store.close(),
  };
}
