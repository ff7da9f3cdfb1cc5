import { Counter, type Registry } from 'prom-client';

/** A span as OTLP/JSON takes it. */
export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[];
  readonly status: { readonly code: number };
}

export interface ExporterOptions {
  /** Base address of the collector; spans go to `/v1/traces` under it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Name of this process among the collector's services. */
  readonly service: string;
  readonly registry: Registry;
  /** Spans that may wait. Default 4096. */
  readonly queue?: number;
  /** How long spans wait for company. Default 1 s. */
  readonly everyMs?: number;
}

const BATCH = 512;
const PATIENCE_MS = 10_000;
/** A collector that says nothing must not hold up a process that ends. */
const CLOSING_MS = 1500;

/**
 * Sends spans to an OpenTelemetry collector (OTLP/JSON over HTTP), in batches and one at a time. Whoever adds one never
 * waits: what finds the queue full, or a collector that is away, is dropped and counted.
 */
export function createExporter(options: ExporterOptions) {
  const { endpoint, headers, service, registry, queue = 4096, everyMs = 1000 } = options;
  const dropped = new Counter({
    name: 'trace_spans_dropped_total',
    help: 'Spans that found the queue full or no collector',
    registers: [registry],
  });
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] };
  const ending = new AbortController();
  let waiting: OtlpSpan[] = [];
  let sending: Promise<void> | undefined;

  const post = async (spans: readonly OtlpSpan[]): Promise<void> => {
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'power' }, spans }] }] });
    const sent = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ending.signal]),
    }).then(
      async (reply) => (await reply.body?.cancel(), reply.ok),
      () => false,
    );
    if (!sent) dropped.inc(spans.length);
  };
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      await post(batch);
    }
  };
  const flush = (): Promise<void> => (sending ??= drain().finally(() => (sending = undefined)));
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    add(span: OtlpSpan): void {
      if (waiting.length >= queue) return dropped.inc();
      waiting.push(span);
    },
    /** Sends what waits; resolves when it is sent or dropped. */
    flush,
    /** Sends what waits as far as the collector takes it within a moment; the rest is dropped and counted. */
    async close(): Promise<void> {
      clearInterval(timer);
      const late = setTimeout(() => ending.abort(), CLOSING_MS);
      await flush();
      clearTimeout(late);
    },
  };
}

export type Exporter = ReturnType<typeof createExporter>;
