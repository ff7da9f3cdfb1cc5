import { shrink } from './shrink.ts';

test('a list of which three items fail together → these three', async () => {
  const items = Array.from({ length: 100 }, (_, n) => n);
  const rest = await shrink(items, async (some) => [7, 50, 93].every((one) => some.includes(one)));
  expect(rest).toEqual([7, 50, 93]);
});

test('a limit of questions → what was left by then, which still fails', async () => {
  const items = Array.from({ length: 64 }, (_, n) => n);
  const rest = await shrink(items, async (some) => some.includes(63), 2);
  expect(rest).toContain(63);
  expect(rest.length).toBeLessThan(64);
});
