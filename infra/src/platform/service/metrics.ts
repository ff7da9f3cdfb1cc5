import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry for one service's /metrics, with the process's own figures in it. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
