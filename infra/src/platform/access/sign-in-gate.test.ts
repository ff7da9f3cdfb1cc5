import { takeTurn } from './sign-in-gate.ts';

test('two hundred sign-ins of one address leave room for another’s, and for a known device; who is too many is told so', async () => {
  let end = (): void => undefined;
  const open = new Promise<void>((resolve) => (end = resolve));
  let begun = 0;
  const guess = (): Promise<void> =>
    takeTurn({ key: '203.0.113.9' }, () => {
      begun += 1;
      return open;
    });
  const refused: unknown[] = [];
  const guesses = Array.from({ length: 200 }, () => guess().catch((error: unknown) => refused.push(error)));
  await expect(takeTurn({ key: '192.0.2.17' }, async () => 'in')).resolves.toBe('in');
  await expect(takeTurn({ key: '203.0.113.9', first: true }, async () => 'in')).resolves.toBe('in');
  expect(begun).toBe(7);
  expect(refused).toHaveLength(185);
  expect(refused[0]).toMatchObject({ status: 429 });
  end();
  await Promise.all(guesses);
  expect(begun).toBe(15);
});
