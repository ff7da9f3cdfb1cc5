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
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('who comes first is asked at once, who comes meanwhile goes together, each hears its own answer', async () => {
  const { ask, rounds } = doubling(1, 3);
  const answers = [1, 2, 3, 4, 5].map((n) => ask(n));
  expect(rounds.map(({ asked }) => asked)).toEqual([[1]]);
  rounds[0]!.answer();
  expect(await answers[0]).toBe(2);
  await turn();
  expect(rounds[1]!.asked).toEqual([2, 3, 4]);
  rounds[1]!.answer();
  expect(await Promise.all(answers.slice(0, 4))).toEqual([2, 4, 6, 8]);
  await turn();
  rounds[2]!.answer();
  expect(await answers[4]).toBe(10);
  expect(rounds).toHaveLength(3);
});

test('several are under way at once, so that a slow one holds up nobody', async () => {
  const { ask, rounds } = doubling(2, 100);
  const [slow, quick] = [ask(1), ask(2)];
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
  const [first, ...others] = [ask(1), ask(2), ask(3)];
  rounds[0]!.fail();
  await expect(first).rejects.toThrow('gone');
  await turn();
  rounds[1]!.answer();
  expect(await Promise.all(others)).toEqual([4, 6]);
});
