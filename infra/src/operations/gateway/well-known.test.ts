import os from 'node:os';
import { Registry } from 'prom-client';
import { INTERNAL, send, silent } from '../../platform/http/service.testing.ts';
import { createGateway } from './gateway.ts';

test('public keys and the last head are there for anybody, once there are any; the live socket is described', async () => {
  const found: object[] = [];
  const gateway = await createGateway({
    port: 0,
    calls: [],
    services: { 'command-api': 'http://127.0.0.1:1', 'query-api': 'http://127.0.0.1:1' },
    client: os.tmpdir(),
    log: silent,
    openapi: () => ({}),
    asyncapi: () => ({ asyncapi: '3.0.0' }),
    evidence: () => found[0],
    publicUrl: 'http://power.test',
    internalToken: INTERNAL,
    trustProxy: 0,
    metrics: new Registry(),
  });
  const ask = () => send(gateway.port, '/.well-known/evidencia.json', undefined, {}, 'GET');
  expect((await ask()).status).toBe(404);
  found.push({ sistema: 'Sistema Power Mobile', llaves: [{ id: 'a' }], cabeza: { tamano: 3 } });
  expect(await ask()).toMatchObject({ status: 200, body: found[0] });
  // The document of the live socket is beside that of the calls.
  const live = await send(gateway.port, '/api-docs/asyncapi.json', undefined, {}, 'GET');
  expect(live).toMatchObject({ status: 200, body: { asyncapi: '3.0.0' } });
  await gateway.close();
});
