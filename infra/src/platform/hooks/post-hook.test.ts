import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { postHook, whereItLeads } from './post-hook.ts';
import { hookSecret, signed } from './sign.ts';

let server: http.Server;
let asked: { method: string | undefined; headers: http.IncomingHttpHeaders; body: string }[] = [];
let answer: http.RequestListener;
const address = (path = '/') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
beforeAll(async () => {
  server = http.createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += String(chunk)));
    req.on('end', () => {
      asked.push({ method: req.method, headers: req.headers, body });
      answer(req, res);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  asked = [];
  answer = (_req, res) => res.end();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const post = (url = address(), more: object = {}) =>
  postHook(url, { headers: { 'x-firma': 'f' }, body: '{"a":"ñ"}', inside: true, ...more });

test('a program is told by POST, with what signs it', async () => {
  expect(await post()).toBe(200);
  expect(asked).toMatchObject([
    { method: 'POST', body: '{"a":"ñ"}', headers: { 'x-firma': 'f', 'content-type': 'application/json' } },
  ]);
});

test('a redirection is not followed, wherever it leads', async () => {
  answer = (_req, res) => res.writeHead(302, { location: address('/otra') }).end();
  expect(await post()).toBe(302);
  expect(asked).toHaveLength(1);
});

test('of an answer nothing but its status is read, however long it is', async () => {
  let closed: () => void;
  const ended = new Promise<void>((resolve) => (closed = resolve));
  answer = (_req, res) => {
    res.once('close', () => closed());
    res.writeHead(200);
    const more = (): void => {
      while (!res.destroyed && res.write(Buffer.alloc(65_536)));
      res.once('drain', more);
    };
    more();
  };
  expect(await post()).toBe(200);
  await ended;
});

test('who says nothing is left after the term, who breaks off or is not there is told so', async () => {
  answer = () => undefined;
  await expect(post(address(), { timeoutMs: 60 })).rejects.toThrow('No respondió en 0.06 segundos.');
  answer = (req) => req.socket.destroy();
  await expect(post()).rejects.toThrow('El servidor cortó la conexión.');
  const gone = http.createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  await expect(post(`http://127.0.0.1:${port}/`)).rejects.toThrow('El servidor rechaza la conexión.');
});

test.each([
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://localhost/x',
  'http://erp.cliente.cl/x',
])('%s is of the own network, or not safe, and never connected to', async (url) => {
  await expect(post(url, { inside: false, lookup: () => expect(url).toBe('not looked up') })).rejects.toThrow(
    /internet pública|https/,
  );
});

test('a name is looked up once, and one that leads into the own network is not connected to', async () => {
  let looked = 0;
  const lookup: LookupFunction = (name, _options, done) => {
    looked += 1;
    done(new Error(`${name} no está en la internet pública`), '', 0);
  };
  await expect(post('https://rebind.cliente.cl/x', { inside: false, lookup })).rejects.toThrow('internet pública');
  expect(looked).toBe(1);
  expect(await whereItLeads('rebind.cliente.cl', lookup)).toMatch(/internet pública\. Usa/);
  expect(await whereItLeads('127.0.0.1', lookup)).toMatch(/internet pública/);
  const nowhere: LookupFunction = (_name, _options, done) => done(new Error('ENOTFOUND'), '', 0);
  expect(await whereItLeads('nada.cliente.cl', nowhere)).toBe(
    'No se encuentra «nada.cliente.cl». Revisa la dirección.',
  );
  expect(await whereItLeads('x.cl', (_n, _o, done) => done(null, '8.8.8.8', 4))).toBeUndefined();
});

test('a body is signed by each good secret, with its second', () => {
  const at = new Date('2026-11-20T15:00:00.400Z');
  const firma = signed('{}', ['uno', 'dos'], at);
  expect(firma).toMatch(/^t=1795186800,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
  expect(signed('{}', ['uno'], at)).not.toBe(signed('{ }', ['uno'], at));
  expect(hookSecret('servidor', 'a')).not.toBe(hookSecret('servidor', 'b'));
});
