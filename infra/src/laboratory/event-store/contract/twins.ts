import type { EventStore } from '../../../platform/event-store/port.ts';
import { verifyLog } from '../../../platform/event-store/verify.ts';
import { event, fill, freshPrefix, ids, onlyStreams, type LogUnderTest } from './harness.ts';

/** Two processes of one log: the same command reaches both, each goes on as if it had been alone. */
export function twinContract(current: () => EventStore, log: () => LogUnderTest): void {
  let other: EventStore;
  beforeAll(async () => {
    other = await log().connect();
    await other.establish?.();
  });
  afterAll(() => other?.close());

  it('lets one of two who write the same events be the writer, and the chain goes on from what stands there', async () => {
    const prefix = freshPrefix();
    for (let round = 0; round < 20; round += 1) {
      const name = `${prefix}${round}`;
      await fill(current(), name, round % 3);
      const expected = round % 3 === 0 ? 'no-stream' : (round % 3) - 1;
      const [a, b] = [event({ n: 1 }), event({ n: 2 })];
      // The same ids, but each decided at a moment of its own: what they hash to differs.
      const late = [a, b].map((one) => ({ ...one, metadata: { ...one.metadata, at: '2026-03-02T12:00:00.700Z' } }));
      const answers = await Promise.all([current().append(name, [a, b], expected), other.append(name, late, expected)]);
      expect(answers.map(({ repeated }) => repeated).toSorted()).toEqual([false, true]);
      expect(answers[0].position).toBe(answers[1].position);
      const { version } = answers[0];
      const next = await Promise.allSettled([
        current().append(name, [event({ n: 3 })], version),
        other.append(name, [event({ n: 3 })], version),
      ]);
      expect(next.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(ids(await current().read(name)).slice(-3, -1)).toEqual([a.id, b.id]);
    }
    expect(await verifyLog(onlyStreams(current(), prefix))).toMatchObject({ ok: true });
  });

  it('recognises what the other wrote long ago, whatever version is expected', async () => {
    const name = freshPrefix();
    const batch = [event(), event()];
    const first = await other.append(name, batch, 'no-stream');
    await fill(other, name, 3);
    for (const expected of ['no-stream', 4, 1, 'any', 'stream-exists'] as const)
      expect(await current().append(name, batch, expected)).toEqual({ ...first, repeated: true });
    expect(await current().read(name)).toHaveLength(5);
  });

  it('extends what the other extended, in turns', async () => {
    const prefix = freshPrefix();
    const name = `${prefix}s`;
    for (let n = 0; n < 10; n += 1)
      await (n % 2 ? current() : other).append(name, [event({ n })], n === 0 ? 'no-stream' : n - 1);
    expect((await current().read(name)).map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await verifyLog(onlyStreams(other, prefix))).toMatchObject({ ok: true });
  });

  it('knows itself again: two stores of one log agree on its identity', async () => {
    expect(await other.identity()).toBe(await current().identity());
    expect(await current().identity()).toMatch(/^[0-9a-f-]{36}$/);
  });
}
