import os from 'node:os';
import { Registry } from 'prom-client';
import type { Service } from '../../platform/http/service.ts';
import { INTERNAL, send, silent, toyService } from '../../platform/http/service.testing.ts';
import { createGateway, type Gateway } from './gateway.ts';

const GONE = 'http://127.0.0.1:1';
let service: Service;
const open = (services: Readonly<Record<string, string>>): Promise<Gateway> =>
  createGateway({
    port: 0,
    calls: [],
    services: { 'command-api': here(), 'query-api': here(), ...services },
    client: os.tmpdir(),
    log: silent,
    openapi: () => ({}),
    asyncapi: () => ({}),
    publicUrl: 'http://power.test',
    internalToken: INTERNAL,
    trustProxy: 0,
    metrics: new Registry(),
  });
const here = (): string => `http://127.0.0.1:${service.port}`;
const status = async (of: Gateway, path: string) => (await send(of.port, path, undefined, {}, 'GET')).status;

beforeAll(async () => {
  service = await toyService([], async () => ({ ok: true }), { name: 'query-api' });
});
afterAll(() => service.close());

test('idle connections outlive those that a proxy in front keeps for a minute', async () => {
  const gateway = await open({});
  const reply = await fetch(`http://127.0.0.1:${gateway.port}/health/live`);
  expect(Number(/timeout=(\d+)/.exec(reply.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  await reply.text();
  await gateway.close();
});

test('who serves people is ready though a worker is away; the process lives though nobody serves', async () => {
  const idle = await open({ projector: GONE });
  const alone = await open({ 'query-api': GONE });
  expect([await status(idle, '/health'), await status(idle, '/health/ready')]).toEqual([503, 200]);
  expect([await status(alone, '/health/ready'), await status(alone, '/health/live')]).toEqual([503, 200]);
  await Promise.all([idle.close(), alone.close()]);
});
