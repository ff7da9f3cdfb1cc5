import fc from 'fast-check';
import { type ByOrder, flat, pointsOf, withAll, withoutPoints, withPoints } from './by-order.ts';

const number = fc.integer({ min: 1, max: 300 });
type Step = readonly ['put', number, number] | readonly ['drop', number] | readonly ['all', Record<string, number>];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('put' as const), number, fc.nat(1000)),
  fc.tuple(fc.constant('drop' as const), number),
  fc.tuple(fc.constant('all' as const), fc.dictionary(number.map(String), fc.nat(1000))),
);

function paged(held: ByOrder, [kind, ...rest]: Step): ByOrder {
  if (kind === 'put') return withPoints(held, rest[0] as number, rest[1] as number);
  return kind === 'drop' ? withoutPoints(held, rest[0] as number) : withAll(held, rest[0] as Record<string, number>);
}
function plainly(held: Record<string, number>, [kind, ...rest]: Step): Record<string, number> {
  if (kind === 'put') return { ...held, [rest[0] as number]: rest[1] as number };
  if (kind === 'all') return { ...held, ...(rest[0] as Record<string, number>) };
  const { [rest[0] as number]: _gone, ...left } = held;
  return left;
}

test('holds what one plain record would, and what was held before stays as it was', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let held: ByOrder = {};
      let plain: Record<string, number> = {};
      for (const one of steps) {
        const before = flat(held);
        const next = paged(held, one);
        expect(flat(held)).toEqual(before);
        held = next;
        plain = plainly(plain, one);
      }
      expect(flat(held)).toEqual(plain);
      for (let pedido = 1; pedido <= 300; pedido += 1) expect(pointsOf(held, pedido)).toBe(plain[pedido]);
    }),
  );
});
