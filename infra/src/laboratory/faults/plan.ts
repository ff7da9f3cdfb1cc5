import type { Rng } from '../../operations/demo/random.ts';

export const VICTIMS = ['gateway', 'command-api', 'projector', 'query-api', 'jobs', 'postgres', 'launcher'] as const;
export type Victim = (typeof VICTIMS)[number];

const HOUR_MS = 3_600_000;

/** `afterMs`: how long the load runs undisturbed before it. */
export type Step = { readonly afterMs: number } & (
  | { readonly fault: 'kill'; readonly victims: readonly Victim[] }
  | { readonly fault: 'stop'; readonly victim: Victim }
  | { readonly fault: 'clock'; readonly aheadMs: number }
  | { readonly fault: 'pause-projector'; readonly forMs: number; readonly endSecond: NodeJS.Signals }
  | { readonly fault: 'poison' }
  | { readonly fault: 'slow-reader'; readonly forMs: number; readonly comesBack: boolean }
  | { readonly fault: 'repeat'; readonly count: number }
);

export const sayStep = ({ afterMs: _, ...step }: Step): string => JSON.stringify(step);

/** The same seed and number of kills give the same plan. The first kills are one of each; the rest are drawn, some two at once. */
export function planFaults(rng: Rng, kills: number): Step[] {
  const each = rng.shuffle(VICTIMS);
  const steps: Step[] = [];
  for (let n = 0; n < kills; n += 1) {
    const first = each[n] ?? rng.pick(VICTIMS);
    const second = rng.pick(VICTIMS);
    const both =
      n >= VICTIMS.length && second !== first && first !== 'launcher' && second !== 'launcher' && rng.chance(0.2);
    steps.push({ afterMs: rng.int(100, 900), fault: 'kill', victims: both ? [first, second] : [first] });
    if (n % 7 === 1)
      steps.push({
        afterMs: rng.int(100, 500),
        fault: 'pause-projector',
        forMs: rng.int(300, 1500),
        endSecond: rng.pick(['SIGTERM', 'SIGKILL'] as const),
      });
    if (n % 7 === 2)
      steps.push({
        afterMs: rng.int(100, 500),
        fault: 'stop',
        victim: rng.pick(['gateway', 'command-api', 'query-api'] as const),
      });
    // Seldom: it takes half a minute to see that schedules went on.
    if (n % 20 === 9) steps.push({ afterMs: 0, fault: 'clock', aheadMs: rng.pick([2 * HOUR_MS, -72 * HOUR_MS]) });
    if (n % 7 === 3) steps.push({ afterMs: rng.int(0, 300), fault: 'poison' });
    if (n % 7 === 5)
      steps.push({
        afterMs: rng.int(0, 300),
        fault: 'slow-reader',
        forMs: rng.int(300, 2000),
        comesBack: rng.chance(0.5),
      });
    if (n % 3 === 2) steps.push({ afterMs: 0, fault: 'repeat', count: 8 });
  }
  return steps;
}

/**
 * The plan of the short run of `npm run check:long` in three parts, each for a system of its own: every process is killed once, all but the launcher
 * two at a time, and there is one of each other fault but the moved clock, which takes half a minute to see.
 */
export function planShort(rng: Rng): Step[][] {
  const victims = rng.shuffle(VICTIMS.filter((victim) => victim !== 'launcher'));
  const kill = (...of: readonly Victim[]): Step => ({ afterMs: rng.int(100, 900), fault: 'kill', victims: of });
  const repeat: Step = { afterMs: 0, fault: 'repeat', count: 8 };
  const endSecond = rng.pick(['SIGTERM', 'SIGKILL'] as const);
  const stopped = rng.pick(['gateway', 'command-api', 'query-api'] as const);
  return [
    [kill('launcher'), { afterMs: rng.int(0, 300), fault: 'poison' }, kill(...victims.slice(0, 2)), repeat],
    [
      { afterMs: rng.int(100, 500), fault: 'pause-projector', forMs: rng.int(300, 1500), endSecond },
      kill(...victims.slice(2, 4)),
      repeat,
    ],
    [
      { afterMs: rng.int(100, 500), fault: 'stop', victim: stopped },
      { afterMs: rng.int(0, 300), fault: 'slow-reader', forMs: rng.int(300, 2000), comesBack: rng.chance(0.5) },
      kill(...victims.slice(4)),
      repeat,
    ],
  ];
}

/** The plan of `npm test`: command-api and PostgreSQL are killed once each, and what was acknowledged is repeated. */
export function planBrief(rng: Rng): Step[] {
  return (['command-api', 'postgres'] as const).flatMap((victim): Step[] => [
    { afterMs: rng.int(100, 900), fault: 'kill', victims: [victim] },
    { afterMs: 0, fault: 'repeat', count: 8 },
  ]);
}
