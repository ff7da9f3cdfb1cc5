import type { AppendResult, EventStore, ExpectedVersion, NewEvent, ReadOptions, RecordedEvent } from './port.ts';

/**
 * The log as seen by somebody who writes alone for a while (bulk loads): what it read or wrote itself is not read again.
 * Should another writer come, appends still fail on the expected version, and the stream is read anew.
 * `empty`: the log held nothing at the start, so that streams never met need not be looked for.
 */
export function soleWriter(store: EventStore, empty: boolean): EventStore {
  const last = new Map<string, number>();
  /** Streams in which an append found something else than expected: the next read is a real one. */
  const doubtful = new Set<string>();
  const seen = (stream: string, version: number): void =>
    void last.set(stream, Math.max(version, last.get(stream) ?? -1));

  return {
    async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
      try {
        const result = await store.append(stream, events, expected);
        seen(stream, result.version);
        return result;
      } catch (error) {
        doubtful.add(stream);
        throw error;
      }
    },
    async read(stream: string, options: ReadOptions = {}): Promise<RecordedEvent[]> {
      const { from = 0, direction = 'forwards', limit } = options;
      const known = last.get(stream) ?? (empty ? -1 : undefined);
      if (direction === 'forwards' && known !== undefined && from > known && !doubtful.has(stream)) return [];
      doubtful.delete(stream);
      const found = await store.read(stream, options);
      if (direction === 'forwards' && limit === undefined) seen(stream, found.at(-1)?.version ?? from - 1);
      return found;
    },
    readAll: (options) => store.readAll(options),
    subscribe: (options) => store.subscribe(options),
    head: () => store.head(),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
