import { randomUUID } from 'node:crypto';
import type {
  EventMetadata,
  EventStore,
  NewEvent,
  RecordedEvent,
  SubscribeOptions,
  Subscription,
} from '../../../platform/event-store/port.ts';
import type { StreamHeads } from '../../../platform/event-store/verify.ts';
import type { EventLogConfig } from '../../../adapters/event-store/open-event-store.ts';

/** One log, empty at first, that the contract is run against. */
export interface LogUnderTest {
  /** What another process needs to open the same log. */
  readonly config: EventLogConfig;
  /** Whether the adapter gives up a call that stays without an answer; one that does not waits for the connection to break. */
  readonly givesUp: boolean;
  /** One more store on the same log; by another way, and giving calls up after so many milliseconds, where that is named. */
  connect(by?: { readonly connectionString: string; readonly answerWithin: number }): Promise<EventStore>;
  /** Breaks the connections of all readers and subscribers; absent where the test cannot do that to the server. */
  breakConnections?(): Promise<void>;
  drop(): Promise<void>;
}

export const metadata: EventMetadata = {
  at: '2026-03-02T12:00:00.000Z',
  user: 'u-1',
  perfil: 'Cobrador',
  commandId: 'c-1',
  correlationId: 'c-1',
  causationId: 'c-1',
};

export function event(data: unknown = {}, id: string = randomUUID()): NewEvent {
  return { id, type: 'hecho', schema: 1, data, metadata };
}

/** A stream prefix that no other test uses, so that tests share one log. */
export function freshPrefix(): string {
  return `t${randomUUID().slice(0, 8)}-`;
}

/**
 * The streams of a prefix as a log of their own, to be verified: on a server that a company or another suite uses too,
 * the rest of the log is not the contract's to judge.
 */
export function onlyStreams(
  store: EventStore & Partial<StreamHeads>,
  prefix: string,
): EventStore & Partial<StreamHeads> {
  const readAll: EventStore['readAll'] = (options) => store.readAll({ ...options, streamPrefixes: [prefix] });
  const streamHeads: StreamHeads['streamHeads'] = async (after, limit) => {
    const heads = await store.streamHeads!(after > prefix ? after : prefix, limit);
    return heads.filter(({ stream }) => stream.startsWith(prefix));
  };
  const own: Record<PropertyKey, unknown> = { readAll, ...(store.streamHeads && { streamHeads }) };
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = own[name] ?? Reflect.get(target, name);
      return typeof value === 'function' && !(name in own) ? value.bind(target) : value;
    },
  });
}

export interface Collected {
  readonly events: RecordedEvent[];
  readonly batches: { size: number; caughtUp: boolean }[];
  readonly errors: { error: Error; willRetry: boolean }[];
  readonly subscription: Subscription;
  /** Resolves once the condition holds; looked at after every batch and error. */
  until(condition: (collected: Collected) => boolean): Promise<void>;
}

/** Subscribes and keeps everything that arrives. `onBatch` runs before a batch is counted. */
export async function collect(store: EventStore, options: Partial<SubscribeOptions> = {}): Promise<Collected> {
  const waiting = new Set<() => void>();
  const look = (): void => {
    for (const check of waiting) check();
  };
  const events: RecordedEvent[] = [];
  const batches: Collected['batches'] = [];
  const errors: Collected['errors'] = [];
  const subscription = await store.subscribe({
    ...options,
    onBatch: async (batch, info) => {
      await options.onBatch?.(batch, info);
      events.push(...batch);
      batches.push({ size: batch.length, caughtUp: info.caughtUp });
      look();
    },
    onError: (error, { willRetry }) => {
      errors.push({ error, willRetry });
      look();
    },
  });
  const collected: Collected = {
    events,
    batches,
    errors,
    subscription,
    until: (condition) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!condition(collected)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
  return collected;
}

export function ids(events: readonly { id: string }[]): string[] {
  return events.map((one) => one.id);
}

/** Appends so many events to a stream, one append each. */
export async function fill(store: EventStore, stream: string, count: number): Promise<NewEvent[]> {
  const events = Array.from({ length: count }, (_, n) => event({ n }));
  for (const one of events) await store.append(stream, [one], 'any');
  return events;
}
