import { Registry } from 'prom-client';
import type { Service } from '../../platform/http/service.ts';
import type { ExecuteContext } from '../../platform/http/service-options.ts';
import { INTERNAL, persona, send, silent, toy, toyService } from '../../platform/http/service.testing.ts';
import { createGateway, type Gateway } from './gateway.ts';

const call = toy('pedir', {
  kind: 'command',
  path: '/api/v1/pedidos',
  accion: undefined,
  clave: 'pedidos',
  request: toy('x').reply,
});
let commands: Service;
let gateway: Gateway;
let seen: ExecuteContext | undefined;

beforeAll(async () => {
  const execute = async (_call: unknown, _request: unknown, context: ExecuteContext) => {
    seen = context;
    return { ok: true };
  };
  const keys = async () => ({ user: { ...persona('Cliente'), cliente_id: '9' }, headers: {} });
  commands = await toyService([call], execute, { keys });
  const address = `http://127.0.0.1:${commands.port}`;
  gateway = await createGateway({
    port: 0,
    calls: [call],
    services: { 'command-api': address, 'query-api': address },
    client: '/no-client',
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
  await commands.close();
});

test('a program names its own orders: one without a key is told so, and nothing is drawn for it', async () => {
  const order = (headers: Record<string, string>) => send(gateway.port, '/api/v1/pedidos', {}, headers);
  expect(await order({})).toMatchObject({ status: 400, body: { campos: [{ campo: 'Idempotency-Key' }] } });
  expect(seen).toBeUndefined();
  expect((await order({ 'idempotency-key': 'oc-1' })).status).toBe(200);
  expect(seen?.commandId).toBe('u-Cliente:oc-1');
});

test('what the gateway itself refuses is a problem too', async () => {
  const nowhere = await send(gateway.port, '/api/v1/nada', undefined, {}, 'GET');
  expect([nowhere.status, nowhere.headers.get('content-type')]).toEqual([404, expect.stringContaining('problem+json')]);
  const large = await send(gateway.port, '/api/v1/pedidos', { a: 'x'.repeat(1_100_000) }, { 'idempotency-key': 'a' });
  expect([large.status, large.body.codigo, large.body.status]).toEqual([413, 'PETICION_MUY_GRANDE', 413]);
});
