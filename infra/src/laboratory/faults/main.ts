import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runMain } from '../../platform/config-error.ts';
import { runFaults } from './run.ts';

runMain(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '20' },
      seed: { type: 'string' },
      workers: { type: 'string', default: '6' },
    },
  });
  const seed = Number(values.seed ?? randomInt(1_000_000));
  const [kills, workers] = [Number(values.kills), Number(values.workers)];
  if (![seed, kills, workers].every((value) => Number.isInteger(value) && value > 0)) {
    console.error('Usage: npm run faults -- [--kills 200] [--seed 1] [--workers 6]');
    process.exit(1);
  }
  const started = Date.now();
  console.log(`Seed ${seed}: ${kills} kills under ${workers} clients. The same seed replays the same plan.`);
  const { problems, figures } = await runFaults({ seed, kills, workers, say: console.log });
  for (const problem of problems) console.log(`✕ ${problem}`);
  console.log(
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  );
  console.log(
    problems.length === 0
      ? `Nothing was lost in ${Math.round((Date.now() - started) / 1000)} s.`
      : `${problems.length} problems. Replay: npm run faults -- --kills ${kills} --seed ${seed} --workers ${workers}`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
});
