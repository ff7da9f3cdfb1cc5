import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { Registry } from 'prom-client';
import WebSocket, { WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Service } from '../../platform/http/service.ts';
import type { ExecuteContext } from '../../platform/http/service-options.ts';
import { INTERNAL, send, silent, toy, toyService } from '../../platform/http/service.testing.ts';
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';

const calls = [
  ...['grid', 'archivo', 'cortado'].map((name) => toy(name)),
  toy('tomar', { kind: 'command', path: '/juguetes/listar' }),
  toy('estado', { method: 'GET', path: '/sistema/estado', accion: undefined, request: z.strictObject({}) }),
  toy('entregar', { kind: 'command', path: '/juguetes/entregar', accion: undefined, request: toy('x').reply }),
];
let client: string;
let commands: Service;
let queries: Service;
let gateway: Gateway;
let seen: ExecuteContext | undefined;
const open = (over: Partial<GatewayOptions> = {}): Promise<Gateway> =>
  createGateway({
    port: 0,
    calls,
    services: { 'command-api': `http://127.0.0.1:${commands.port}`, 'query-api': `http://127.0.0.1:${queries.port}` },
    client,
    log: silent,
    openapi: () => ({ openapi: '3.1.0' }),
    asyncapi: () => ({}),
    publicUrl: 'http://power.test',
    internalToken: INTERNAL,
    trustProxy: 1,
    metrics: new Registry(),
    ...over,
  });

beforeAll(async () => {
  client = await mkdtemp(path.join(os.tmpdir(), 'power-client-'));
  await mkdir(path.join(client, 'assets'));
  await writeFile(path.join(client, 'index.html'), '<!doctype html>inicio');
  await writeFile(path.join(client, 'assets/app-1234.js'), 'export {}');
  await writeFile(path.join(client, 'assets/app-1234.js.gz'), gzipSync('export {}'));
  const side = (name: string, kind: string) =>
    toyService(
      calls.filter((call) => call.kind === kind),
      async (call, _request, context) => {
        seen = context;
        if (call.name === 'archivo')
          return { file: { nombre: 'a.bin', tipo: 'application/octet-stream', stream: Buffer.alloc(3_000_000, 7) } };
        if (call.name === 'cortado')
          return { file: { nombre: 'a.bin', tipo: 'application/octet-stream', stream: Readable.from(half()) } };
        return { ok: true, lado: name, accion: call.accion };
      },
      { name, contract: calls },
    );
  [commands, queries] = await Promise.all([side('command-api', 'command'), side('query-api', 'query')]);
  new WebSocketServer({ server: queries.server }).on('connection', (socket) =>
    socket.on('message', (data) => socket.send(`eco ${String(data)}`)),
  );
  gateway = await open();
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([commands.close(), queries.close()]);
  await rm(client, { recursive: true });
});
async function* half() {
  yield Buffer.alloc(100_000);
  throw new Error('the disk is gone');
}
const as = { 'x-token': 'Administrador' };
const base = () => `http://127.0.0.1:${gateway.port}`;

test('a path that serves both sides is split by accion; an unknown one names those of both', async () => {
  const to = async (accion: string) => (await send(gateway.port, '/juguetes/listar', { accion }, as)).body;
  expect(await to('grid')).toMatchObject({ lado: 'query-api', accion: 'grid' });
  expect(await to('tomar')).toMatchObject({ lado: 'command-api', accion: 'tomar' });
  expect(await to('nada')).toMatchObject({
    campos: [{ campo: 'accion', mensaje: 'Valores admitidos: grid, archivo, cortado, tomar' }],
  });
});

test('nobody outside passes for a service or for another address', async () => {
  const forged = await send(gateway.port, '/juguetes/entregar', {}, { 'x-internal-token': INTERNAL });
  expect(forged.status).toBe(401);
  await send(
    gateway.port,
    '/juguetes/entregar',
    {},
    { ...as, 'x-cliente-ip': '1.1.1.1', 'x-forwarded-for': '9.9.9.9, 203.0.113.7' },
  );
  expect(seen?.ip).toBe('203.0.113.7');
  const undeclared = await open({ trustProxy: 0 });
  await send(undeclared.port, '/juguetes/entregar', {}, { ...as, 'x-forwarded-for': '203.0.113.7' });
  expect(seen?.ip).toMatch(/127\.0\.0\.1$/);
  await undeclared.close();
});

test('a request line that names another server goes to our service all the same', async () => {
  const elsewhere = createServer((_req, res) => res.end('"ajeno"')).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const raw = connect(gateway.port, '127.0.0.1');
  const body = '{"accion":"grid"}';
  raw.write(
    `POST http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/juguetes/listar HTTP/1.1\r\nHost: x\r\nx-token: Administrador\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  const said = (await raw.setEncoding('utf8').toArray()).join('');
  expect(said).toContain('"lado":"query-api"');
  elsewhere.close();
});

test('files stream through, whole', async () => {
  const reply = await fetch(`${base()}/juguetes/listar`, {
    method: 'POST',
    headers: { ...as, 'content-type': 'application/json' },
    body: '{"accion":"archivo"}',
  });
  expect((await reply.arrayBuffer()).byteLength).toBe(3_000_000);
  expect(reply.headers.get('content-disposition')).toContain('a.bin');
});

test('a file that breaks off never passes for a whole one', async () => {
  const reply = await fetch(`${base()}/juguetes/listar`, {
    method: 'POST',
    headers: { ...as, 'content-type': 'application/json' },
    body: '{"accion":"cortado"}',
  });
  await expect(reply.arrayBuffer()).rejects.toThrow();
});

test('more than 1 MB is 413', async () => {
  expect((await send(gateway.port, '/juguetes/entregar', { a: 'x'.repeat(1_100_000) }, as)).status).toBe(413);
});

test('a service that is away is 503 with Retry-After, and health names it', async () => {
  const away = await open({
    services: {
      'command-api': 'http://127.0.0.1:9',
      'query-api': `http://127.0.0.1:${queries.port}`,
      projector: 'http://127.0.0.1:9',
    },
  });
  const got = await send(away.port, '/juguetes/entregar', {}, as);
  expect([got.status, got.headers.get('retry-after'), got.body.codigo]).toEqual([503, '2', 'NO_DISPONIBLE_AHORA']);
  const health = await send(away.port, '/health', undefined, { 'x-internal-token': INTERNAL }, 'GET');
  expect([health.status, health.body.detalle]).toEqual([503, 'command-api: no responde; projector: no responde']);
  for (const guess of ['', 'a-guess']) {
    const stranger = await send(away.port, '/health', undefined, { 'x-internal-token': guess }, 'GET');
    expect([stranger.status, stranger.body]).toEqual([503, { ok: false }]);
  }
  await away.close();
  const well = await send(gateway.port, '/health', undefined, {}, 'GET');
  expect([well.status, well.body]).toEqual([200, { ok: true }]);
});

test('an address beyond its limit waits; another does not', async () => {
  const narrow = await open({ limit: { perSecond: 0.001, burst: 2 } });
  const from = async (ip: string) =>
    (await send(narrow.port, '/juguetes/entregar', {}, { ...as, 'x-forwarded-for': ip })).status;
  expect([
    await from('203.0.113.1'),
    await from('203.0.113.1'),
    await from('203.0.113.1'),
    await from('203.0.113.2'),
  ]).toEqual([200, 200, 429, 200]);
  await narrow.close();
});

const aBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('an address that nobody declared is 404 in JSON to a program, whatever the method, and a page to a browser', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const reply = await fetch(`${base()}/pedido_ventas/nada`, { method });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(await reply.json()).toMatchObject({ ok: false, codigo: 'NO_EXISTE' });
  }
  expect(await (await fetch(`${base()}/pedido_ventas/nada`, { headers: aBrowser })).text()).toContain('inicio');
});

test('the client is served: hashed files for ever and compressed, routes as index.html, nothing outside its folder', async () => {
  const asset = await fetch(`${base()}/assets/app-1234.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect([await asset.text(), asset.headers.get('content-encoding'), asset.headers.get('cache-control')]).toEqual([
    'export {}',
    'gzip',
    'public, max-age=31536000, immutable',
  ]);
  const route = await fetch(`${base()}/sistema/pedidos-globales`, { headers: aBrowser });
  expect([await route.text(), route.headers.get('cache-control'), route.headers.get('content-type')]).toEqual([
    '<!doctype html>inicio',
    'no-cache',
    'text/html; charset=utf-8',
  ]);
  const again = await fetch(`${base()}/sistema/landing`, {
    headers: { ...aBrowser, 'if-none-match': route.headers.get('etag')! },
  });
  expect(again.status).toBe(304);
  expect(await (await fetch(`${base()}/cambio-password/dXN1YXJpbw.bWFj_-9`, { headers: aBrowser })).text()).toBe(
    '<!doctype html>inicio',
  );
  for (const hidden of ['/assets/nada.js', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd.txt', '/.env.json', '/%00.js', '/%ff.js'])
    expect((await fetch(base() + hidden)).status).toBe(404);
});

test('an address that is a page and a call is the page to a browser and the call to a program', async () => {
  const page = await fetch(`${base()}/sistema/estado`, {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  expect(await page.text()).toBe('<!doctype html>inicio');
  expect((await send(gateway.port, '/sistema/estado', undefined, as, 'GET')).body).toMatchObject({ lado: 'query-api' });
});

test('no inline script may run, here or in the API document', async () => {
  const page = await fetch(`${base()}/api-docs/`);
  const csp = page.headers.get('content-security-policy')!;
  expect(csp).toContain("script-src 'self';");
  expect(csp).toContain(`ws://127.0.0.1:${gateway.port}`);
  expect(csp).not.toContain('upgrade-insecure-requests');
  for (const [tag] of (await page.text()).matchAll(/<script[^>]*>/g)) expect(tag).toContain(' src=');
  expect(await (await fetch(`${base()}/api-docs/openapi.json`)).json()).toEqual({ openapi: '3.1.0' });
  expect(await (await fetch(`${base()}/api-docs/swagger-ui-init.js`)).text()).toContain('/api-docs/openapi.json');
  expect((await fetch(`${base()}/api-docs`)).url).toBe(`${base()}/api-docs/`);
});

test('metrics are not for the outside', async () => {
  expect((await fetch(`${base()}/metrics`)).status).toBe(200);
  expect((await fetch(`${base()}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
});

test('the socket goes through from our own pages only', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/ws?desde=1`, { origin: base() });
  await once(socket, 'open');
  socket.send('hola');
  expect(String((await once(socket, 'message'))[0])).toBe('eco hola');
  socket.close();
  const refused = async (url: string, origin: string) => {
    const other = new WebSocket(url, { origin });
    const [error] = (await once(other, 'error')) as [Error];
    return error.message;
  };
  expect(await refused(`ws://127.0.0.1:${gateway.port}/ws`, 'https://otro.test')).toContain('403');
  expect(await refused(`ws://127.0.0.1:${gateway.port}/otro`, base())).toContain('404');
});

test('an address holds so many sockets, and one more when one is closed; another is not in its way', async () => {
  const narrow = await open({ socketsPerAddress: 2 });
  const from = async (ip: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${narrow.port}/ws`, { headers: { 'x-forwarded-for': ip } });
    return once(socket, 'open').then(() => socket);
  };
  const [first] = [await from('2001:db8::1'), await from('2001:db8::2')];
  await expect(from('2001:db8::3')).rejects.toThrow('429');
  await from('203.0.113.7');
  first.terminate();
  // The gateway hears of it a moment later.
  while (!(await from('2001:db8::3').catch(() => undefined)));
  await narrow.close();
});

test('closing cuts open sockets and half-sent requests', async () => {
  const second = await open();
  const socket = new WebSocket(`ws://127.0.0.1:${second.port}/ws`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const half = connect(second.port, '127.0.0.1');
  await once(half, 'connect');
  half.write('POST /juguetes/entregar HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
  half.on('error', () => undefined);
  await Promise.all([second.close(), closed, once(half, 'close')]);
});

test('bodies that one session holds back are counted: beyond, 429, and a colleague is answered', async () => {
  const own = await open({ bodies: { perSession: 3, perAddress: 100, bytes: 1024 * 1024 } });
  const begin = async (token: string, rest = '') => {
    const half = connect(own.port, '127.0.0.1');
    await once(half, 'connect');
    half.on('error', () => undefined);
    half.write(
      `POST /juguetes/entregar HTTP/1.1\r\nHost: x\r\nx-token: ${token}\r\nContent-Length: 10\r\n\r\n{${rest}`,
    );
    return half;
  };
  const held = await Promise.all(['ana', 'ana', 'ana'].map((token) => begin(token)));
  const fourth = await begin('ana');
  expect(String((await once(fourth, 'data'))[0])).toContain('429');
  const colleague = { 'x-token': 'Cliente' };
  expect((await send(own.port, '/juguetes/listar', { accion: 'grid' }, colleague)).status).toBe(200);
  // Whoever lets go may come again; the gateway hears of it a moment later.
  for (const half of held) half.destroy();
  const again = async () => String((await once(await begin('ana', ' '.repeat(8) + '}'), 'data'))[0]);
  while ((await again()).includes('429'));
  await own.close();
});
