import { reject } from '@power/domain/kernel/rejection';
import { z } from 'zod';
import { suspendedKey, tooManyAMinute } from '../access/key-refusals.ts';
import type { KeyGate } from '../access/key-gate.ts';
import type { Service } from './service.ts';
import type { ExecuteContext } from './service-options.ts';
import { persona, send, toy, toyService } from './service.testing.ts';

const keyed = toy('api-stock', {
  method: 'GET',
  path: '/api/v1/stock',
  accion: undefined,
  clave: 'stock',
  access: { perfiles: ['Cliente'] },
  request: z.strictObject({ cantidad: z.coerce.number().int().max(5).default(1) }),
});
const ordering = toy('api-order', {
  kind: 'command',
  path: '/api/v1/pedidos',
  accion: undefined,
  clave: 'stock',
  creates: '/api/v1/pedidos/:numero',
  refusals: { PRECIO_DISTINTO: 409 },
  access: { perfiles: ['Cliente'] },
  request: z.strictObject({ lineas: z.array(z.strictObject({ cantidad: z.number().int().min(1) })).min(1) }),
});
const LEFT = { 'RateLimit-Remaining': '3' };
const keys: KeyGate = ({ authorization, ip, call }) => {
  if (authorization === 'Bearer buena' && ip === '203.0.113.9' && call.clave === 'stock')
    return Promise.resolve({ user: { ...persona('Cliente'), cliente_id: '9' }, headers: LEFT });
  return Promise.reject(authorization === 'Bearer mucha' ? tooManyAMinute(5, 42, LEFT) : suspendedKey());
};
let asked: string | undefined;
let commandId: string | undefined;
/** What the calls answer. */
let answer: unknown;
let service: Service;
let closed: Service;
const execute = async (_call: unknown, _request: unknown, context: ExecuteContext) => {
  asked = context.user?.cliente_id;
  commandId = context.commandId;
  return answer;
};
beforeEach(() => {
  answer = { ok: true };
});
beforeAll(async () => {
  service = await toyService([keyed, ordering, toy('grid')], execute as never, { keys });
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
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(body).toEqual({
    type: 'urn:powermobile:problema:limite-por-minuto',
    title: 'Demasiadas llamadas',
    status: 429,
    detail: 'La clave admite 5 llamadas por minuto. Vuelve a llamar en 42 segundos.',
    instance: '/api/v1/stock',
    codigo: 'LIMITE_POR_MINUTO',
  });
});

test('a service that knows no keys lets nobody in by one', async () => {
  expect((await get({ authorization: 'Bearer buena' }, '', closed)).status).toBe(401);
});

const GOOD = { authorization: 'Bearer buena', 'x-cliente-ip': '203.0.113.9' };
const order = (body: unknown, headers: Record<string, string> = { 'idempotency-key': 'oc-1' }) =>
  send(service.port, '/api/v1/pedidos', body, { ...GOOD, ...headers });
const ONE = { lineas: [{ cantidad: 1 }] };

test('what was made says where it is, under a key that counts among those of its program', async () => {
  answer = { ok: true, numero: 15_010 };
  const { status, headers } = await order(ONE);
  expect([status, headers.get('location'), commandId]).toEqual([201, '/api/v1/pedidos/15010', 'u-Cliente:oc-1']);
});

test('an order without its key, or with one that cannot be kept, is not made', async () => {
  asked = undefined;
  for (const headers of [{}, { 'idempotency-key': 'á b' }]) {
    const { status, body } = await order(ONE, headers as Record<string, string>);
    expect([status, body.campos]).toEqual([400, [expect.objectContaining({ campo: 'Idempotency-Key' })]]);
  }
  expect(asked).toBeUndefined();
});

test('wrong fields are told one by one, at their place', async () => {
  const { status, body } = await order({ lineas: [{ cantidad: 0 }], otro: 1 });
  expect(status).toBe(400);
  expect((body.campos as { campo: string }[]).map(({ campo }) => campo)).toEqual(['lineas.0.cantidad', 'otro']);
  expect(body).toMatchObject({ title: 'Petición inválida', status: 400, instance: '/api/v1/pedidos' });
});

test('a refusal is a problem, with the status that its call gives it', async () => {
  answer = reject('PRECIO_DISTINTO', 'No', 'Cambió', { precios: [{ precio_neto: 5 }] });
  const changed = await order(ONE);
  expect([changed.status, changed.headers.get('content-type')]).toEqual([409, expect.stringContaining('problem+json')]);
  expect(changed.body).toMatchObject({ detail: 'Cambió', precios: [{ precio_neto: 5 }] });
  answer = reject('NO_EXISTE', 'No', 'No existe', { campo: 'bodega_entrega' });
  const other = await order(ONE);
  expect([other.status, other.body.campos]).toEqual([422, [{ campo: 'bodega_entrega', mensaje: 'No existe' }]]);
});

test('what has not changed is not sent again', async () => {
  answer = { ok: true, productos: [1] };
  const first = await get({ authorization: 'Bearer buena' });
  const tag = first.headers.get('etag')!;
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  const again = (known: string) =>
    fetch(`http://127.0.0.1:${service.port}/api/v1/stock`, { headers: { ...GOOD, 'if-none-match': known } });
  for (const known of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
    const reply = await again(known);
    expect([known, reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([known, 304, '', tag]);
  }
  expect((await again('W/"otra"')).status).toBe(200);
  answer = { ok: true, productos: [2] };
  expect((await again(tag)).status).toBe(200);
});

test('an address that is not there, and a body that cannot be read, are problems too', async () => {
  const nowhere = await send(service.port, '/api/v1/nada', undefined, GOOD, 'GET');
  expect([nowhere.status, nowhere.body.codigo]).toEqual([404, 'NO_EXISTE']);
  const broken = await order('{"lineas":');
  expect([broken.status, broken.body.title]).toEqual([400, 'Petición inválida']);
});
