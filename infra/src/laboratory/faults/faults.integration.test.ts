import { runFaults } from './run.ts';

/** The short run; `npm run check:long` has the long one. A new seed each day, told by every failure. */
const seed = Number(process.env.FAULT_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

test(`nothing acknowledged is lost when every process is killed once under load (seed ${seed})`, async () => {
  const { problems, figures } = await runFaults({ seed, kills: 7, workers: 4 });
  expect(problems).toEqual([]);
  expect(figures.acknowledged).toBeGreaterThan(50);
}, 300_000);
