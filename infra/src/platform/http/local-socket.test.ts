import http from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { localSocket, serveLocally } from './local-socket.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'power-run-'));
  process.env.SOCKET_DIR = folder;
});
afterEach(async () => {
  delete process.env.SOCKET_DIR;
  await rm(folder, { recursive: true, force: true });
});

const ask = (socketPath: string): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get({ socketPath, path: '/hola', agent: false }, (reply) => reply.setEncoding('utf8').once('data', resolve))
      .once('error', reject);
  });

test('a server is found at its socket too, also over the file that a killed one left', async () => {
  const server = http
    .createServer((req, res) => res.end(`${req.url} ${req.socket.remoteAddress ?? 'socket'}`))
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const file = localSocket(`http://127.0.0.1:${port}`)!;
  await writeFile(file, '');
  const close = await serveLocally(server, port);
  expect(await ask(file)).toBe('/hola socket');
  close();
  server.close();
  await expect(ask(file)).rejects.toThrow('connect');
});

test('services of other machines, and systems without such a folder, have none', () => {
  expect(localSocket('http://query-api:4000')).toBeUndefined();
  expect(localSocket('http://127.0.0.1:4101', '')).toBeUndefined();
  expect(localSocket(4101)).toBe(path.join(folder, '4101.sock'));
});
