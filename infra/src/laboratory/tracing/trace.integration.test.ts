import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSystem, type TestSystem } from '../testing/system.ts';

interface Received {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Received, 'service'>[] }[];
  }[];
}

const spans: Received[] = [];
const keys = new Set<string | undefined>();
let collector: Server;
let system: TestSystem;
const [email, password] = ['administrador@power.test', 'clave-de-prueba-1'];
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

const post = async (address: string, body: object, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${system.url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, unknown>;
};
const training = {
  accion: 'capacitacion',
  capacitacion: {
    nombre: 'Cámaras',
    fecha: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    hora: '10:00',
    lugar: 'Sala 1',
    link: '',
    cupos: 2,
    publica: true,
  },
};
const above = (span: Received | undefined) =>
  spans.find(({ traceId, spanId }) => traceId === span?.traceId && spanId === span.parentSpanId);
/** From the push of a trace up to its command, once each service has told its part: they tell at times of their own. */
const whole = async (trace: () => string | undefined): Promise<Received[]> => {
  for (;;) {
    const push = spans.find(({ traceId, name }) => traceId === trace() && name === 'push');
    const projection = above(push);
    const event = above(projection);
    const command = above(event);
    if (push && projection && event && command) return [command, event, projection, push];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

beforeAll(async () => {
  collector = createServer((request, response) => {
    keys.add(request.headers['x-llave'] as string | undefined);
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: resource.attributes[0]!.value.stringValue });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  system = await startSystem({
    env: {
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-llave=uno%20dos',
      OTEL_SERVICE_NAME: 'prueba',
    },
  });
  await system.waitReady();
});
afterAll(async () => {
  await system?.remove();
  collector?.close();
});

test('a command, its event, its read models and its push are one trace, under the caller', async () => {
  const { token } = await post('/accesos/login', { email, password });
  const headers = { 'x-token': String(token) };
  const made = await post('/capacitaciones/crear', training, { ...headers, traceparent: `00-${TRACE}-${CALLER}-01` });
  expect(made).toMatchObject({ ok: true });

  const found = await whole(() => TRACE);
  const [command, event, projection, push] = found as [Received, Received, Received, Received];
  expect(push).toMatchObject({ service: 'prueba-query-api' });
  expect(projection).toMatchObject({ service: 'prueba-projector', name: `projection ${event.name}` });
  expect([event, command].map(({ service }) => service)).toEqual(['prueba-command-api', 'prueba-command-api']);
  expect(command.parentSpanId).toBe(CALLER);
  for (const { startTimeUnixNano, endTimeUnixNano } of found)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  expect([...keys]).toEqual(['uno dos']);

  // Without a caller's trace the command begins one of its own, and a caller who does not record is left out.
  await post('/capacitaciones/crear', training, { ...headers, traceparent: `00-${'a'.repeat(32)}-${CALLER}-00` });
  await post('/capacitaciones/crear', training, headers);
  const [own] = await whole(
    () => spans.findLast((span) => span.name === command.name && span.traceId !== TRACE)?.traceId,
  );
  expect(own).toMatchObject({ name: command.name });
  expect(own!.parentSpanId).toBeUndefined();
  expect(spans.filter(({ traceId }) => traceId === 'a'.repeat(32))).toEqual([]);
});
