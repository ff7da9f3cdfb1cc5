import { canonicalJson } from './canonical.ts';
import { IdFilter, repeatedEvents } from './repeated-ids.ts';
import { isStorable } from './storable.ts';

test.each([
  ['{"a":[1,null,true,"ñ 🚚",{"b":0.1}]}', true],
  ['"text"', true],
  ['null', true],
  ['"\\u0000"', false],
  ['{"a":{"b":["\\ud83d"]}}', false],
  ['{"\\udc00":1}', false],
  ['{"n":1e999}', false],
])('%s → %s, as the canonical form has it', (text, expected) => {
  const value: unknown = JSON.parse(text);
  expect(isStorable(value)).toBe(expected);
  const write = () => canonicalJson(value);
  if (expected) expect(write).not.toThrow();
  else expect(write).toThrow();
});

test('a value nested more deeply than the stack → not storable', () => {
  let value: unknown = 1;
  for (let n = 0; n < 200_000; n += 1) value = [value];
  expect(isStorable(value)).toBe(false);
});

test('an id that was added → is thought to be there; one that was not → is not', () => {
  const ids = new IdFilter();
  const some = Array.from({ length: 20_000 }, () => crypto.randomUUID());
  expect(some.filter((id) => ids.add(id))).toEqual([]);
  expect(some.every((id) => ids.add(id))).toBe(true);
});

test('events of a stream → each whose id an earlier one has, with that one', () => {
  const at = (version: number, id: string) => ({ version, id }) as never;
  expect(repeatedEvents([at(0, 'a'), at(1, 'b'), at(2, 'a'), at(3, 'a')])).toEqual([
    [at(2, 'a'), at(0, 'a')],
    [at(3, 'a'), at(0, 'a')],
  ]);
});
