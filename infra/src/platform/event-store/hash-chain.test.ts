import fc from 'fast-check';
import { canonicalJson } from './canonical.ts';
import { eventHash, GENESIS } from './hash-chain.ts';

describe('canonicalJson', () => {
  it('does not depend on the order of keys, at any depth', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
    expect(canonicalJson({ a: null, b: [{ c: 2, d: 1 }] })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });

  it('writes what JSON would lose or change in one way only', () => {
    expect(canonicalJson({ a: undefined, b: [undefined], c: -0, d: new Date(0), e: 1e21 })).toBe(
      '{"b":[null],"c":0,"d":"1970-01-01T00:00:00.000Z","e":1e+21}',
    );
    expect(canonicalJson(undefined)).toBe('null');
  });

  it('puts keys in order whether it met their like before or not', () => {
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([key, item]) => [key, sorted(item)]),
            )
          : value;
    // Few names in every order: objects that begin alike, are of one length, and differ.
    const letters = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'é', 'Z', 'aa', ''), fc.nat(9), { maxKeys: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, letters), { maxLength: 5 }), (value) => {
        expect(canonicalJson(value)).toBe(JSON.stringify(sorted(value)));
      }),
      { numRuns: 500 },
    );
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${59 - n}`, n]));
    expect(canonicalJson([many, many])).toBe(JSON.stringify(sorted([many, many])));
  });

  it('names the place of what cannot be kept, however deep', () => {
    expect(() => canonicalJson({ a: [1, { b: Number.NaN }] })).toThrow('$.a[1].b is NaN');
    expect(() => canonicalJson({ a: { 'b\0': 1 } })).toThrow('$.a.b\0 holds a NUL character');
  });

  it('is a fixed point for every JSON value, and means the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (/\0|\p{Surrogate}/u.test(JSON.stringify(value)) || JSON.stringify(value).includes('\\u0000')) return;
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});

describe('eventHash', () => {
  const one = { id: '10000000-0000-4000-8000-000000000000', type: 'hecho', schema: 1, data: '{}', metadata: '{}' };

  it('changes with every field, the place in the stream and the predecessor', () => {
    const hashes = [
      eventHash(GENESIS, 's', 0, one),
      eventHash('1'.repeat(64), 's', 0, one),
      eventHash(GENESIS, 't', 0, one),
      eventHash(GENESIS, 's', 1, one),
      ...Object.keys(one).map((field) => eventHash(GENESIS, 's', 0, { ...one, [field]: field === 'schema' ? 2 : 'x' })),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is what it was when the first log was written', () => {
    expect(eventHash(GENESIS, 's', 0, one)).toBe('7e498dca6693735e85f5392125128b2996809de67f3013c61fb101ab96cad8d4');
  });
});
