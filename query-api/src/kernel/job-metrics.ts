import type { JobQueue } from '@power/infra/adapters/queue/job-queue';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Figures of the jobs process; answers what to call after each run. */
export function jobMetrics(registry: Registry, queue: JobQueue): (job: string, ok: boolean, seconds: number) => void {
  const seconds = new Histogram({
    name: 'job_seconds',
    help: 'Duration of jobs',
    labelNames: ['job', 'ok'],
    buckets: [0.01, 0.1, 1, 10, 60, 300],
    registers: [registry],
  });
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const [name, states] of Object.entries(await queue.counts()))
        for (const [state, n] of Object.entries(states)) this.set({ queue: name, state }, n);
    },
  });
  return (job, ok, took) => seconds.observe({ job, ok: String(ok) }, took);
}
