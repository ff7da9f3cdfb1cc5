import { pino } from 'pino';
import { reject } from '@power/domain/kernel/rejection';
import { z } from 'zod';
import { HttpError } from './http-error.ts';
import type { Service } from './service.ts';
import type { ExecuteContext } from './service-options.ts';
import { INTERNAL, send, toy, toyService } from './service.testing.ts';

let service: Service;
let seen: { request: unknown; context: ExecuteContext } | undefined;
const calls = [
  toy('grid'),
  toy('finanzas', { access: { perfiles: ['Finanzas'] } }),
  toy('margen', { access: { perfiles: ['Administrador', 'Finanzas'], permiso: 'margenes' } }),
  toy('publica', { path: '/fila/listar', access: { publico: true }, reply: z.object({ numero: z.number() }) }),
  toy('privada', { path: '/fila/listar' }),
  toy('nota', {
    method: 'GET',
    path: '/juguetes/:id/nota',
    accion: undefined,
    request: z.strictObject({ id: z.string(), dia: z.string().optional() }),
  }),
  toy('libre', {
    path: '/juguetes/porfacturar',
    accion: undefined,
    request: z.strictObject({ accion: z.string().max(40).optional(), numeros: z.array(z.number()).optional() }),
  }),
  toy('rara', { reply: z.object({ n: z.number() }) }),
];

beforeAll(async () => {
  service = await toyService(calls, async (call, request, context) => {
    seen = { request, context };
    if (call.name === 'publica') return { numero: 7, costo: 100 };
    if (call.name === 'rara') return { n: 'no es un número' };
    const { cantidad } = request as { cantidad?: number };
    if (cantidad === 1) return reject('SIN_STOCK', 'Sin stock', 'No hay stock.', { faltan: 3 });
    if (cantidad === 2) throw new Error('secret detail of the database');
    if (cantidad === 3) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    if (cantidad === 4) throw new HttpError(429, 'ESPERA', 'Espera', 'Espera un momento.', {}, 9);
    if (cantidad === 5)
      return { file: { nombre: 'Pedidos año.xlsx', tipo: 'text/plain', stream: Buffer.from('"hola"') } };
    if (cantidad === 6)
      return { file: { nombre: 'a.jpg', tipo: 'image/jpeg', stream: Buffer.from('"x"'), immutable: true } };
    return { ok: true };
  });
});
afterAll(() => service.close());
const as = (perfil: string) => ({ 'x-token': perfil });
const grid = (body: object, perfil = 'Cliente') =>
  send(service.port, '/juguetes/listar', { accion: 'grid', ...body }, as(perfil));

test('a call reaches its executor with who, when and from where', async () => {
  const { status, body } = await send(
    service.port,
    '/juguetes/listar',
    { accion: 'grid', cantidad: 9 },
    { ...as('Cliente'), 'idempotency-key': 'k-1', 'x-posicion': '42', 'x-cliente-ip': '203.0.113.9' },
  );
  expect([status, body]).toEqual([200, { ok: true }]);
  expect(seen?.request).toEqual({ accion: 'grid', cantidad: 9 });
  expect(seen?.context).toMatchObject({
    commandId: 'k-1',
    xPosicion: 42n,
    ip: '203.0.113.9',
    user: { perfil: 'Cliente' },
  });
});

test('a key under which a command could not be repeated is refused', async () => {
  const { status, body } = await send(
    service.port,
    '/juguetes/listar',
    { accion: 'grid' },
    { ...as('Cliente'), 'idempotency-key': 'a b' },
  );
  expect([status, body.campos]).toEqual([400, [{ campo: 'Idempotency-Key', mensaje: expect.any(String) }]]);
});

test('without a usable session 401 tells expiry apart, and a cookie alone is none', async () => {
  const without = await send(service.port, '/juguetes/listar', { accion: 'grid' }, { cookie: 'x-token=Cliente' });
  expect([without.status, without.body.codigo, without.body.auth]).toEqual([401, 'SIN_SESION', false]);
  const expired = await send(service.port, '/juguetes/listar', { accion: 'grid' }, as('vencido'));
  expect([expired.status, expired.body.codigo, expired.body.mensaje]).toEqual([401, 'SESION_EXPIRADA', 'jwt expired']);
});

test('a screen of one person does nothing with the session of another', async () => {
  const from = (usuario: string) =>
    send(service.port, '/juguetes/listar', { accion: 'grid' }, { ...as('Cliente'), 'x-usuario': usuario });
  expect((await from('u-Cliente')).status).toBe(200);
  const { status, body } = await from('u-Finanzas');
  expect([status, body.codigo, body.auth]).toEqual([401, 'OTRA_PERSONA', false]);
});

test('a profile or flag that does not fit is 405 before anything is said about the request', async () => {
  const { status, body } = await send(
    service.port,
    '/juguetes/listar',
    { accion: 'finanzas', campo: 1 },
    as('Cliente'),
  );
  expect([status, body.codigo, body.titulo, body.mensaje]).toEqual([
    405,
    'PERFIL_NO_AUTORIZADO',
    'Error de Autorización',
    'Perfil sin autorización',
  ]);
  expect((await send(service.port, '/juguetes/listar', { accion: 'margen' }, as('Finanzas'))).status).toBe(405);
  expect((await send(service.port, '/juguetes/listar', { accion: 'margen' }, as('Administrador'))).status).toBe(200);
});

test('an unknown accion names those that this person may use, and no others', async () => {
  const { status, body } = await send(service.port, '/juguetes/listar', { accion: 'gird' }, as('Cliente'));
  expect([status, body.campos]).toEqual([400, [{ campo: 'accion', mensaje: 'Valores admitidos: grid, rara' }]]);
});

test('a call that the documents send an accion of no given value takes any, and its other fields', async () => {
  for (const accion of [{ accion: 'carga' }, {}]) {
    expect((await send(service.port, '/juguetes/porfacturar', { ...accion, numeros: [7] }, as('Cliente'))).status).toBe(
      200,
    );
    expect(seen?.request).toEqual({ ...accion, numeros: [7] });
  }
});

test('wrong and unknown fields are named in Spanish', async () => {
  const { status, body } = await grid({ cantidad: 'x', otro: 1 });
  expect(status).toBe(400);
  expect(body).toMatchObject({ ok: false, codigo: 'PETICION_INVALIDA' });
  expect(body.campos).toContainEqual({ campo: 'otro', mensaje: 'Campo desconocido' });
  expect(body.campos).toContainEqual({ campo: 'cantidad', mensaje: 'Ingresa un número' });
});

test('a public call answers exactly its declared fields, with a stale token too, and nothing else on its path does', async () => {
  expect((await send(service.port, '/fila/listar', { accion: 'publica' }, as('vencido'))).body).toEqual({ numero: 7 });
  expect((await send(service.port, '/fila/listar', { accion: 'privada' })).status).toBe(401);
});

test('path and query string are part of the request', async () => {
  await send(service.port, '/juguetes/a%20b/nota?dia=2026-01-05', undefined, as('Cliente'), 'GET');
  expect(seen?.request).toEqual({ id: 'a b', dia: '2026-01-05' });
});

const columns = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`c${i}`, 1]));
test.each([
  ['{', 400],
  ['[]', 400],
  ['null', 400],
  ['"x"', 400],
  [`{"accion":"grid","a":"${'x'.repeat(1_048_576)}"}`, 413],
  ['{"accion":"grid","__proto__":{"a":1}}', 400],
  ['{"accion":"grid","constructor":1}', 400],
  ['{"accion":"gr\\u0000id"}', 400],
  ['{"accion":"\\ud800"}', 400],
  [`{"accion":"grid","a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
  // More than any call has is refused before it is walked over.
  [JSON.stringify({ accion: 'grid', filterModel: columns(60_000) }), 400],
  [JSON.stringify({ accion: 'grid', ...columns(90_000) }), 400],
  [JSON.stringify({ accion: 'grid', a: Array.from({ length: 200 }, () => Array(200).fill(0)) }), 400],
])('body %# is refused with its own status', async (body, status) => {
  const got = await send(service.port, '/juguetes/listar', body, as('Cliente'));
  expect(got.status).toBe(status);
  expect(got.body).toMatchObject({ ok: false, titulo: expect.any(String), mensaje: expect.any(String) });
});

test('another content type is 415, another path or method 404', async () => {
  expect(
    (await send(service.port, '/juguetes/listar', '{}', { ...as('Cliente'), 'content-type': 'text/plain' })).status,
  ).toBe(415);
  expect(
    (await send(service.port, '/juguetes/listar', '{}', { ...as('Cliente'), 'content-encoding': 'gzip' })).status,
  ).toBe(415);
  expect((await send(service.port, '/nada', {}, as('Cliente'))).status).toBe(404);
  expect((await send(service.port, '/juguetes/listar', {}, as('Cliente'), 'PATCH')).status).toBe(404);
});

test('business refusals are 200; faults are 500 with an id and nothing else', async () => {
  expect((await grid({ cantidad: 1 })).body).toEqual({
    ok: false,
    codigo: 'SIN_STOCK',
    titulo: 'Sin stock',
    mensaje: 'No hay stock.',
    faltan: 3,
  });
  const failed = await grid({ cantidad: 2 });
  expect([failed.status, failed.body.correlacion]).toEqual([500, expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(JSON.stringify(failed.body)).not.toMatch(/secret|at .*:\d/);
  const away = await grid({ cantidad: 3 });
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  const slower = await grid({ cantidad: 4 });
  expect([slower.status, slower.body.codigo, slower.headers.get('retry-after')]).toEqual([429, 'ESPERA', '9']);
});

test('a reply that is not as declared is a fault', async () => {
  expect((await send(service.port, '/juguetes/listar', { accion: 'rara' }, as('Cliente'))).status).toBe(500);
});

test('a reply that holds a field which the API document does not name is a fault in tests, and told by its place', async () => {
  const reply = z.object({ filas: z.array(z.object({ _id: z.string() })) });
  const value = { filas: [{ _id: 'a' }, { _id: 'b', costo: 1 }] };
  const said: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void said.push(line) });
  const told = await toyService([toy('una', { reply })], async () => value, { log });
  const { status } = await send(told.port, '/juguetes/listar', { accion: 'una' }, as('Cliente'));
  await told.close();
  expect([status, said.join()]).toEqual([500, expect.stringContaining('reply of una holds .filas.1.costo')]);
});

test('a file is a download', async () => {
  const { headers } = await grid({ cantidad: 5 });
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Pedidos ano.xlsx"; filename*=UTF-8''Pedidos%20a%C3%B1o.xlsx`,
  );
});

test('only a file that never changes is kept by the browser, for the person who asked', async () => {
  const kept = await grid({ cantidad: 6 });
  expect([kept.headers.get('cache-control'), kept.headers.get('vary')]).toEqual([
    'private, max-age=31536000, immutable',
    expect.stringContaining('x-token'),
  ]);
  expect((await grid({ cantidad: 5 })).headers.get('cache-control')).toBe('no-store');
});

test('a service of ours calls as the system; a wrong internal token is nobody', async () => {
  await send(
    service.port,
    '/juguetes/listar',
    { accion: 'grid' },
    { 'x-internal-token': INTERNAL, 'x-proceso': 'reservas' },
  );
  expect(seen?.context.user?._id).toBe('proceso:reservas');
  expect(
    (await send(service.port, '/juguetes/listar', { accion: 'grid' }, { 'x-internal-token': 'otro' })).status,
  ).toBe(401);
});

test('until it is ready it answers 503 and says why', async () => {
  const starting = await toyService(calls, async () => ({}), { ready: () => ({ ok: false, detalle: 'falta el log' }) });
  const { status, headers } = await send(starting.port, '/juguetes/listar', { accion: 'grid' }, as('Cliente'));
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  const health = await send(starting.port, '/health', undefined, {}, 'GET');
  const told = { ok: false, servicio: 'toys', detalle: 'falta el log', alarmas: [] };
  expect([health.status, health.body]).toEqual([503, told]);
  await starting.close();
});

test('a query waits for its projections and says when it is behind', async () => {
  const waited: unknown[] = [];
  const positions = {
    wait: async (names: readonly string[], position: bigint) => (waited.push([names, position]), false),
    onChange: () => undefined,
    close: async () => undefined,
  };
  const behind = await toyService([toy('grid', { reads: ['toys/list'] } as object)], async () => ({}), { positions });
  const { headers } = await send(
    behind.port,
    '/juguetes/listar',
    { accion: 'grid' },
    { ...as('Cliente'), 'x-posicion': '5' },
  );
  expect([headers.get('x-atrasado'), waited]).toEqual(['1', [[['toys/list'], 5n]]]);
  await behind.close();
});

test('rows that are behind say so, whatever the caller has seen', async () => {
  const behind = await toyService([toy('grid', { reads: ['toys/list'] } as object)], async () => ({}), {
    stale: (names) => (names.includes('toys/list') ? 190 : 0),
  });
  const { headers } = await send(behind.port, '/juguetes/listar', { accion: 'grid' }, as('Cliente'));
  expect(headers.get('x-atrasado')).toBe('190');
  await behind.close();
});

test('who comes without a key is told apart from who names the command', async () => {
  const seen: (boolean | undefined)[] = [];
  const service = await toyService([toy('grid')], async (_call, _request, { drawnId }) => (seen.push(drawnId), {}));
  await send(service.port, '/juguetes/listar', { accion: 'grid' }, as('Cliente'));
  await send(service.port, '/juguetes/listar', { accion: 'grid' }, { ...as('Cliente'), 'idempotency-key': 'k1' });
  expect(seen).toEqual([true, false]);
  await service.close();
});

test('what no workbook has a sign for stops at the door, of a link without a session too', async () => {
  const told = [expect.objectContaining({ mensaje: 'Contiene caracteres que no se admiten' })];
  for (const [path, body, perfil] of [
    ['/fila/listar', { accion: 'publica', nombre: 'CASO Segu\ufffe ridad' }, undefined],
    ['/juguetes/listar', { accion: 'grid', nombre: 'Segu\uffff' }, 'Cliente'],
    ['/juguetes/porfacturar', { accion: 'a\u0008' }, 'Cliente'],
  ] as const) {
    const { status, body: reply } = await send(service.port, path, body, perfil ? as(perfil) : {});
    expect([path, status, reply.campos]).toEqual([path, 400, told]);
  }
});
