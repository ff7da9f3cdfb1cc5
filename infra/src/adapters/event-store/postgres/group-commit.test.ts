import type { Append } from './append-batch.ts';
import { GroupCommit } from './group-commit.ts';

const event = (id: string) => ({ id, type: 'happened', schema: 1, data: '{}', metadata: '{}' });
const append = (stream: string, id = `${stream}-1`): Append => ({ stream, events: [event(id)], expected: 'any' });
/** What was to come in this turn of the loop has come, also where the machine stood still until the time was over. */
const turn = () => new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve), 5));

/** A server that answers when it is told to; what it was given, in order. */
function server() {
  const given: string[][] = [];
  const answers: (() => void)[] = [];
  const commits = new GroupCommit((batch) => {
    given.push(batch.map(({ events }) => events[0]!.id));
    return new Promise((resolve) =>
      answers.push(() => resolve(batch.map((_, n) => ({ version: n, position: BigInt(n), repeated: false })))),
    );
  });
  const answer = async (n: number) => {
    answers[n]!();
    await turn();
  };
  return { given, answer, commits };
}

test('a few that come together are one transaction, and what comes meanwhile waits for it', async () => {
  const { given, answer, commits } = server();
  const done = Promise.all(['a', 'b', 'c'].map((stream) => commits.add(append(stream))));
  await turn();
  expect(given).toEqual([['a-1', 'b-1', 'c-1']]);
  const later = Promise.all([commits.add(append('d')), commits.add(append('e'))]);
  await turn();
  expect(given).toHaveLength(1);
  await answer(0);
  await done;
  expect(given[1]).toEqual(['d-1', 'e-1']);
  await answer(1);
  await later;
});

test('a repeat that comes with its first is another transaction', async () => {
  const { given, answer, commits } = server();
  const both = Promise.all([commits.add(append('a')), commits.add(append('a'))]);
  await turn();
  expect(given).toEqual([['a-1']]);
  await answer(0);
  expect(given[1]).toEqual(['a-1']);
  await answer(1);
  await both;
});

test('closing waits for everything that was taken on, and takes nothing on', async () => {
  const { given, answer, commits } = server();
  const done = Promise.all(Array.from({ length: 20 }, (_, n) => commits.add(append(`s${n}`))));
  await turn();
  let closed = false;
  const closing = commits.close().then(() => (closed = true));
  await expect(commits.add(append('late'))).rejects.toThrow('closed');
  for (let n = 0; n < given.length; n += 1) {
    expect(closed).toBe(false);
    await answer(n);
  }
  await Promise.all([done, closing]);
});

test('an append that comes as the last transaction ends is written, in whichever turn it comes', async () => {
  const commits = new GroupCommit((batch) =>
    Promise.resolve(batch.map((_, n) => ({ version: n, position: 0n, repeated: false }))),
  );
  for (let turns = 0; turns < 12; turns += 1) {
    await Promise.all([commits.add(append('a', `a-${turns}`)), commits.add(append('b', `b-${turns}`))]);
    await commits.add(append('a', `again-${turns}`));
    for (let n = 0; n < turns; n += 1) await Promise.resolve();
    await commits.add(append('a', `more-${turns}`));
  }
  await commits.close();
});
