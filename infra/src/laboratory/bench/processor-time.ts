import { readdirSync } from 'node:fs';
import { statFields } from '../../adapters/postgres/process-info.ts';
import type { TestSystem } from '../testing/system.ts';

/** Milliseconds of a tick in which the kernel counts (`getconf CLK_TCK` is 100 on every Linux that we know). */
const TICK_MS = 10;

interface Process {
  readonly parent: number;
  /** Its own time so far, and that of its children that have ended; ms. */
  readonly own: number;
  readonly ended: number;
}

function processOf(pid: number): Process | undefined {
  const fields = statFields(pid);
  const ms = (first: number): number => (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
  return fields.length > 0 ? { parent: Number(fields[1]), own: ms(11), ended: ms(13) } : undefined;
}

/** Processor time that each service and all of PostgreSQL (the system's own, or `database`) have used so far, ms; nothing where there is no /proc. */
export function processorTimes(
  system: TestSystem,
  database = system.runtime().postgres?.pid,
): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  if (process.platform !== 'linux') return times;
  const { services } = system.runtime();
  for (const [name, { pid }] of Object.entries(services)) times.set(name, processOf(pid)?.own ?? 0);
  const main = database === undefined ? undefined : processOf(database);
  if (!main) return times;
  const backends = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? (processOf(Number(pid)) ?? []) : []));
  const theirs = backends.filter(({ parent }) => parent === database).reduce((sum, { own }) => sum + own, 0);
  return times.set('PostgreSQL', main.own + main.ended + theirs);
}

/** What each of `count` commands cost each process between two moments, in words; the dearest first. */
export function perCommand(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  count: number,
): string {
  const spent = [...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / count] as const);
  const total = spent.reduce((sum, [, ms]) => sum + ms, 0);
  return [['all', total] as const, ...spent.toSorted((a, b) => b[1] - a[1])]
    .map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`)
    .join(', ');
}
