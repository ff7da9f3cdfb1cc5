import { event } from '../../../laboratory/event-store/contract/harness.ts';
import { startStandIn } from '../../../laboratory/event-store/stand-in/server.ts';
import { EventStoreRefused } from '../../../platform/event-store/errors.ts';
import { isUnavailable } from '../../../platform/http/unavailable.ts';
import { classify } from '../../../platform/projection/faults.ts';
import { createEventStoreDbEventStore } from '../eventstoredb-event-store.ts';
import { openEventStore } from '../open-event-store.ts';
import { startDenyingServer } from './denying-server.testing.ts';

const WORDS = 'EventStoreDB no deja al usuario «ana» escribir (derecho $w)';

test('a refusal of rights is unavailable, names user and right, and sets nothing aside', async () => {
  const server = await startDenyingServer();
  const store = createEventStoreDbEventStore({ connectionString: server.url });
  await store.ping();
  for (const attempt of [() => store.append('s', [event()], 'no-stream'), () => store.checkAppend()]) {
    const error = await attempt().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(EventStoreRefused);
    expect((error as Error).message).toBe(WORDS);
    expect([isUnavailable(error), classify(error)]).toEqual([true, 'transient']);
  }
  server.mayWrite = true;
  await store.checkAppend();
  await store.close();
  server.stop();
});

test('whoever may not write is refused at the start, and whoever only reads is not', async () => {
  const server = await startDenyingServer();
  await expect(openEventStore({ databaseUrl: '', eventstoreUrl: server.url })).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(/^EVENTSTORE_URL: [^\n]*«ana» escribir \(derecho \$w\)\)\.$/),
  });
  const store = await openEventStore({ databaseUrl: '', eventstoreUrl: server.url, readOnly: true });
  await store.close();
  server.stop();
});

test('proving that appends arrive writes nothing', async () => {
  const server = await startStandIn();
  const store = createEventStoreDbEventStore({ connectionString: server.url });
  const before = server.log.all.length;
  await store.checkAppend();
  expect(server.log.all).toHaveLength(before);
  await server.stop();
  await expect(store.checkAppend()).rejects.toMatchObject({ name: 'EventStoreUnavailable' });
  await store.close();
});
