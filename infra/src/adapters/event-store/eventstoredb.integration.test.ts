import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { freshPrefix } from '../../laboratory/event-store/contract/harness.ts';
import { twinContract } from '../../laboratory/event-store/contract/twins.ts';
import { verifyContract } from '../../laboratory/event-store/contract/verification.ts';
import { ANSWERS, eventStoreContract } from '../../laboratory/event-store/contract.suite.ts';
import { startStandIn, type StandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { contractOnStandIn } from '../../laboratory/event-store/testing/stand-in-contract.ts';
import type { EventStore } from '../../platform/event-store/port.ts';
import { findRealServer } from '../../laboratory/event-store/testing/real-server.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

// The crowd and the silence have suites of their own: together they take over a minute.
contractOnStandIn(true, { parts: ANSWERS });

describe('event store contract: a server with streams of another application', () => {
  let standIn: StandIn;
  let store: EventStore;
  const connect = (): EventStore => createEventStoreDbEventStore({ connectionString: standIn.url });
  beforeAll(async () => {
    standIn = await startStandIn();
    const client = EventStoreDBClient.connectionString(standIn.url);
    const events = [jsonEvent({ type: 'T', data: {} }), binaryEvent({ type: 'B', data: new Uint8Array([1]) })];
    await client.appendToStream(`${freshPrefix()}s`, events);
    await client.dispose();
    store = connect();
  });
  afterAll(async () => {
    await store?.close();
    await standIn?.stop();
  });
  twinContract(
    () => store,
    () => ({
      config: { databaseUrl: '', eventstoreUrl: standIn.url },
      givesUp: true,
      connect: async () => connect(),
      drop: async () => undefined,
    }),
  );
  verifyContract(() => store);
});

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
