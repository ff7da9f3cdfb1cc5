import { leasePools, mayTake, type Standing } from './lease-pools.ts';

test('whole projections are shared out together, parts of each other one by themselves', () => {
  expect(leasePools(['a/a', 'b/b', 'c/c'], new Map([['b/b', 2]]))).toEqual([
    ['a/a', 'c/c'],
    ['b/b', 'b/b#1'],
  ]);
  expect(leasePools(['a/a'], new Map([['a/a', 1]]))).toEqual([['a/a']]);
});

describe('who may take a lease', () => {
  const row = (name: string, parts: number, given: Partial<Standing> = {}): Standing => ({
    name,
    parts,
    version: 1,
    others: false,
    ...given,
  });
  const take = (lease: string, rows: readonly Standing[], parts: number, version = 1) =>
    mayTake(lease, rows, { version, parts });

  test('of a newer version nothing; of an older the first part alone, which builds', () => {
    expect(take('a/a', [row('a/a', 1, { version: 2 })], 1)).toBe(false);
    expect(take('a/a', [row('a/a', 2)], 2, 2)).toBe(true);
    expect(take('a/a#1', [row('a/a', 2), row('a/a#1', 2)], 2, 2)).toBe(false);
    expect(take('a/a#1', [row('a/a', 2), row('a/a#1', 2)], 2)).toBe(true);
  });

  test('a projection is shared otherwise when nobody else holds any of it', () => {
    const rows = [row('a/a', 2), row('a/a#1', 2, { others: true }), row('b/b', 1, { others: true })];
    expect(take('a/a', rows, 3)).toBe(false);
    expect(take('a/a', rows, 2)).toBe(true);
    expect(take('a/a#1', rows, 3)).toBe(false);
    expect(take('a/a', [row('a/a', 2), row('a/a#1', 2)], 3)).toBe(true);
    expect(take('a/a', [row('a/a', 2), row('a/a#1', 2)], 1)).toBe(true);
  });
});
