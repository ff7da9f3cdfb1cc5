import { createHash } from 'node:crypto';
import { expectedHash, GENESIS } from '../../platform/event-store/hash-chain.ts';
import {
  type AppendResult,
  BEFORE_ALL,
  type EventStore,
  type ExpectedVersion,
  type NewEvent,
  type ReadAllOptions,
  type ReadOptions,
  type RecordedEvent,
  type SubscribeOptions,
  type Subscription,
  WrongExpectedVersion,
} from '../../platform/event-store/port.ts';

/** A test fake of the event log: in memory, of one process, chained as the real one. Never for production. */
export class MemoryEventStore implements EventStore {
  readonly events: RecordedEvent[] = [];
  readonly #streams = new Map<string, RecordedEvent[]>();
  #wakers: (() => void)[] = [];

  /** Another log that holds the same and goes on by itself: events never change, so that they are shared. */
  copy(): MemoryEventStore {
    const copy = new MemoryEventStore();
    for (const event of this.events) copy.events.push(event);
    for (const [stream, own] of this.#streams) copy.#streams.set(stream, [...own]);
    return copy;
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    const own = this.#streams.get(stream) ?? [];
    const at = own.findIndex((event) => event.id === events[0]?.id);
    if (at >= 0) {
      const found = own[at + events.length - 1]!;
      return { version: found.version, position: found.position, repeated: true };
    }
    const actual = own.length - 1;
    const fits =
      expected === 'any' ||
      (expected === 'no-stream' ? actual < 0 : expected === 'stream-exists' ? actual >= 0 : expected === actual);
    if (!fits) throw new WrongExpectedVersion(stream, expected, actual);
    for (const event of events) {
      const written: RecordedEvent = {
        ...event,
        stream,
        version: own.length,
        position: BigInt(this.events.length + 1),
        recordedAt: event.metadata.at,
      };
      const previous = own.at(-1)?.metadata.hash ?? GENESIS;
      const hash = expectedHash(previous, written);
      const recorded = { ...written, metadata: { ...written.metadata, hash } };
      own.push(recorded);
      this.events.push(recorded);
    }
    this.#streams.set(stream, own);
    this.#wake();
    return { version: own.length - 1, position: BigInt(this.events.length), repeated: false };
  }

  async read(stream: string, { from, direction = 'forwards', limit }: ReadOptions = {}): Promise<RecordedEvent[]> {
    const own = this.#streams.get(stream) ?? [];
    const found =
      direction === 'forwards'
        ? own.filter((e) => e.version >= (from ?? 0))
        : own.filter((e) => e.version <= (from ?? Infinity)).reverse();
    return found.slice(0, limit);
  }

  async readAll({ after = BEFORE_ALL, limit = 1000, streamPrefixes }: ReadAllOptions = {}): Promise<RecordedEvent[]> {
    const start = this.events.findIndex(({ position }) => position > after);
    if (start < 0) return [];
    if (!streamPrefixes) return this.events.slice(start, start + limit);
    return this.events
      .slice(start)
      .filter((event) => streamPrefixes.some((prefix) => event.stream.startsWith(prefix)))
      .slice(0, limit);
  }

  async subscribe({
    after = 0n,
    batchSize = 1000,
    onBatch,
    onError,
    streamPrefixes,
  }: SubscribeOptions): Promise<Subscription> {
    let stopped = false;
    let position = after < 0n ? 0n : after;
    const run = async (): Promise<void> => {
      while (!stopped) {
        const events = await this.readAll({ after: position, limit: batchSize, streamPrefixes });
        if (events.length > 0) {
          await onBatch(events, { caughtUp: events.length < batchSize });
          position = events.at(-1)!.position;
        } else {
          await new Promise<void>((resolve) => this.#wakers.push(resolve));
        }
      }
    };
    const done = run().catch((error: Error) => onError?.(error, { willRetry: false }));
    return {
      stop: async () => {
        stopped = true;
        this.#wake();
        await done;
      },
    };
  }

  async head(): Promise<bigint | undefined> {
    return this.events.at(-1)?.position;
  }

  async identity(): Promise<string> {
    return 'memory';
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}

  #wake(): void {
    const wakers = this.#wakers;
    this.#wakers = [];
    for (const waker of wakers) waker();
  }
}

let counter = 0;

/** A new event for tests, with plausible metadata and an id that is the same for the same seed. */
export function testEvent(
  event: { readonly type: string; readonly data: unknown },
  options: { readonly at?: string; readonly seed?: string } = {},
): NewEvent {
  counter += 1;
  const hex = createHash('sha256')
    .update(options.seed ?? `event ${counter}`)
    .digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const metadata = {
    at: options.at ?? '2026-03-02T12:00:00.000Z',
    user: 'u1',
    nombre: 'Persona',
    perfil: 'Administrador',
    commandId: id,
    correlationId: id,
    causationId: id,
  };
  return { id, type: event.type, schema: 1, data: event.data, metadata };
}
