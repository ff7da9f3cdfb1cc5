import type { Reach } from './reach.ts';

interface Run {
  readonly seconds: number;
  readonly seed: string;
  readonly minutes: string;
  readonly findings: number;
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

/** What docs/SIMULATION.md keeps of a run. */
export function reachText(reach: Reach, { seconds, seed, minutes, findings }: Run): string {
  const accepted = reach.acceptedCommands.length;
  return [
    `| figure | value |`,
    `|---|---|`,
    `| commands accepted at least once | ${accepted} of ${accepted + reach.missing.length} |`,
    `| decisions of people accepted | ${percent(reach.accepted, reach.decisions)} of ${reach.decisions} |`,
    `| commands of people per second | ${Math.round(reach.decisions / seconds)} |`,
    `| events | ${reach.events} |`,
    `| findings | ${findings} |`,
    ``,
    `States reached:`,
    ``,
    ...Object.entries(reach.states).map(([kind, states]) => `- ${kind}: ${states.join(', ')}`),
    ``,
    `Never accepted: ${reach.missing.join(', ') || 'none'}.`,
    ``,
    `Repeat it: \`npm run simulate -- --minutes ${minutes} --seed ${seed}\``,
    ``,
  ].join('\n');
}
