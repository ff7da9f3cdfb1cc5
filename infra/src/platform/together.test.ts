import { together } from './together.ts';

/** Asks numbers for their doubles; a round is answered when the test says so. */
function doubling(lanes: number, most: number) {
  const rounds: { readonly asked: readonly number[]; readonly answer: () => void; readonly fail: () => void }[] = [];
  const ask = together<number, number>(
    (asked) =>
      new Promise((resolve, reject) => {
        rounds.push({
          asked,
          answer: () => resolve(asked.map((n) => n * 2)),
          fail: () => reject(new Error('gone')),
        });
      }),
    { lanes, most },
  );
  return { ask, rounds };
}
/** What was to come in this turn of the loop has come, also where the machine stood still until the time was over. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(() => setImmediate(resolve), 5));

test('who comes in one turn is asked for together, who comes meanwhile goes with the next, each hears its own answer', async () => {
  const { ask, rounds } = doubling(1, 3);
  const first = [1, 2].map((n) => ask(n));
  await turn();
  expect(rounds.map(({ asked }) => asked)).toEqual([[1, 2]]);
  const late = [3, 4, 5, 6].map((n) => ask(n));
  await turn();
  expect(rounds).toHaveLength(1);
  rounds[0]!.answer();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await turn();
  expect(rounds[1]!.asked).toEqual([3, 4, 5]);
  rounds[1]!.answer();
  expect(await Promise.all(late.slice(0, 3))).toEqual([6, 8, 10]);
  await turn();
  rounds[2]!.answer();
  expect(await late[3]).toBe(12);
  expect(rounds).toHaveLength(3);
});

test('many who ask when one answer wakes them are one question, however many could be under way', async () => {
  const { ask, rounds } = doubling(4, 100);
  const answer = Promise.resolve();
  const woken = Array.from({ length: 50 }, async (_, n) => {
    await answer;
    if (n % 2) await answer;
    return ask(n);
  });
  await turn();
  expect(rounds.map(({ asked }) => asked.length)).toEqual([50]);
  rounds[0]!.answer();
  expect((await Promise.all(woken))[49]).toBe(98);
});

test('several are under way at once, so that a slow one holds up nobody', async () => {
  const { ask, rounds } = doubling(2, 100);
  const slow = ask(1);
  await turn();
  const quick = ask(2);
  await turn();
  const late = [ask(3), ask(4)];
  expect(rounds.map(({ asked }) => asked)).toEqual([[1], [2]]);
  rounds[1]!.answer();
  expect(await quick).toBe(4);
  await turn();
  rounds[2]!.answer();
  expect(await Promise.all(late)).toEqual([6, 8]);
  rounds[0]!.answer();
  expect(await slow).toBe(2);
});

test('a failure is told to those who were asked for with it and to nobody else; the next are asked', async () => {
  const { ask, rounds } = doubling(1, 100);
  const first = ask(1);
  await turn();
  const others = [ask(2), ask(3)];
  rounds[0]!.fail();
  await expect(first).rejects.toThrow('gone');
  await turn();
  rounds[1]!.answer();
  expect(await Promise.all(others)).toEqual([4, 6]);
});
