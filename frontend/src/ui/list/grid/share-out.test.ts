import fc from 'fast-check';
import { shareOut, type Wish } from './share-out.ts';

const figure = (wanted: number): Wish => ({ least: 60, wanted, share: 0 });
const text = (wanted: number, share = 1, least = 60): Wish => ({ least, wanted, share });

test('what is left over goes to the texts, by their shares; figures stay as they are', () => {
  expect(shareOut([figure(100), text(120), text(80, 2)], 600)).toEqual([100, 220, 280]);
});

test('short texts stay whole where long ones give way', () => {
  const [a, b, c] = shareOut([text(400), text(90), text(300)], 490);
  expect(b).toBe(90);
  expect(a).toBeCloseTo(200, 3);
  expect(c).toBeCloseTo(200, 3);
});

test('a heading that is longer than its texts is what they need at least', () => {
  expect(shareOut([text(20, 1, 110), text(500)], 300)).toEqual([110, expect.closeTo(190, 3)]);
});

test('the room is filled, nobody has less than the least, and no figure is cut', () => {
  const wish = fc.record({
    least: fc.integer({ min: 40, max: 120 }),
    wanted: fc.integer({ min: 0, max: 600 }),
    share: fc.constantFrom(0, 1, 1.5, 2),
  });
  fc.assert(
    fc.property(
      fc.array(wish, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 200, max: 2600 }),
      (wishes, room) => {
        const widths = shareOut(wishes, room);
        const sum = widths.reduce((a, b) => a + b, 0);
        wishes.forEach(({ least, wanted, share }, n) => {
          expect(widths[n]).toBeGreaterThanOrEqual(share > 0 ? least : Math.max(least, wanted));
        });
        const least = wishes.reduce((a, w) => a + (w.share > 0 ? w.least : Math.max(w.least, w.wanted)), 0);
        if (wishes.some(({ share }) => share > 0)) expect(sum).toBeCloseTo(Math.max(room, least), 2);
      },
    ),
  );
});
