import { startStandIn } from '@power/infra/laboratory/event-store/stand-in/server';
import { canonicalJson } from '@power/infra/platform/event-store/canonical';
import { run, open, logOf, dieOnTheWay } from './demo-company.testing.ts';

test('on EventStoreDB a load that died is told on as it began, and every stream is the same to the last hash', async () => {
  const standIn = await startStandIn({ batchAppend: true });
  const system = await open(standIn.url);
  const reference = await open();
  try {
    await expect(system.load(dieOnTheWay)).rejects.toThrow('killed');
    expect(await system.store.head()).toBeDefined();
    const loaded = await system.load(undefined, { ...run, until: '2026-11-21T12:00:00.000Z' });
    expect(loaded).toMatchObject({ refused: [] });
    expect(await system.load()).toBe('completo');
    // Only what follows the events is missing, as after a kill between the two.
    await system.pool.query('DELETE FROM ops.loaded_history');
    await system.pool.query('DELETE FROM ops.counters');
    const head = await system.store.head();
    expect(await system.load()).toMatchObject({ refused: [] });
    expect(await system.store.head()).toBe(head);

    await reference.load();
    // A stream that names somebody is chained over what lies under their key, which each log has of its own.
    const ends = (events: Awaited<ReturnType<typeof logOf>>) => {
      const naming = new Set(events.filter(({ stored }) => stored !== undefined).map(({ stream }) => stream));
      expect(naming.size).toBeGreaterThan(10);
      return Object.fromEntries(
        events.map(({ stream, version, data, metadata: { hash } }) => [
          stream,
          `${version} ${naming.has(stream) ? canonicalJson(data) : hash}`,
        ]),
      );
    };
    expect(ends(await logOf(system.store))).toEqual(ends(await logOf(reference.store)));
    const counters = 'SELECT series, value FROM ops.counters ORDER BY series';
    expect((await system.pool.query(counters)).rows).toEqual((await reference.pool.query(counters)).rows);
  } finally {
    await system.close();
    await reference.close();
    await standIn.stop();
  }
}, 300_000);
