import { createEventStoreDbEventStore } from '../../../adapters/event-store/eventstoredb-event-store.ts';
import { event, ids } from '../contract/harness.ts';
import { startStandIn, type StandIn } from './server.ts';

const addressOf = (ports: readonly number[]): string =>
  `esdb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}?tls=false&maxDiscoverAttempts=3`;

describe('a client with a discovering address', () => {
  const nodes: StandIn[] = [];
  afterEach(() => Promise.all(nodes.splice(0).map((node) => node.stop())));

  it('finds the node that answers among three hosts', async () => {
    nodes.push(await startStandIn());
    const away = await startStandIn();
    await away.stop();
    const store = createEventStoreDbEventStore({ connectionString: addressOf([away.port, nodes[0]!.port, 1]) });
    const one = event();
    await store.append('s', [one], 'no-stream');
    expect(ids(await store.read('s'))).toEqual([one.id]);
    await store.close();
  });

  it('goes to the node that the others name as leader', async () => {
    const leader = await startStandIn();
    const follower = await startStandIn({
      members: () => [
        { port: leader.port, state: 'leader' },
        { port: follower.port, state: 'follower' },
        { port: 1, state: 'leader', alive: false },
      ],
    });
    nodes.push(leader, follower);
    const store = createEventStoreDbEventStore({ connectionString: addressOf([follower.port, follower.port]) });
    await store.append('s', [event()], 'no-stream');
    expect([leader, follower].map((node) => node.calls.appends)).toEqual([1, 0]);
    await store.close();
  });
});
