import type { Finding, Step } from './steps.ts';
import type { World } from './world.ts';

/** Rounds after which processes that still answer one another are told as a finding. */
const ROUNDS = 40;

/** Lets projector and processes come to the end of the log. Resolves to the steps that it took, or to what went wrong. */
export async function settle(
  world: World,
  take: (step: Step) => Promise<Finding | undefined>,
): Promise<Finding | undefined> {
  const at = new Date(world.now).toISOString();
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = world.processes.names.filter((name) => world.processes.behind(name) > 0);
    if (waiting.length === 0 && world.readSide.position === world.log.length) return undefined;
    const all = 1_000_000;
    const steps: Step[] = [
      { at, kind: 'project', events: all },
      ...waiting.map((name) => ({ at, kind: 'process' as const, name, events: all })),
    ];
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const finding = await take(step);
      if (finding) return finding;
    }
  }
  return { check: 'processes', detail: `processes still answer one another after ${ROUNDS} rounds` };
}
