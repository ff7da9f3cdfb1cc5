import { createEventStoreDbEventStore } from '../../../adapters/event-store/eventstoredb-event-store.ts';
import { eventStoreContract } from '../contract.suite.ts';
import { startStandIn } from '../stand-in/server.ts';

type Options = Parameters<typeof eventStoreContract>[2];

/** The contract of the port, by the EventStoreDB client on a stand-in server of its own. */
export const contractOnStandIn = (batchAppend: boolean, options?: Options): void =>
  eventStoreContract(
    `EventStoreDB client on the stand-in, ${batchAppend ? 'with' : 'without'} BatchAppend`,
    async () => {
      const standIn = await startStandIn({ batchAppend });
      return {
        config: { databaseUrl: '', eventstoreUrl: standIn.url },
        givesUp: true,
        connect: async (by) => createEventStoreDbEventStore({ connectionString: standIn.url, ...by }),
        breakConnections: async () => standIn.breakReaders(),
        drop: () => standIn.stop(),
      };
    },
    options,
  );
