import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { z } from 'zod';
import type { Service } from '../../platform/http/service.ts';
import { INTERNAL, silent, toy, toyService } from '../../platform/http/service.testing.ts';
import { createGateway, type Gateway } from './gateway.ts';

const get = { method: 'GET', accion: undefined, request: z.object({}) } as const;
const calls = [
  toy('pagina', { ...get, path: '/web', file: 'pagina', access: { publico: true } }),
  toy('estado', { ...get, path: '/sistema/estado' }),
];
let client: string;
let queries: Service;
let gateway: Gateway;
beforeAll(async () => {
  client = await mkdtemp(path.join(os.tmpdir(), 'power-pages-'));
  await writeFile(path.join(client, 'index.html'), 'cliente');
  queries = await toyService(
    calls,
    async (call, _request, { user }) =>
      call.name === 'pagina'
        ? {
            file: {
              nombre: 'p',
              tipo: 'text/html; charset=utf-8',
              stream: Buffer.from(`de ${user?.perfil ?? 'nadie'}`),
              page: { status: 404 },
            },
          }
        : { ok: true },
    { name: 'query-api', contract: calls },
  );
  const service = `http://127.0.0.1:${queries.port}`;
  gateway = await createGateway({
    port: 0,
    calls,
    services: { 'command-api': service, 'query-api': service },
    client,
    log: silent,
    openapi: () => ({}),
    asyncapi: () => ({}),
    publicUrl: 'http://power.test',
    internalToken: INTERNAL,
    trustProxy: 0,
    metrics: new Registry(),
  });
});
afterAll(async () => {
  await gateway.close();
  await queries.close();
  await rm(client, { recursive: true });
});

test('a browser that comes to a page of a service gets it, as whoever its cookie says; of other addresses the client', async () => {
  const visit = async (address: string, cookie = '') => {
    const reply = await fetch(`http://127.0.0.1:${gateway.port}${address}`, {
      headers: { accept: 'text/html', cookie },
    });
    return [reply.status, reply.headers.get('content-disposition'), await reply.text()];
  };
  expect(await visit('/web')).toEqual([404, null, 'de nadie']);
  expect(await visit('/web', 'a=1; x-token=Administrador')).toEqual([404, null, 'de Administrador']);
  expect(await visit('/sistema/estado', 'x-token=Administrador')).toEqual([200, null, 'cliente']);
});
