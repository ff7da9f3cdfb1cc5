import { seededRandom } from '../../operations/demo/random.ts';
import { planBrief, planFaults, planShort, type Step, VICTIMS } from './plan.ts';

const seeds = [1, 20261127, 20271231];
const faults = (steps: readonly Step[]) => steps.map(({ fault }) => fault).filter((fault) => fault !== 'kill');
const killed = (steps: readonly Step[]) => steps.flatMap((step) => (step.fault === 'kill' ? step.victims : []));

test('the parts of the short run kill every process once, and try every other fault that one long run of as many kills does', () => {
  for (const seed of seeds) {
    const rng = () => seededRandom(`faults/${seed}`).fork('plan');
    const parts = planShort(rng());
    expect(killed(parts.flat()).toSorted()).toEqual(VICTIMS.toSorted());
    expect(new Set(faults(parts.flat()))).toEqual(new Set(faults(planFaults(rng(), VICTIMS.length))));
    // In each something is killed and what was acknowledged is asked again after it.
    for (const steps of parts) {
      expect(killed(steps).length).toBeGreaterThan(1);
      expect(steps.at(-1)!.fault).toBe('repeat');
    }
  }
});

test('brief run → one kill of command-api, one of PostgreSQL, and the acknowledged commands again after each', () => {
  for (const seed of seeds) {
    const steps = planBrief(seededRandom(`faults/${seed}`).fork('plan'));
    expect(killed(steps)).toEqual(['command-api', 'postgres']);
    expect(steps.map(({ fault }) => fault)).toEqual(['kill', 'repeat', 'kill', 'repeat']);
  }
});
