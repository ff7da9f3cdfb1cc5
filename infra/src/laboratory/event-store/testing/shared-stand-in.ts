import { EventStoreDBClient } from '@eventstore/db-client';
import {
  createEventStoreDbEventStore,
  type EventStoreDbEventStore,
} from '../../../adapters/event-store/eventstoredb-event-store.ts';
import { type StandIn, startStandIn } from '../stand-in/server.ts';

/** A server that a log shares with others. */
export interface SharedStandIn {
  readonly server: StandIn;
  /** Who has the server too: an administrator, or another application. */
  readonly other: EventStoreDBClient;
  /** One more process of ours on it. */
  readonly connect: () => EventStoreDbEventStore;
  readonly close: () => Promise<void>;
}

/** Starts a stand-in on which the streams of these aggregates are ours. */
export async function startSharedStandIn(aggregates: readonly string[]): Promise<SharedStandIn> {
  const server = await startStandIn();
  const other = EventStoreDBClient.connectionString(server.url);
  const stores: EventStoreDbEventStore[] = [];
  return {
    server,
    other,
    connect: () => {
      const store = createEventStoreDbEventStore({ connectionString: server.url, aggregates });
      stores.push(store);
      return store;
    },
    close: async () => {
      await Promise.all([...stores.map((store) => store.close()), other.dispose()]);
      await server.stop();
    },
  };
}
