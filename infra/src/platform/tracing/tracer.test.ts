import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { createExporter, type OtlpSpan } from './exporter.ts';
import { headersOf } from './headers.ts';
import { isTraceparent, traceOf } from './trace-of.ts';
import { createTracer } from './tracer.ts';

const config = { OTEL_EXPORTER_OTLP_HEADERS: {}, OTEL_SERVICE_NAME: 'power', OTEL_TRACES_SAMPLER_ARG: 1 };
const span: OtlpSpan = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  name: 'x',
  kind: 1,
  startTimeUnixNano: '1',
  endTimeUnixNano: '2',
  attributes: [],
  status: { code: 0 },
};
const droppedOf = async (registry: Registry): Promise<string> =>
  (await registry.metrics()).match(/^trace_spans_dropped_total (\d+)$/m)![1]!;

test('without a collector there is no tracer, nor a figure of it', () => {
  const registry = new Registry();
  expect(createTracer('x', { ...config, OTEL_EXPORTER_OTLP_ENDPOINT: undefined }, registry)).toBeUndefined();
  expect(registry.getMetricsAsArray()).toEqual([]);
});

test('what finds the queue full or no collector is dropped and counted', async () => {
  const registry = new Registry();
  const refusing = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const exporter = createExporter({ endpoint, headers: {}, service: 's', registry, queue: 3, everyMs: 1e6 });
  for (let i = 0; i < 5; i += 1) exporter.add(span);
  expect(await droppedOf(registry)).toBe('2');
  await exporter.close();
  expect(await droppedOf(registry)).toBe('5');
  await new Promise((resolve) => refusing.close(resolve));
});

test('a collector that says nothing does not hold up the end: what waits is dropped and counted', async () => {
  const registry = new Registry();
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const exporter = createExporter({ endpoint, headers: {}, service: 's', registry, everyMs: 1e6 });
  // Several batches: all of them end with the first.
  for (let i = 0; i < 1100; i += 1) exporter.add(span);
  await exporter.close();
  expect(await droppedOf(registry)).toBe('1100');
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test('a correlation names its trace, a traceparent the one that it is of', () => {
  expect(traceOf('c-1')).toEqual(traceOf('c-1'));
  expect(traceOf('c-1').trace).not.toBe(traceOf('c-2').trace);
  const [trace, parent] = ['1'.repeat(32), '2'.repeat(16)];
  expect(traceOf(`00-${trace}-${parent}-01`)).toEqual({ trace, parent, sampled: true });
  expect(traceOf(`00-${trace}-${parent}-00`).sampled).toBe(false);
  const none = [
    `00-${'0'.repeat(32)}-${parent}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `ff-${trace}-${parent}-01`,
    '',
  ];
  expect(none.filter(isTraceparent)).toEqual([]);
});

test('headers are name=value; anything else is a fault of configuration', () => {
  expect(headersOf('Authorization=Bearer%20abc, x=1,')).toEqual({ authorization: 'Bearer abc', x: '1' });
  expect(['nada', 'a=%', 'a=b%0d%0ac', '=b'].map(headersOf)).toEqual([undefined, undefined, undefined, undefined]);
});
