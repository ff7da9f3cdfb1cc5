import type { EventStore } from '../../../platform/event-store/port.ts';
import { event, fill, freshPrefix, ids, metadata } from './harness.ts';

export function readContract(current: () => EventStore): void {
  it('finds an unknown stream empty', async () => {
    expect(await current().read(freshPrefix())).toEqual([]);
    expect(await current().read(freshPrefix(), { direction: 'backwards', from: 3 })).toEqual([]);
  });

  it('returns the whole envelope', async () => {
    const name = freshPrefix();
    const one = { ...event({ a: 1 }), type: 'pedidoCreado', schema: 3, metadata: { ...metadata, nombre: 'Ana Muñoz' } };
    const before = Date.now();
    const { position } = await current().append(name, [one], 'no-stream');
    const [read] = await current().read(name);
    expect(read).toEqual({
      ...one,
      metadata: { ...one.metadata, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      stream: name,
      version: 0,
      position,
      recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(Math.abs(Date.parse(read?.recordedAt ?? '') - before)).toBeLessThan(60_000);
  });

  it('reads a stream forwards and backwards, from a version inclusive, up to a limit', async () => {
    const name = freshPrefix();
    await fill(current(), name, 6);
    const versions = async (options: Parameters<EventStore['read']>[1]) =>
      (await current().read(name, options)).map(({ version }) => version);
    expect(await versions({})).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await versions({ from: 4 })).toEqual([4, 5]);
    expect(await versions({ from: 1, limit: 2 })).toEqual([1, 2]);
    expect(await versions({ from: 6 })).toEqual([]);
    expect(await versions({ direction: 'backwards' })).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await versions({ direction: 'backwards', from: 2 })).toEqual([2, 1, 0]);
    expect(await versions({ direction: 'backwards', limit: 1 })).toEqual([5]);
    expect(await versions({ direction: 'backwards', from: 90, limit: 2 })).toEqual([5, 4]);
  });

  it('reads many streams at once, each from its own version, and what was just appended to them', async () => {
    const prefix = freshPrefix();
    const streams = Array.from({ length: 40 }, (_, n) => `${prefix}${n}`);
    await Promise.all(streams.slice(0, 39).map((name, n) => fill(current(), name, 1 + (n % 4))));
    const versions = async (name: string, from?: number) =>
      (await current().read(name, from === undefined ? {} : { from })).map(({ stream, version }) => [stream, version]);
    const held = (n: number, from = 0) =>
      Array.from({ length: n === 39 ? 0 : 1 + (n % 4) }, (_, at) => [streams[n], at]).slice(from);
    const asked = streams.flatMap((_, n) => [
      { n, from: n % 3 },
      { n, from: undefined },
    ]);
    const found = await Promise.all(asked.map(({ n, from }) => versions(streams[n]!, from)));
    expect(found).toEqual(asked.map(({ n, from }) => held(n, from)));
    const later = Promise.all(streams.map((name) => versions(name)));
    await fill(current(), streams[39]!, 1);
    const reads = [versions(streams[39]!), versions(streams[0]!), versions(streams[39]!, 1)];
    expect(await Promise.all(reads)).toEqual([[[streams[39], 0]], held(0), []]);
    expect((await later).slice(0, 39)).toEqual(streams.slice(0, 39).map((_, n) => held(n)));
  });

  it('reads the log in commit order after a position, with prefixes and a limit', async () => {
    const prefix = freshPrefix();
    const other = freshPrefix();
    const wanted = [];
    for (let n = 0; n < 6; n += 1) {
      wanted.push(...(await fill(current(), `${prefix}${n % 2}`, 1)));
      await fill(current(), other, 1);
    }
    const streamPrefixes = [prefix];
    const all = await current().readAll({ streamPrefixes });
    expect(ids(all)).toEqual(ids(wanted));
    const third = all[2]?.position;
    expect(ids(await current().readAll({ after: third, streamPrefixes, limit: 2 }))).toEqual(ids(all.slice(3, 5)));
    expect(ids(await current().readAll({ after: third, streamPrefixes: [`${prefix}0`, `${prefix}1`] }))).toEqual(
      ids(all.slice(3)),
    );
    const rest = await current().readAll({ after: all[1]?.position });
    expect(rest.find(({ stream }) => stream.startsWith(prefix))?.id).toBe(all[2]?.id);
    expect(rest.every(({ position }) => position > (all[1]?.position ?? 0n))).toBe(true);
    expect(rest.every(({ position }, index) => index === 0 || position > (rest[index - 1]?.position ?? 0n))).toBe(true);
    expect(rest.some(({ stream }) => stream.startsWith('$'))).toBe(false);
  });

  it('answers a ping', async () => {
    await expect(current().ping()).resolves.toBeUndefined();
  });
}
