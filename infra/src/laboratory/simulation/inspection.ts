import type { Books } from './ledgers/books.ts';
import { findDeadEnd } from './dead-ends.ts';
import { settle } from './settle.ts';
import type { Finding, Step } from './steps.ts';
import type { WaysOn } from './ways-on.ts';
import type { World } from './world.ts';

/** Steps between two looks at the books, between two after everybody has come to the end of the log, and at documents. */
export const EVERY = { look: 100, settled: 500, states: 50, returns: 150 } as const;

const isFinding = (result: unknown): result is Finding =>
  typeof result === 'object' && result !== null && 'check' in result;

/** What is wrong once a step was taken; undefined when nothing is. */
export async function stepFinding(world: World, step: Step): Promise<Finding | undefined> {
  const result = await world.run(step);
  if (isFinding(result)) return result;
  if (result?.kind === 'fault') return { check: 'fault', detail: result.detail };
  const never = step.kind === 'command' ? step.never : undefined;
  return never !== undefined && result?.kind === 'refused' && new RegExp(never).test(result.codigo)
    ? { check: 'refused', detail: `${JSON.stringify(step)} was refused: ${result.codigo} ${result.mensaje}` }
    : undefined;
}

interface Inspecting {
  /** Carries out a step by which everybody comes to the end of the log. */
  readonly take?: (step: Step) => Promise<Finding | undefined>;
  /** What is known of how documents go on; without it nobody tries. */
  readonly ways?: WaysOn | undefined;
}

/** Holds the books against the log; `settled` lets processes and projector come to its end before. */
export async function inspect(
  world: World,
  books: Books,
  settled: boolean,
  { take = (step) => stepFinding(world, step), ways }: Inspecting = {},
): Promise<Finding | undefined> {
  if (settled) {
    const finding = await settle(world, take);
    if (finding) return finding;
  }
  const finding = books.check(world.log, settled);
  if (finding || !settled) return finding;
  return (await world.checkReadModels()) ?? (await findDeadEnd(world)) ?? ways?.check(world);
}
