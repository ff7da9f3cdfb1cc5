import { z } from 'zod';
import { suspendedKey, tooManyAMinute } from '../access/key-refusals.ts';
import type { KeyGate } from '../access/key-gate.ts';
import type { Service } from './service.ts';
import { persona, send, toy, toyService } from './service.testing.ts';

const keyed = toy('api-stock', {
  method: 'GET',
  path: '/api/v1/stock',
  accion: undefined,
  clave: 'stock',
  access: { perfiles: ['Cliente'] },
  request: z.strictObject({ cantidad: z.coerce.number().int().max(5).default(1) }),
});
const LEFT = { 'RateLimit-Remaining': '3' };
const keys: KeyGate = ({ authorization, ip, call }) => {
  if (authorization === 'Bearer buena' && ip === '203.0.113.9' && call.clave === 'stock')
    return Promise.resolve({ user: { ...persona('Cliente'), cliente_id: '9' }, headers: LEFT });
  return Promise.reject(authorization === 'Bearer mucha' ? tooManyAMinute(5, 42, LEFT) : suspendedKey());
};
let asked: string | undefined;
let service: Service;
let closed: Service;
const execute = async (_call: unknown, _request: unknown, { user }: { user: { cliente_id?: string } | undefined }) => {
  asked = user?.cliente_id;
  return { ok: true };
};
beforeAll(async () => {
  service = await toyService([keyed, toy('grid')], execute as never, { keys });
  closed = await toyService([keyed], execute as never);
});
afterAll(() => Promise.all([service.close(), closed.close()]));
const get = (headers: Record<string, string>, query = '', of = service) =>
  send(of.port, `/api/v1/stock${query}`, undefined, { 'x-cliente-ip': '203.0.113.9', ...headers }, 'GET');

test('a key is the customer that it stands for, and every reply says what it has left', async () => {
  const { status, headers } = await get({ authorization: 'Bearer buena' });
  expect([status, headers.get('ratelimit-remaining'), asked]).toEqual([200, '3', '9']);
  const wrong = await get({ authorization: 'Bearer buena' }, '?cantidad=9');
  expect([wrong.status, wrong.headers.get('ratelimit-remaining')]).toEqual([400, '3']);
});

test('a session opens nothing that is for keys, whosever it is; a key opens nothing that is for people', async () => {
  for (const token of ['Administrador', 'Cliente']) {
    const { status, headers } = await get({ 'x-token': token });
    expect([status, headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Bearer')]);
  }
  const list = await send(service.port, '/juguetes/listar', { accion: 'grid' }, { authorization: 'Bearer buena' });
  expect(list.status).toBe(401);
});

test('a limit says when to come again, in words and in the header', async () => {
  const { status, headers, body } = await get({ authorization: 'Bearer mucha' });
  expect([status, headers.get('retry-after'), headers.get('ratelimit-remaining')]).toEqual([429, '42', '3']);
  expect(body).toMatchObject({
    ok: false,
    codigo: 'LIMITE_POR_MINUTO',
    mensaje: 'La clave admite 5 llamadas por minuto. Vuelve a llamar en 42 segundos.',
  });
});

test('a service that knows no keys lets nobody in by one', async () => {
  expect((await get({ authorization: 'Bearer buena' }, '', closed)).status).toBe(401);
});
