import { seededRandom } from '../../operations/demo/random.ts';
import { planShort } from './plan.ts';
import { runFaults } from './run.ts';

/** Declares the n-th part (from 0) of the day's short run: a new seed each day, told by every failure. `npm run check:long` has the long ones. */
export function tryFaults(part: number): void {
  const seed = Number(process.env.FAULT_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  const steps = planShort(seededRandom(`faults/${seed}`).fork('plan'))[part]!;
  const killed = steps.flatMap((step) => (step.fault === 'kill' ? step.victims : []));
  test(`nothing acknowledged is lost when ${killed.join(', ')} are killed under load (seed ${seed})`, async () => {
    const { problems, figures } = await runFaults({ seed: seed + part, kills: 0, steps, workers: 4 });
    expect(problems).toEqual([]);
    expect(figures.acknowledged).toBeGreaterThan(20);
  }, 600_000);
}
