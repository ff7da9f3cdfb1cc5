import { ANONYMOUS } from './anonymous.ts';
import { sharedFacts } from './quotation-link.ts';

const from = (ip: string) => ({ origin: { ip, userAgent: '' }, user: ANONYMOUS }) as never;

test('a token names its quotation; whatever else is in it names none', async () => {
  const token = (subject: string) => `${Buffer.from(subject).toString('base64url')}.proof-of-the-server`;
  expect(await sharedFacts({ token: token('cotizacion-501') }, from('10.0.0.1'))).toMatchObject({ number: '501' });
  for (const other of ['501', 'cotizacion-', 'cotizacion-5 01', 'u1'])
    expect(await sharedFacts({ token: token(other) }, from('10.0.0.1'))).toMatchObject({ number: '0' });
});

test('an address that tries link after link is told to wait; others are not', async () => {
  const tried = async (ip: string): Promise<boolean> =>
    sharedFacts({ token: 'x'.repeat(30) }, from(ip)).then(
      () => true,
      () => false,
    );
  const answers = await Promise.all(Array.from({ length: 60 }, () => tried('10.0.0.9')));
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => true));
  expect(answers).toContain(false);
  expect(await tried('10.0.0.8')).toBe(true);
});
