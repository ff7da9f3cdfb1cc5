import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus figures of a projector (issue: lag per projection, parked events, batch sizes). */
export function createRuntimeMetrics(registry = new Registry()) {
  const registers = [registry];
  return {
    registry,
    lag: new Gauge({
      name: 'projection_lag_positions',
      help: 'Log positions between the head of the log and the projection (bytes where the log is in EventStoreDB)',
      labelNames: ['projection'],
      registers,
    }),
    late: new Gauge({
      name: 'projection_late_seconds',
      help: 'For how long the projection has been more than five seconds behind the log; 0 while it is not',
      labelNames: ['projection'],
      registers,
    }),
    owned: new Gauge({
      name: 'projection_owned',
      help: '1 when this projector holds the lease',
      labelNames: ['projection'],
      registers,
    }),
    parked: new Gauge({
      name: 'projection_parked_events',
      help: 'Events set aside because their handler failed',
      labelNames: ['projection'],
      registers,
    }),
    parkedTotal: new Counter({
      name: 'projection_parkings_total',
      help: 'Events parked since the start',
      labelNames: ['projection'],
      registers,
    }),
    batch: new Histogram({
      name: 'projection_batch_events',
      help: 'Events committed together',
      buckets: [1, 2, 5, 10, 50, 100, 500, 1000, 2000, 5000],
      registers,
    }),
    commit: new Histogram({
      name: 'projection_commit_seconds',
      help: 'From the events in hand to the commit',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    retries: new Counter({
      name: 'projection_retries_total',
      help: 'Batches tried again after a fault of the database',
      registers,
    }),
    swap: new Histogram({
      name: 'projection_swap_pause_seconds',
      help: 'How long a swap held up the live projections',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    commands: new Counter({
      name: 'process_commands_total',
      help: 'Commands issued by processes',
      labelNames: ['process', 'result'],
      registers,
    }),
  };
}

export type RuntimeMetrics = ReturnType<typeof createRuntimeMetrics>;
