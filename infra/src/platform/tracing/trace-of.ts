import { createHash } from 'node:crypto';

/** Where a correlation stands among traces: its trace, whose span it follows from, and whether the caller decided to record it. */
export interface TraceOf {
  readonly trace: string;
  readonly parent?: string;
  readonly sampled?: boolean;
}

const W3C = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** True for a header `traceparent` after W3C Trace Context that names a trace. */
export const isTraceparent = (text: string | undefined): text is string => text !== undefined && W3C.test(text);

const digest = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/**
 * The trace of what belongs together under a correlation id. Every process comes to the same one, so that nothing is stored
 * for it: a correlation that is itself a `traceparent` names its trace, any other one is digested.
 */
export function traceOf(correlationId: string): TraceOf {
  const [, trace, parent, flags] = W3C.exec(correlationId) ?? [];
  if (!trace || !parent) return { trace: digest(`trace\n${correlationId}`, 32) };
  return { trace, parent, sampled: (parseInt(flags!, 16) & 1) === 1 };
}

export type Hop = 'command' | 'event' | 'projection' | 'push';

/** The span of a hop: of a command by its id, of what follows an event by the event's. Whoever comes later can name it as parent. */
export const spanOf = (hop: Hop, id: string): string => digest(`${hop}\n${id}`, 16);
