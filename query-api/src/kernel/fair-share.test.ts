import { FairShare, FULL } from './fair-share.ts';

/** Work that ends when it is told to, and says when it began. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string): Promise<void> => {
    await settled();
    ends.get(name)!();
    await settled();
  };
  return { begun, work, end, settled };
}

test('forty of one person do not stand before the first of a colleague', async () => {
  const { begun, work, end } = workshop();
  const share = new FairShare(1, 40);
  const all = Array.from({ length: 40 }, (_, n) => share.run('ana', work(`a${n}`)));
  await end('a0');
  const leo = share.run('leo', work('l0'));
  await end('a1');
  expect(begun).toEqual(['a0', 'a1', 'l0']);
  await end('l0');
  expect(await leo).toBe('l0');
  expect(begun.at(-1)).toBe('a2');
  expect(await all[1]).toBe('a1');
});

test('each person has one at a time, different persons together, and no more wait than may', async () => {
  const { begun, work, end, settled } = workshop();
  const share = new FairShare(2, 2);
  const first = share.run('ana', work('a0'));
  void share.run('ana', work('a1'));
  void share.run('ana', work('a2'));
  expect(await share.run('ana', work('a3'))).toBe(FULL);
  void share.run('leo', work('l0'));
  void share.run('eva', work('e0'));
  await settled();
  expect(begun).toEqual(['a0', 'l0']);
  await end('l0');
  expect(begun).toEqual(['a0', 'l0', 'e0']);
  await end('a0');
  expect([await first, begun.at(-1)]).toEqual(['a0', 'a1']);
});

test('who has gone meanwhile takes no turn, and a failure ends its own', async () => {
  const { begun, work } = workshop();
  const share = new FairShare(1);
  const fails = share.run('ana', () => Promise.reject(new Error('roto')));
  const gone = share.run('leo', work('l0'), AbortSignal.abort());
  await expect(fails).rejects.toThrow('roto');
  await expect(gone).rejects.toThrow();
  expect(begun).toEqual([]);
  void share.run('eva', work('e0'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['e0']);
});
