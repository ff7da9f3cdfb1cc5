import { eventStoreContract } from '../../laboratory/event-store/contract.suite.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { startStandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { findRealServer } from '../../laboratory/event-store/testing/real-server.ts';

for (const batchAppend of [true, false]) {
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
    { silence: batchAppend },
  );
}

const real = await findRealServer();
if ('reason' in real) {
  console.warn(`Not run: the contract on a real EventStoreDB server, because ${real.reason}.`);
  describe('event store contract: a real EventStoreDB server', () => {
    // oxlint-disable-next-line jest/no-disabled-tests -- the summary must say what did not run
    it.skip(`not run: ${real.reason}`, () => undefined);
  });
} else {
  eventStoreContract(
    `EventStoreDB client on ${real.name}`,
    async () => {
      const server = await real.start();
      return {
        config: { databaseUrl: '', eventstoreUrl: server.url },
        givesUp: true,
        connect: async (by) => createEventStoreDbEventStore({ connectionString: server.url, ...by }),
        drop: () => server.stop(),
      };
    },
    { canBreak: false },
  );
}
