import type { Registry } from 'prom-client';
import type { ServiceConfig } from '../config.ts';
import { createExporter } from './exporter.ts';
import { type Hop, spanOf, traceOf } from './trace-of.ts';

/** One hop of a trace, told when it is over. */
export interface Span {
  readonly hop: Hop;
  /** Id of the command, or of the event that the hop is about. */
  readonly id: string;
  readonly name: string;
  readonly correlationId: string;
  /** The hop that it follows from; unset: whoever called, or nobody. */
  readonly parent?: { readonly hop: Hop; readonly id: string } | undefined;
  /** Milliseconds of {@link instant}. */
  readonly start: number;
  readonly end: number;
  readonly failed?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface Tracer {
  span(span: Span): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

type TracingConfig = Pick<
  ServiceConfig,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Now in milliseconds of the epoch, by a clock that never goes back. */
export const instant = (): number => performance.timeOrigin + performance.now();

const nano = (ms: number): string => `${Math.round(ms * 1000)}000`;
const SERVER = 2;
const INTERNAL = 1;

/** Traces of this process by configuration (docs/operacion.md); undefined, and nothing to pay, without a collector. */
export function createTracer(process: string, config: TracingConfig, registry: Registry): Tracer | undefined {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const exporter = createExporter({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    service: `${config.OTEL_SERVICE_NAME}-${process}`,
    registry,
  });
  const share = config.OTEL_TRACES_SAMPLER_ARG;
  // By the trace's id alone: all processes keep the same ones, and a trace is whole or not at all.
  const kept = (trace: string): boolean => parseInt(trace.slice(-8), 16) < share * 2 ** 32;
  return {
    span({ hop, id, name, correlationId, parent, start, end, failed, attributes = {} }) {
      const { trace, parent: caller, sampled } = traceOf(correlationId);
      if (!(sampled ?? kept(trace))) return;
      const above = parent ? spanOf(parent.hop, parent.id) : caller;
      exporter.add({
        traceId: trace,
        spanId: spanOf(hop, id),
        ...(above && { parentSpanId: above }),
        name,
        kind: hop === 'command' ? SERVER : INTERNAL,
        startTimeUnixNano: nano(start),
        endTimeUnixNano: nano(end),
        attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } })),
        status: { code: failed ? 2 : 0 },
      });
    },
    close: () => exporter.close(),
  };
}
