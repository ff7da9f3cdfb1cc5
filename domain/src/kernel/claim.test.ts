import { defineClaim, isStale } from './claim.ts';
import { isRejection, reject } from './rejection.ts';
import { foldAll } from './scenario.ts';

const name = defineClaim('nombre', 'NameClaimed', 'Nombre asignado');
const taken = (other: string) => reject('TOMADO', 'Tomado', other);
const held = foldAll(name.aggregate, [name.event({ valor: 'x', dueno: 'a' })]);

test('one owner at a time; again by the same owner writes nothing', () => {
  expect(name.take('x', 'a', taken)(name.aggregate.initial)).toEqual([name.event({ valor: 'x', dueno: 'a' })]);
  expect(name.take('x', 'a', taken)(held)).toEqual([]);
  expect(isRejection(name.take('x', 'b', taken)(held))).toBe(true);
});

test('taken over only from the owner that gave it up', () => {
  expect(name.take('x', 'b', taken, 'a')(held)).toEqual([name.event({ valor: 'x', dueno: 'b' })]);
  expect(isRejection(name.take('x', 'b', taken, 'c')(held))).toBe(true);
});

test('a claim is old after a minute', () => {
  expect(isStale(held, '2026-01-05T12:01:00.000Z')).toBe(false);
  expect(isStale(held, '2026-01-05T12:01:00.001Z')).toBe(true);
  expect(isStale({}, '2026-01-05T12:01:00.001Z')).toBe(false);
});
