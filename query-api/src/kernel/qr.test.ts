import { qrPath } from './qr.ts';

test('a code has the three finder squares of a QR and differs from the next one', () => {
  const { size, d } = qrPath('P|11061');
  expect(size).toBe(21);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ])
    for (let n = 0; n < 7; n += 1) expect(d).toContain(`M${x! + n} ${y}h1v1h-1z`);
  expect(d).not.toContain('M7 0h');
  expect(qrPath('P|11062').d).not.toBe(d);
});
