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
  toy('pagina', {
    ...get,
    path: '/web',
    file: 'pagina',
    access: { publico: true },
    request: z.object({ falla: z.string().optional() }),
  }),
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
    async (call, request, { user }) => {
      if ((request as { falla?: string }).falla) throw new Error('broken');
      return call.name === 'pagina'
        ? {
            file: {
              nombre: 'p',
              tipo: 'text/html; charset=utf-8',
              stream: Buffer.from(`de ${user?.perfil ?? 'nadie'}`),
              page: { status: 404 },
            },
          }
        : { ok: true };
    },
    { name: 'query-api', contract: calls },
  );
  const service = `http://127.0.0.1:${queries.port}`;
  gateway = await open(service);
});
const open = (service: string): Promise<Gateway> =>
  createGateway({
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

test('a visitor reads why a page is not there, in words; a program is told as ever', async () => {
  const away = await open('http://127.0.0.1:9');
  const visit = (accept: string) => fetch(`http://127.0.0.1:${away.port}/web`, { headers: { accept } });
  const page = await visit('text/html');
  expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '10',
  ]);
  expect(await page.text()).toMatch(/<html lang="es-CL">[\s\S]*La página no está disponible en este momento/);
  const program = await visit('application/json');
  expect([program.status, ((await program.json()) as { codigo: string }).codigo]).toEqual([503, 'NO_DISPONIBLE_AHORA']);
  await away.close();
});

test('a service that fails at a page is told in words too, under its own status', async () => {
  const page = await fetch(`http://127.0.0.1:${gateway.port}/web?falla=1`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('Volvemos enseguida')]);
});
