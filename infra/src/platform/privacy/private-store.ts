import type { EventStore, RecordedEvent, SubscribeOptions } from '../event-store/port.ts';
import type { Sealing } from './sealing.ts';

/** Milliseconds before a page whose keys could not be asked for is tried again. */
const AGAIN = 500;

/**
 * A log of any kind whose events hold words of persons under a key of each person: put there at the append, before hash and
 * signature, and taken out whenever events are read. What the log stores, and what is proven of it, is the ciphertext.
 */
export function withPrivacy<S extends EventStore>(store: S, sealing: Sealing, closed: () => Promise<void>): S {
  const own: Pick<EventStore, 'append' | 'read' | 'readAll' | 'subscribe' | 'close'> = {
    append: (stream, events, expected) => {
      const sealed = sealing.seal(events);
      return sealed === events
        ? store.append(stream, events, expected)
        : Promise.resolve(sealed).then((stored) => store.append(stream, stored, expected));
    },
    read: async (stream, options) => sealing.open(await store.read(stream, options)),
    readAll: async (options) => sealing.open(await store.readAll(options)),
    subscribe: (options) => follow(store, sealing, options),
    close: async () => {
      await store.close();
      await closed();
    },
  };
  return new Proxy(store, {
    get(target, name) {
      const member = own[name as keyof typeof own] ?? (Reflect.get(target, name) as unknown);
      return typeof member === 'function' ? (member as () => unknown).bind(target) : member;
    },
  });
}

async function follow(store: EventStore, sealing: Sealing, options: SubscribeOptions) {
  let stopped = false;
  const opened = async (events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> => {
    for (;;)
      try {
        return await sealing.open(events as RecordedEvent[]);
      } catch (error) {
        if (stopped) throw error;
        options.onError?.(error as Error, { willRetry: true });
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
  };
  const subscription = await store.subscribe({
    ...options,
    onBatch: async (events, info) => options.onBatch(await opened(events), info),
  });
  return {
    stop: () => {
      stopped = true;
      return subscription.stop();
    },
  };
}
