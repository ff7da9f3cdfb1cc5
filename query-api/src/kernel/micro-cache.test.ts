import { MicroCache } from './micro-cache.ts';

test('one load per change, shared by all who ask meanwhile', async () => {
  let cursor: bigint | undefined = 1n;
  let loads = 0;
  const cache = new MicroCache(() => cursor);
  const load = async () => (loads += 1);
  expect(await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('b', load)])).toEqual([1, 1, 2]);
  cursor = 2n;
  expect(await cache.get('a', load)).toBe(3);
  cursor = undefined;
  await cache.get('a', load);
  expect(await cache.get('a', load)).toBe(5);
});

test('a failed load is not remembered', async () => {
  const cache = new MicroCache(() => 1n);
  await expect(
    cache.get('a', async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await cache.get('a', async () => 'bien')).toBe('bien');
});
