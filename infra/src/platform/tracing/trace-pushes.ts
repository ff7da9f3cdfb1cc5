import type { EventStore, Subscription } from '../event-store/port.ts';
import type { FeedRow } from '../live/feed-row.ts';
import { instant, type Tracer } from './tracer.ts';

interface Cause {
  readonly id: string;
  readonly correlationId: string;
}
interface Push {
  readonly start: number;
  readonly end: number;
  readonly clients: number;
}

const REMEMBERED = 5000;

export interface PushTraces {
  /** Rows of the feed that so many clients were told of, since `start`. */
  readonly pushed: (rows: readonly FeedRow[], start: number, clients: number) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Tells each push to the screens: a span under the projection that made it. A row of the feed says the position of its event
 * and nothing else of it; whose trace that is this process hears from the log itself, which it follows only while it traces.
 */
export async function tracePushes(store: EventStore, tracer: Tracer | undefined): Promise<PushTraces | undefined> {
  if (!tracer) return undefined;
  const causes = new Map<string, Cause>();
  const early = new Map<string, Push>();
  const tell = ({ id, correlationId }: Cause, { start, end, clients }: Push): void =>
    tracer.span({
      hop: 'push',
      id,
      name: 'push',
      correlationId,
      parent: { hop: 'projection', id },
      start,
      end,
      attributes: { 'power.clientes': String(clients) },
    });
  const subscription: Subscription = await store.subscribe({
    after: await store.head(),
    onBatch: async (events) => {
      for (const { id, metadata, position } of events) {
        const key = String(position);
        const cause = { id, correlationId: metadata.correlationId };
        remember(causes, key, cause);
        const push = early.get(key);
        if (push && early.delete(key)) tell(cause, push);
      }
    },
  });
  return {
    pushed(rows, start, clients) {
      const push = { start, end: instant(), clients };
      for (const key of new Set(rows.map(({ position }) => String(position)))) {
        const cause = causes.get(key);
        if (cause) tell(cause, push);
        else remember(early, key, push);
      }
    },
    stop: () => subscription.stop(),
  };
}

/** Keeps the newest: what nobody asks for, or no event comes to, makes room. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  if (map.size <= REMEMBERED) return;
  const [oldest] = map.keys();
  map.delete(oldest!);
}
