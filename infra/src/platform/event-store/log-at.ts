import type { EventStore, RecordedEvent } from './port.ts';
import type { StreamHeads } from './verify.ts';

/** The log as it was at an instant (ISO UTC): what was decided later is not there. Undefined: the log as it is. */
export function logAt(log: EventStore, at: string | undefined): EventStore {
  if (at === undefined) return log;
  const limit = Date.parse(at);
  const then = (events: readonly RecordedEvent[]): RecordedEvent[] =>
    events.filter((event) => Date.parse(event.metadata.at) <= limit);
  const past: Pick<EventStore, 'read' | 'readAll'> & Pick<StreamHeads, 'streamHead'> = {
    // The registered head is that of now.
    streamHead: async () => undefined,
    // A limit counts events of then, which are known only after the later ones are left out.
    read: async (stream, { limit: count, ...options } = {}) => then(await log.read(stream, options)).slice(0, count),
    readAll: async (options) => then(await log.readAll(options)),
  };
  return new Proxy(log, {
    get(target, name) {
      const own = past[name as keyof typeof past] ?? (Reflect.get(target, name) as unknown);
      return typeof own === 'function' ? (own as () => unknown).bind(target) : own;
    },
  });
}
