import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postJson } from './post-json.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service that answers the n-th request as it is told; what was asked of it is counted. */
async function service(answer: (n: number, ...asked: Parameters<RequestListener>) => unknown) {
  let asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    request.resume().once('end', () => void answer(asked, request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { post: (ms = 5000) => postJson(url, '/x', { ñ: 1 }, { 'x-token': 't' }, ms), asked: () => asked };
}

test('status and text are answered as they came, and the connection is kept', async () => {
  const ports = new Set<number | undefined>();
  const { post } = await service((n, { socket, headers }, response) => {
    ports.add(socket.remotePort);
    response.writeHead(n === 2 ? 503 : 200).end(`ñandú ${headers['content-length']} ${String(headers['x-token'])}`);
  });
  expect(await post()).toEqual({ status: 200, text: 'ñandú 8 t' });
  expect(await post()).toEqual({ status: 503, text: 'ñandú 8 t' });
  expect(ports.size).toBe(1);
});

test('a kept connection that the service has closed says nothing about it: it is asked again, once', async () => {
  const { post, asked } = await service((n, request, response) =>
    n === 2 ? request.socket.destroy() : response.end('{}'),
  );
  await post();
  expect(await post()).toMatchObject({ status: 200 });
  expect(asked()).toBe(3);
});

test('a service that breaks off, or says nothing in time, is away', async () => {
  const { post } = await service((n, request, response) => {
    if (n > 1) return;
    response.writeHead(200, { 'content-length': 100 }).write('half', () => request.socket.destroy());
  });
  await expect(post()).rejects.toThrow();
  await expect(post(50)).rejects.toThrow('50 ms');
});

test('a service that says nothing over a kept connection is not waited for twice', async () => {
  const { post, asked } = await service((n, _, response) => n === 1 && response.end('{}'));
  await post();
  await expect(post(50)).rejects.toThrow('50 ms');
  expect(asked()).toBe(2);
});
