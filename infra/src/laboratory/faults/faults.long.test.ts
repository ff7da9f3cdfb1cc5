import { runFaults } from './run.ts';

/** A new seed each day, told by every failure. */
const seed = Number(process.env.FAULT_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

test(`nothing acknowledged is lost when every process is killed once, each by itself, in one run under load (seed ${seed})`, async () => {
  const { problems, figures } = await runFaults({ seed, kills: 7, workers: 4 });
  expect(problems).toEqual([]);
  expect(figures.acknowledged).toBeGreaterThan(50);
}, 300_000);
