import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askHealth } from './health.ts';

const answering = async (body: unknown): Promise<string> => {
  const server = createServer((_, reply) => reply.writeHead(503).end(JSON.stringify(body))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { detail } = await askHealth(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token');
  server.close();
  return detail;
};

test('what is not ready is told in one short line: a service that lists all its parts is quoted by its summary', async () => {
  const long = Array.from({ length: 40 }, (_, n) => `orders/list-${n}: atrasada en 1000 posiciones`).join('; ');
  const servicios = [
    { servicio: 'query-api', ok: true, detalle: 'listo' },
    { servicio: 'jobs', ok: false, detalle: 'no responde' },
    { servicio: 'projector', ok: false, detalle: long, resumen: '3 de 43 proyecciones al día; se crean los índices' },
  ];
  expect(await answering({ ok: false, detalle: `jobs: no responde; projector: ${long}`, servicios })).toBe(
    'jobs: no responde; projector: 3 de 43 proyecciones al día; se crean los índices',
  );
  expect(await answering({ ok: false, detalle: 'sin base de datos' })).toBe('sin base de datos');
});
