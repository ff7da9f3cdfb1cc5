import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isStateOf, qlikConfig, signIn, stateFor } from './qlik.ts';

const NOW = '2026-03-02T12:00:00.000Z';
const later = (ms: number): string => new Date(Date.parse(NOW) + ms).toISOString();
let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'qlik-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('whoever is signed in at Qlik is vouched for by our key, for two minutes, and by no other', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = path.join(folder, 'qlik.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const env = {
    QLIK_URL: 'https://power.qlikcloud.test/',
    QLIK_APP: 'app',
    QLIK_INTEGRACION: 'web',
    QLIK_EMISOR: 'power',
    QLIK_LLAVE_ID: 'llave-1',
    QLIK_LLAVE: file,
  };
  expect(qlikConfig({ ...env, QLIK_APP: undefined })).toBeUndefined();
  const config = qlikConfig(env)!;
  expect(config.url).toBe('https://power.qlikcloud.test');
  const token = signIn(config, { _id: 'u1', nombre: 'Ana Núñez', email: 'ana@power.test' }, NOW);
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
  expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'llave-1' });
  expect(read(claims)).toMatchObject({
    iss: 'power',
    aud: 'qlik.api/login/jwt-session',
    sub: 'u1',
    name: 'Ana Núñez',
    iat: Date.parse(NOW) / 1000,
    exp: Date.parse(NOW) / 1000 + 120,
  });
  const signed = (text: string, key: typeof publicKey) =>
    verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  expect(signed(`${head}.${claims}`, publicKey)).toBe(true);
  expect(signed(`${head}.${claims}x`, publicKey)).toBe(false);
  const other = createPublicKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  expect(signed(`${head}.${claims}`, other)).toBe(false);
});

test('a state is of one session and ten minutes, and cannot be made up', () => {
  const state = stateFor('secreto-de-la-prueba', 's1', NOW);
  const good = (text: string, sesion = 's1', at = NOW, secret = 'secreto-de-la-prueba') =>
    isStateOf(secret, sesion, text, at);
  expect(good(state)).toBe(true);
  expect(good(state, 's1', later(9 * 60_000))).toBe(true);
  expect(good(state, 's1', later(11 * 60_000))).toBe(false);
  expect(good(state, 's2')).toBe(false);
  expect(good(state, 's1', NOW, 'otro-secreto-de-prueba')).toBe(false);
  const [, proof] = state.split('.');
  expect(good(`${Buffer.from('9999999999999.x').toString('base64url')}.${proof}`)).toBe(false);
  for (const made of ['', '.', 'a.b', 'x'.repeat(500)]) expect(good(made)).toBe(false);
});
