import { scryptSync } from 'node:crypto';
import { hashPassword, verifyPassword } from './password.ts';

const turn = { key: '10.0.0.1' };

test('a hash carries its cost, and fits its password alone', async () => {
  const hash = await hashPassword('contraseña 1');
  expect(hash).toMatch(/^scrypt\$17\$8\$1\$[\w+/=]+\$[\w+/=]+$/);
  expect(await verifyPassword('contraseña 1', hash, turn)).toBe(true);
  expect(await verifyPassword('contraseña 2', hash, turn)).toBe(false);
});

test('hashes of another cost, and those from before the cost was written down, still fit', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const key = (log2: number) =>
    scryptSync('clave', salt, 32, { N: 2 ** log2, r: 8, p: 1, maxmem: 160 * 2 ** 20 }).toString('base64');
  expect(await verifyPassword('clave', `scrypt$14$8$1$${salt.toString('base64')}$${key(14)}`, turn)).toBe(true);
  expect(await verifyPassword('clave', `scrypt$${salt.toString('base64')}$${key(17)}`, turn)).toBe(true);
});

test('nobody has no password', async () => {
  expect(await verifyPassword('', undefined, turn)).toBe(false);
});
