import { convertedTo } from './converted.shared.ts';

test('an amount that was typed changes its currency by the rates that are frozen, and is none without them', () => {
  const rates = { tc: 960, tc_euro: 1000 };
  expect(convertedTo(12_500, ['pesos', 'dolares'], rates)).toBe(13.02);
  expect(convertedTo(13.02, ['dolares', 'pesos'], rates)).toBe(12_499);
  expect(convertedTo(100, ['dolares', 'euros'], rates)).toBe(96);
  expect(convertedTo(100, ['euros', 'dolares'], { ...rates, tc_euro: null })).toBeUndefined();
});
