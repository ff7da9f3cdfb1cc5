import { seededRandom } from '../../operations/demo/random.ts';
import { planBrief, planShort, type Step } from './plan.ts';
import { runFaults } from './run.ts';

const seedOfToday = (): number =>
  Number(process.env.FAULT_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const planRandom = (seed: number) => seededRandom(`faults/${seed}`).fork('plan');

function tryPlan(seed: number, steps: readonly Step[]): void {
  const killed = steps.flatMap((step) => (step.fault === 'kill' ? step.victims : []));
  test(`${killed.join(', ')} killed under load → nothing acknowledged is lost (seed ${seed})`, async () => {
    const { problems, figures } = await runFaults({ seed, kills: 0, steps, workers: 4 });
    expect(problems).toEqual([]);
    expect(figures.acknowledged).toBeGreaterThan(20);
  }, 600_000);
}

/** Declares the run of `npm test`: a new seed each day, named by every failure. */
export function tryBriefFaults(): void {
  const seed = seedOfToday();
  tryPlan(seed, planBrief(planRandom(seed)));
}

/** Declares the n-th part (from 0) of the day's short run, in which every process is killed once (`npm run check:long`). */
export function tryFaults(part: number): void {
  const seed = seedOfToday();
  tryPlan(seed + part, planShort(planRandom(seed))[part]!);
}
