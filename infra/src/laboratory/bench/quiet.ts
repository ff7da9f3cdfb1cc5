import os from 'node:os';
import { until } from './bench.ts';

/** Average number of processes at work below which a machine counts as quiet. */
const QUIET = 0.5;
/** A section leaves a load of five at most, which has faded after two and a half minutes. */
const PATIENCE_MS = 240_000;
const LOOK_MS = 5000;

/**
 * Waits until what ran before has faded from the load average, at most four minutes: a section must not answer for the one
 * before it. A machine that stays busy is measured all the same; the load stands in the table.
 */
export async function quiet(say: (line: string) => void): Promise<void> {
  const load = (): number => os.loadavg()[0]!;
  if (load() >= QUIET) say(`waits for a quiet machine, load ${load().toFixed(1)}`);
  await until('a quiet machine', () => load() < QUIET, PATIENCE_MS, LOOK_MS).catch(() => undefined);
}
