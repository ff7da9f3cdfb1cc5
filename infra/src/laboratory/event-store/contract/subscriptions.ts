import type { EventStore } from '../../../platform/event-store/port.ts';
import { collect, event, fill, freshPrefix, ids, type LogUnderTest } from './harness.ts';

export function subscriptionContract(current: () => EventStore, log: () => LogUnderTest, canBreak: boolean): void {
  it('catches up, says so once it has, and goes on live in order', async () => {
    const prefix = freshPrefix();
    const old = await fill(current(), `${prefix}a`, 25);
    const seen = await collect(current(), { streamPrefixes: [prefix], batchSize: 10 });
    await seen.until(({ batches }) => batches.some(({ caughtUp }) => caughtUp));
    expect(ids(seen.events)).toEqual(ids(old));
    expect(Math.max(...seen.batches.map(({ size }) => size))).toBeLessThanOrEqual(10);
    const live = await fill(current(), `${prefix}b`, 5);
    await seen.until(({ events }) => events.length === 30);
    await seen.subscription.stop();
    expect(ids(seen.events)).toEqual(ids([...old, ...live]));
    expect(seen.errors).toEqual([]);
  });

  it('starts after the given position, not at it', async () => {
    const prefix = freshPrefix();
    await fill(current(), prefix, 5);
    const all = await current().readAll({ streamPrefixes: [prefix] });
    const seen = await collect(current(), { streamPrefixes: [prefix], after: all[2]?.position });
    await seen.until(({ events }) => events.length >= 2);
    await seen.subscription.stop();
    expect(ids(seen.events)).toEqual(ids(all.slice(3)));
  });

  it('announces with one empty batch that nothing is newer', async () => {
    const after = (await current().append(freshPrefix(), [event()], 'any')).position;
    const seen = await collect(current(), { after });
    await seen.until(({ batches }) => batches.length > 0);
    expect(seen.batches).toEqual([{ size: 0, caughtUp: true }]);
    const { position } = await current().append(freshPrefix(), [event()], 'any');
    await seen.until(({ events }) => events.at(-1)?.position === position);
    await seen.subscription.stop();
    expect(seen.batches.filter(({ size }) => size === 0)).toHaveLength(1);
  });

  it('gives a filtered subscriber its own events only', async () => {
    const [one, two] = [freshPrefix(), freshPrefix()];
    const seen = await collect(current(), { streamPrefixes: [one, two] });
    const mine = [];
    for (let n = 0; n < 5; n += 1) {
      await fill(current(), freshPrefix(), 2);
      mine.push(...(await fill(current(), n % 2 ? `${one}x` : `${two}y`, 1)));
    }
    await seen.until(({ events }) => events.length >= 5);
    await seen.subscription.stop();
    expect(ids(seen.events)).toEqual(ids(mine));
  });

  it('stops cleanly: the batch under way settles first, nothing comes later', async () => {
    const prefix = freshPrefix();
    await fill(current(), prefix, 3);
    let settled = 0;
    const gate = signal();
    const started = signal();
    const seen = await collect(current(), {
      streamPrefixes: [prefix],
      batchSize: 1,
      onBatch: async () => {
        started.give();
        await gate.given;
        settled += 1;
      },
    });
    await started.given;
    const stopping = seen.subscription.stop();
    gate.give();
    await stopping;
    expect(settled).toBe(1);
    await fill(current(), prefix, 2);
    await seen.subscription.stop();
    expect(settled).toBe(1);
    expect(seen.errors).toEqual([]);
  });

  it('hands a slow consumer one batch at a time and loses nothing', async () => {
    const prefix = freshPrefix();
    let inside = 0;
    let most = 0;
    const seen = await collect(current(), {
      streamPrefixes: [prefix],
      batchSize: 7,
      onBatch: async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside -= 1;
      },
    });
    const written = Array.from({ length: 300 }, (_, n) => event({ n, relleno: 'x'.repeat(2000) }));
    await Promise.all(written.map((one, n) => current().append(`${prefix}${n % 10}`, [one], 'any')));
    await seen.until(({ events }) => events.length >= 300);
    await seen.subscription.stop();
    expect(most).toBe(1);
    expect(ids(seen.events)).toEqual(ids(await current().readAll({ streamPrefixes: [prefix] })));
  });

  it('ends when the handler fails, and reports it as final', async () => {
    const prefix = freshPrefix();
    await fill(current(), prefix, 2);
    const seen = await collect(current(), {
      streamPrefixes: [prefix],
      onBatch: () => Promise.reject(new Error('no puedo')),
    });
    await seen.until(({ errors }) => errors.length > 0);
    await seen.subscription.stop();
    expect(seen.errors).toEqual([{ error: expect.objectContaining({ message: 'no puedo' }), willRetry: false }]);
    expect(seen.events).toEqual([]);
  });

  it('resumes exactly after a restart, from the position that was kept', async () => {
    const prefix = freshPrefix();
    const first = await log().connect();
    const written = await fill(current(), prefix, 10);
    const before = await collect(first, { streamPrefixes: [prefix], batchSize: 4 });
    await before.until(({ events }) => events.length >= 4);
    await first.close();
    written.push(...(await fill(current(), prefix, 10)));
    const second = await log().connect();
    const after = await collect(second, { streamPrefixes: [prefix], after: before.events.at(-1)?.position });
    await after.until(({ events }) => before.events.length + events.length >= 20);
    await second.close();
    expect(ids([...before.events, ...after.events])).toEqual(ids(written));
  });

  (canBreak ? it : it.skip)('resumes exactly after its connection broke, again and again', async () => {
    const prefix = freshPrefix();
    const seen = await collect(current(), { streamPrefixes: [prefix], batchSize: 5 });
    const written = [];
    for (let round = 0; round < 4; round += 1) {
      written.push(...(await fill(current(), prefix, 8)));
      await log().breakConnections?.();
      written.push(...(await fill(current(), prefix, 8)));
    }
    await seen.until(({ events }) => events.length >= written.length);
    await seen.subscription.stop();
    expect(ids(seen.events)).toEqual(ids(written));
    expect(seen.errors.every(({ willRetry }) => willRetry)).toBe(true);
  });
}

function signal(): { given: Promise<void>; give(): void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
