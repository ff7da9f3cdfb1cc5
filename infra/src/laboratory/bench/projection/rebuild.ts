import { requestAction, requestResult } from '../../../platform/projection/requests.ts';
import { type Bench, type Section, until } from '../bench.ts';
import { atLeast, type Figure, limit } from '../figure.ts';
import { interleaved } from '../stats.ts';
import { Poller } from './poller.ts';
import { assertSame, sqlFold } from './sql-fold.ts';
import { type Stage, withStage } from './stage.ts';

/** A rebuild beside the serving table, from the request to the swapped table, against PostgreSQL folding the same log by itself. */
export const rebuild: Section = {
  name: 'rebuild',
  run: (bench) => withStage(bench.quick ? 4000 : 20_000, (stage) => measure(stage, bench)),
};

async function measure(stage: Stage, { runs, say }: Bench): Promise<Figure[]> {
  const runtime = await stage.start();
  try {
    await stage.live();
    say(`${stage.events} events`);
    const pauses: number[] = [];
    await requested(stage);
    await sqlFold(stage.pool);
    await assertSame(stage.pool);
    const found = await interleaved(
      runs,
      () => requested(stage),
      () => sqlFold(stage.pool),
    );
    // Watched apart: the reader would take processor time from the rebuild alone.
    for (let run = 0; run < runs; run += 1) pauses.push(await watched(stage));
    const rate = (seconds: number): number => stage.events / seconds;
    return [
      atLeast(0.5, {
        what: 'rebuild',
        unit: 'events/s',
        ours: found.ours.map(rate),
        base: found.base.map(rate),
        baseline: 'SQL fold of the same log',
      }),
      limit(100, { what: 'rebuild: longest wait of a reader at the swap', unit: 'ms', values: pauses }),
    ];
  } finally {
    await runtime.stop();
  }
}

async function requested({ pool }: Stage): Promise<number> {
  const started = performance.now();
  const id = await requestAction(pool, 'bench/orders', 'rebuild');
  if (id === undefined) throw new Error('no projection to rebuild');
  await until('the rebuild', async () => (await requestResult(pool, id)) !== undefined);
  return (performance.now() - started) / 1000;
}

async function watched(stage: Stage): Promise<number> {
  const poller = new Poller(
    stage.url,
    "SELECT tableoid::int AS tableoid, estatus FROM read.bench_orders WHERE _key = 'o7'",
  );
  await poller.start();
  await requested(stage);
  await new Promise((resolve) => setTimeout(resolve, 250));
  return poller.stop();
}
