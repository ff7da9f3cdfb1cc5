import { abreast } from './abreast.ts';

test('everything is done once, so many at once at most, and a slow one holds up nobody', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  await abreast(
    Array.from({ length: 20 }, (_, n) => n),
    async (n) => {
      most = Math.max(most, (now += 1));
      await (n === 0 ? slow : Promise.resolve());
      done.push(n);
      now -= 1;
      // All others go by the first one.
      if (done.length === 19) release();
    },
    3,
  );
  expect(most).toBe(3);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(done.at(-1)).toBe(0);
  await abreast([], () => Promise.reject(new Error('of nothing')));
});

test('after a failure nothing more begins, and what is under way is let end', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (n: number): Promise<void> => {
    begun.push(n);
    if (n === 1) throw new Error('no reply');
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(n);
  };
  await expect(abreast([0, 1, 2, 3, 4, 5], work, 2)).rejects.toThrow('no reply');
  expect(begun).toEqual([0, 1]);
  expect(ended).toEqual([0]);
});
