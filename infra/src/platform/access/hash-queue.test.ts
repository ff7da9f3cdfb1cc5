import { Crowded, HashQueue } from './hash-queue.ts';

/** Work that ends when it is told to; what was started, in order. */
function bench(bounds: ConstructorParameters<typeof HashQueue>[0]) {
  const queue = new HashQueue(bounds);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];
  const ask = (name: string, key: string, first = false): void => {
    queue
      .run({ key, first }, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      })
      .catch((error: unknown) => {
        if (error instanceof Crowded) refused.push(name);
      });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, started, refused, settle, end: async (name: string) => (ends.get(name)!(), settle()) };
}
const bounds = { concurrency: 2, perKey: 3, total: 5, first: 2 };

test('one address never holds every place: a stranger elsewhere starts at once, two hundred guesses or not', async () => {
  const { ask, started, settle } = bench(bounds);
  for (let n = 0; n < 200; n += 1) ask(`g${n}`, 'attacker');
  ask('honest', 'office');
  await settle();
  expect(started).toEqual(['g0', 'honest']);
});

test('of one address the newest is next and the oldest are sent away', async () => {
  const { ask, started, refused, settle, end } = bench(bounds);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name, 'office');
  await settle();
  expect(started).toEqual(['a']);
  expect(refused).toEqual(['b', 'c']);
  await end('a');
  expect(started).toEqual(['a', 'f']);
});

test('whoever goes first passes all others, and is bounded too', async () => {
  const { ask, started, refused, settle, end } = bench(bounds);
  for (const name of ['a', 'b', 'c', 'd']) ask(name, name);
  for (const name of ['k1', 'k2', 'k3']) ask(name, 'office', true);
  await settle();
  expect(refused).toEqual(['k3']);
  await end('a');
  await end('b');
  expect(started).toEqual(['a', 'b', 'k1', 'k2']);
});

test('the total is bounded: room is made at the expense of whoever waits most', async () => {
  const { ask, refused, settle } = bench(bounds);
  for (const name of ['x', 'y']) ask(name, name);
  for (const name of ['m1', 'm2', 'm3']) ask(name, 'many');
  for (const name of ['p', 'q', 'r']) ask(name, name);
  await settle();
  expect(refused).toEqual(['m1']);
});
