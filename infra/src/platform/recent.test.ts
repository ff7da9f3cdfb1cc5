import fc from 'fast-check';
import { Recent } from './recent.ts';

describe('Recent', () => {
  it('knows the newest value of whatever it still knows, and never more entries than its limit', () => {
    const key = fc.integer({ min: 0, max: 30 });
    const step = fc.oneof(
      fc.record({ does: fc.constant('set' as const), key }),
      fc.record({ does: fc.constant('get' as const), key }),
      fc.record({ does: fc.constant('delete' as const), key }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(step, { maxLength: 200 }), (limit, steps) => {
        const recent = new Recent<number, number>(limit);
        const all = new Map<number, number>();
        steps.forEach(({ does, key: k }, n) => {
          if (does === 'set') {
            recent.set(k, n);
            all.set(k, n);
          } else if (does === 'delete') {
            recent.delete(k);
            all.delete(k);
          } else expect([undefined, all.get(k)]).toContain(recent.get(k));
        });
        const known = [...Array(31).keys()].filter((k) => held(recent).has(k));
        expect(known.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('forgets nothing of the last half of its limit', () => {
    const recent = new Recent<number, number>(20);
    for (let n = 0; n < 1000; n += 1) {
      recent.set(n, n);
      for (let back = Math.max(0, n - 9); back <= n; back += 1) expect(held(recent).get(back)).toBe(back);
    }
  });

  it('keeps what is asked for again and again', () => {
    const recent = new Recent<string, number>(4);
    recent.set('own', 1);
    for (let n = 0; n < 50; n += 1) {
      recent.set(`other-${n}`, n);
      expect(recent.get('own')).toBe(1);
    }
  });

  it('holds one where one is allowed, and all where nothing is said', () => {
    const one = new Recent<string, number>(1);
    one.set('a', 1);
    one.set('b', 2);
    expect([one.get('a'), one.get('b')]).toEqual([undefined, 2]);
    const all = new Recent<number, number>(Number.POSITIVE_INFINITY);
    for (let n = 0; n < 1000; n += 1) all.set(n, n);
    expect(all.get(0)).toBe(0);
  });
});

/** What it holds, without asking for it: a question would keep an entry longer. */
const held = <V extends NonNullable<unknown>>(recent: Recent<number, V>): ReadonlyMap<number, V> => {
  const { young, old } = recent as unknown as Record<'young' | 'old', ReadonlyMap<number, V>>;
  return new Map([...old, ...young]);
};
