import type { Bench, Section } from '../bench.ts';
import { atLeast, type Figure } from '../figure.ts';
import { interleaved } from '../stats.ts';
import { bareUpserts } from './bare-upserts.ts';
import { type Stage, withStage } from './stage.ts';

/** Events of a batch, ours and the baseline's. */
const BATCH = 1000;

/** A projector that starts on a full log, until its projection is live, against hand-written loops over the same log. */
export const catchUp: Section = {
  name: 'catch-up',
  run: (bench) => withStage(bench.quick ? 4000 : 20_000, (stage) => measure(stage, bench)),
};

async function measure(stage: Stage, { quick, runs, say }: Bench): Promise<Figure[]> {
  say(`${stage.events} events`);
  const one: number[] = [];
  const ours = (): Promise<number> => fromZero(stage);
  const base = async (): Promise<number> => {
    one.push(await bareUpserts(stage.pool, BATCH, 1, quick ? 500 : 2000));
    return bareUpserts(stage.pool, BATCH, BATCH, stage.events);
  };
  await ours();
  await base();
  one.length = 0;
  const found = await interleaved(runs, ours, base);
  const unit = 'events/s';
  const paused: number[] = [];
  for (let run = 0; run < runs; run += 1) paused.push(await afterPause(stage, quick ? 4000 : 20_000));
  return [
    atLeast(0.8, { what: `catch-up, batches of ${BATCH}`, unit, ...found, baseline: 'multi-row upserts' }),
    atLeast(40, { what: 'catch-up', unit, ours: found.ours, base: one, baseline: 'one event per transaction' }),
    atLeast(0.5, {
      what: 'catch-up of a live projector after a long pause',
      unit,
      ours: paused,
      base: found.ours,
      baseline: 'catch-up from zero',
    }),
  ];
}

/**
 * Events per second of a projector that was live, then could not write for as long as the log grew, from the moment that it
 * can until it is at the head again.
 */
async function afterPause({ pool, start, live, more }: Stage, orders: number): Promise<number> {
  const runtime = await start();
  await live();
  const holder = await pool.connect();
  let events: number;
  let resumed: number;
  try {
    await holder.query('BEGIN; LOCK TABLE ops.projection_state IN ACCESS EXCLUSIVE MODE');
    events = await more(orders);
    resumed = performance.now();
    await holder.query('COMMIT');
  } finally {
    holder.release();
  }
  await live();
  const seconds = (performance.now() - resumed) / 1000;
  await runtime.stop();
  return events / seconds;
}

/** Events per second from the start of a projector to the live projection. */
async function fromZero(stage: Stage): Promise<number> {
  await stage.pool.query('DROP SCHEMA IF EXISTS ops, read CASCADE');
  const started = performance.now();
  const runtime = await stage.start(BATCH);
  await stage.live();
  const seconds = (performance.now() - started) / 1000;
  await runtime.stop();
  return stage.events / seconds;
}
