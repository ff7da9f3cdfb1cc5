import {
  type AppendResult,
  BEFORE_ALL,
  type EventStore,
  type ExpectedVersion,
  isExpected,
  type NewEvent,
  type ReadOptions,
  type RecordedEvent,
  WrongExpectedVersion,
} from '../../platform/event-store/port.ts';
import { placeholderIn } from '../../platform/commands/unnumbered.ts';

/**
 * The event log in memory, for tests of commands. `turn` is awaited before each read and append, so that a test decides
 * how concurrent commands interleave; `clock` is the log's own, `before` what it holds at first. Keeps the port's rules on versions and repeats; no subscriptions.
 */
export function createMemoryLog(
  turn: (what: string) => Promise<void> = () => Promise.resolve(),
  clock: () => Date = () => new Date(),
  before: readonly RecordedEvent[] = [],
): EventStore & { readonly all: readonly RecordedEvent[] } {
  const all = [...before];
  const streams = new Map<string, RecordedEvent[]>();
  for (const event of before) {
    const earlier = streams.get(event.stream);
    if (earlier) earlier.push(event);
    else streams.set(event.stream, [event]);
  }
  const of = (stream: string): RecordedEvent[] => streams.get(stream) ?? [];

  function write(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): AppendResult {
    const known = of(stream);
    const first = known.findIndex((e) => e.id === events[0]?.id);
    if (first >= 0 && events.every((e, index) => known[first + index]?.id === e.id)) {
      const last = known[first + events.length - 1]!;
      return { version: last.version, position: last.position, repeated: true };
    }
    if (!isExpected(expected, known.length - 1)) throw new WrongExpectedVersion(stream, expected, known.length - 1);
    for (const event of events) {
      // Through JSON, as the real log: what does not survive it must not pass here either.
      const data = JSON.parse(JSON.stringify(event.data)) as unknown;
      const placeholder = placeholderIn(data);
      if (placeholder !== undefined)
        throw new Error(`${event.type} on ${stream}: ${placeholder} is the place of a number that was never drawn`);
      const recorded = {
        ...event,
        data,
        stream,
        version: of(stream).length,
        position: BigInt(all.length + 1),
        recordedAt: clock().toISOString(),
      };
      all.push(recorded);
      streams.set(stream, [...of(stream), recorded]);
    }
    const last = of(stream).at(-1)!;
    return { version: last.version, position: last.position, repeated: false };
  }

  return {
    all,
    async append(stream, events, expected) {
      await turn(`append ${stream}`);
      return write(stream, events, expected);
    },
    async read(stream: string, options: ReadOptions = {}) {
      await turn(`read ${stream}`);
      const events =
        options.direction === 'backwards'
          ? of(stream)
              .filter((e) => e.version <= (options.from ?? Infinity))
              .reverse()
          : of(stream).slice(options.from ?? 0);
      return events.slice(0, options.limit);
    },
    readAll: ({ after = BEFORE_ALL, limit = 1000, streamPrefixes } = {}) =>
      Promise.resolve(
        all
          .filter((e) => e.position > after && (streamPrefixes?.some((prefix) => e.stream.startsWith(prefix)) ?? true))
          .slice(0, limit),
      ),
    subscribe: () => Promise.reject(new Error('the log in memory has no subscriptions')),
    head: () => Promise.resolve(all.at(-1)?.position),
    identity: () => Promise.resolve('memory'),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
