import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';
import { canonicalRows } from './columns.ts';
import { asProjection, Harness, orders } from './testing/harness.ts';

describe('canonical form', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  test('of JSON is what jsonb hands back, keys in the same order', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((s) => !s.includes('\0') && !/\p{Surrogate}/u.test(s));
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.integer(),
        fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(text, tie('value'), { maxKeys: 6 }),
      ),
    })).value;
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const [row] = await harness.query<{ v: unknown }>('SELECT $1::jsonb AS v', [JSON.stringify(value)]);
        expect(JSON.stringify(canonicalJson(value))).toBe(JSON.stringify(row!.v));
      }),
      { numRuns: 200 },
    );
  });

  test('of rows has null for what is absent and refuses what a column cannot hold', () => {
    const canonical = canonicalRows(asProjection(orders));
    expect(canonical({ cliente: 'c', monto: 5n, at: '2026-03-02T09:00:00-03:00' })).toEqual({
      cliente: 'c',
      monto: 5,
      cambios: null,
      at: '2026-03-02T12:00:00.000Z',
      datos: null,
    });
    expect(() => canonical({ monto: Number.NaN })).toThrow('not a number');
    expect(() => canonical({ monto: 2 ** 60 })).toThrow('not a safe integer');
    expect(() => canonical({ at: 'ayer' })).toThrow();
  });

  test('of a row cannot be changed by a fold while it is tested', () => {
    const row = canonicalRows(asProjection(orders))({ datos: { a: [1] } }) as { datos: { a: number[] } };
    expect(() => row.datos.a.push(2)).toThrow();
  });
});
