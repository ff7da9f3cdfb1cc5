import { knownDevice, rememberDevice } from './known-device.ts';

const secret = 'a-secret-of-the-tests';

test('a device is known for the accounts that signed in on it, and for no others', () => {
  const first = rememberDevice(secret, 'ana', undefined);
  const both = rememberDevice(secret, 'eva', first);
  const id = knownDevice(secret, first, 'ana');
  expect(id).toHaveLength(16);
  expect([knownDevice(secret, both, 'ana'), knownDevice(secret, both, 'eva')]).toEqual([id, id]);
  expect(knownDevice(secret, first, 'eva')).toBeUndefined();
});

test('a forged or foreign word makes nobody known', () => {
  const [id, , proof] = rememberDevice(secret, 'ana', undefined).split('.');
  expect(knownDevice(secret, `${id}.eva.${proof}`, 'eva')).toBeUndefined();
  expect(knownDevice('another-secret', rememberDevice(secret, 'ana', undefined), 'ana')).toBeUndefined();
  for (const word of [undefined, '', 'x', 'a.b.c']) expect(knownDevice(secret, word, 'ana')).toBeUndefined();
});

test('a device of many forgets the one who was away longest', () => {
  let token: string | undefined;
  for (let n = 0; n < 25; n += 1) token = rememberDevice(secret, `p${n}`, token);
  expect(knownDevice(secret, token, 'p4')).toBeUndefined();
  expect(knownDevice(secret, token, 'p5')).toBeDefined();
});
