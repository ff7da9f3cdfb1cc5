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
