import { KnownPositions } from './known-positions.ts';

const told = (positions: Record<string, number>) => ({
  positions: Object.entries(positions).map(([name, position]) => [name, BigInt(position)] as const),
});
const where = (known: KnownPositions) => ['a', 'b', 'c'].map((name) => Number(known.of(name)));

test('a group is told with its members, and then by its name alone', () => {
  const known = new KnownPositions();
  known.take(told({ a: 5, b: 5, '*one/1': 5 }));
  expect(known.take(told({ '*one/1': 9 }))).toEqual(new Set(['a', 'b']));
  expect(where(known)).toEqual([9, 9, -1]);
});

test('a group whose members were never heard tells nothing', () => {
  const known = new KnownPositions();
  known.take(told({ a: 5 }));
  expect(known.take(told({ '*one/1': 9 }))).toEqual(new Set());
  expect(where(known)).toEqual([5, -1, -1]);
});

test('who has left a group stays where it was, whatever the others reach', () => {
  const known = new KnownPositions();
  known.take(told({ a: 5, b: 5, '*one/1': 5 }));
  known.take(told({ '*one/1': 7 }));
  known.take(told({ a: 8, '*one/2': 8 }));
  known.take(told({ '*one/2': 9 }));
  expect(where(known)).toEqual([9, 7, -1]);
  expect(known.take(told({ '*one/1': 12 }))).toEqual(new Set());
});

test('two instances keep their groups apart, and what is taken over counts where it is now', () => {
  const known = new KnownPositions();
  known.take(told({ a: 5, b: 5, '*one/1': 5 }));
  known.take(told({ c: 3, '*two/1': 3 }));
  known.take(told({ b: 6, c: 6, '*two/2': 6 }));
  known.take(told({ '*two/2': 8 }));
  expect(where(known)).toEqual([5, 8, 8]);
});

test('nothing goes back', () => {
  const known = new KnownPositions();
  known.take(told({ a: 5, '*one/1': 5 }));
  known.take(told({ '*one/1': 9 }));
  expect(known.take(told({ a: 6, '*one/1': 7 }))).toEqual(new Set());
  expect(where(known)[0]).toBe(9);
});

test('a projection that is shared by key is as far as its last part', () => {
  const known = new KnownPositions();
  expect(known.take(told({ 'a#0/2': 5 }))).toEqual(new Set());
  expect(where(known)).toEqual([-1, -1, -1]);
  expect(known.take(told({ 'a#1/2': 3 }))).toEqual(new Set(['a']));
  known.take(told({ 'a#0/2': 9 }));
  expect(where(known)).toEqual([3, -1, -1]);
  known.take(told({ a: 6 }));
  expect(where(known)).toEqual([6, -1, -1]);
});

test('parts move with the groups of those who hold them', () => {
  const known = new KnownPositions();
  known.take(told({ 'a#0/2': 5, b: 5, '*one/1': 5 }));
  known.take(told({ 'a#1/2': 4, c: 4, '*two/1': 4 }));
  expect(known.take(told({ '*one/1': 8 }))).toEqual(new Set(['b']));
  expect(where(known)).toEqual([4, 8, 4]);
  expect(known.take(told({ '*two/1': 7 }))).toEqual(new Set(['a', 'c']));
  expect(where(known)).toEqual([7, 8, 7]);
});

test('one that is shared otherwise keeps what it had reached, and waits for each of the new parts', () => {
  const known = new KnownPositions();
  known.take(told({ 'a#0/2': 5, 'a#1/2': 5 }));
  expect(known.take(told({ 'a#0/3': 9, 'a#1/3': 9 }))).toEqual(new Set());
  expect(where(known)).toEqual([5, -1, -1]);
  expect(known.take(told({ 'a#2/3': 6 }))).toEqual(new Set(['a']));
  expect(where(known)).toEqual([6, -1, -1]);
});
