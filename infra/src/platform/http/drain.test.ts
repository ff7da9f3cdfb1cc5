import { once } from 'node:events';
import http from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { drainable } from './drain.ts';
import { localSocket, serveLocally } from './local-socket.ts';

let folder = '';
let server: http.Server;
let drain: ReturnType<typeof drainable>;
let begun: Promise<void>;
let finish: () => void;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'power-run-'));
  process.env.SOCKET_DIR = folder;
  let begin = (): void => undefined;
  begun = new Promise((resolve) => (begin = resolve));
  server = http.createServer((req, res) => {
    if (req.url === '/quick') return void res.end('quick');
    finish = () => res.end('slow');
    begin();
  });
  drain = drainable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  delete process.env.SOCKET_DIR;
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});
const port = (): number => (server.address() as AddressInfo).port;
interface Answer {
  readonly text: string;
  readonly connection: string | undefined;
}
const ask = (options: http.RequestOptions): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      .get(options, (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        reply.once('end', () => resolve({ text, connection: reply.headers.connection }));
      })
      .once('error', reject);
  });

test('a call under way over the local socket is answered before the service ends', async () => {
  const closeLocal = await serveLocally(server, port());
  const answer = ask({ socketPath: localSocket(port())!, path: '/slow', agent: false });
  await begun;
  let over = false;
  closeLocal();
  const drained = drain().then(() => (over = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(over).toBe(false);
  finish();
  expect((await answer).text).toBe('slow');
  await drained;
});

test('what comes on a kept connection meanwhile is answered, with the word that it ends', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const at = { port: port(), host: '127.0.0.1', agent };
  expect(await ask({ ...at, path: '/quick' })).toMatchObject({ text: 'quick', connection: 'keep-alive' });
  const drained = drain({ lingerMs: 1500 });
  expect(await ask({ ...at, path: '/quick' })).toEqual({ text: 'quick', connection: 'close' });
  await drained;
  await expect(ask({ ...at, path: '/quick' })).rejects.toThrow('ECONNREFUSED');
});

test('what takes too long is cut', async () => {
  const answer = ask({ port: port(), host: '127.0.0.1', path: '/slow', agent: false }).catch((fault: Error) => fault);
  await begun;
  await drain({ graceMs: 50 });
  expect(await answer).toMatchObject({ message: 'socket hang up' });
});
