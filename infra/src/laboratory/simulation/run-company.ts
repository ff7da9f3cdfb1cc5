import type pg from 'pg';
import { BEGIN, Company } from './company.ts';
import { documentStates } from './dead-ends.ts';
import { comesBack } from './comes-back.ts';
import { EVERY, inspect, stepFinding } from './inspection.ts';
import { Books } from './ledgers/books.ts';
import type { RecordedEvent } from '../../platform/event-store/port.ts';
import type { Product } from './product.ts';
import type { Reach } from './reach.ts';
import { simulateTime } from './simulated-time.ts';
import type { Finding, Recording, Step } from './steps.ts';
import { WaysOn } from './ways-on.ts';
import { World } from './world.ts';
import { foundCompany } from './founding.ts';
import { seededRandom } from '../../operations/demo/random.ts';

/** Inspections in which nothing succeeds in a state before that is a finding. */
const PATIENCE = 3;

export interface Result {
  readonly finding: Finding | undefined;
  readonly recording: Recording;
  readonly log: readonly RecordedEvent[];
}

/** Lets the company of a seed live for so many steps, until something is wrong or `enough`. `pool`: of an empty database. */
export async function runCompany(
  product: Product,
  pool: pg.Pool,
  seed: string,
  steps: number,
  reach: Reach,
  enough: () => boolean = () => false,
): Promise<Result> {
  const company = new Company(product, pool, seed);
  const { world } = company;
  const time = simulateTime(() => world.now);
  const take = (step: Step): Promise<Finding | undefined> => {
    company.steps.push(step);
    return stepFinding(world, step);
  };
  let finding: Finding | undefined;
  try {
    await company.found();
    const books = new Books(world.readSide);
    const ways = new WaysOn(seededRandom(seed).fork('ways on'), PATIENCE);
    for (let n = 1; n <= steps && !finding && !enough(); n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a company lives one step after another
      const outcome = await company.step();
      const { result } = outcome ?? {};
      if (outcome?.step.kind === 'command' && result && 'kind' in result) {
        reach.count(outcome.step, result);
        if (result.kind === 'fault') finding = { check: 'fault', detail: result.detail };
      } else if (result && 'check' in result) finding = result;
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (n % EVERY.states === 0) reach.see(await documentStates(world));
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (n % EVERY.returns === 0) finding ??= await comesBack(world, books, n, take);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (n % EVERY.look === 0) finding ??= await inspect(world, books, n % EVERY.settled === 0, { take, ways });
    }
    reach.finish(world.log, company.actors.tried);
  } finally {
    time.stop();
  }
  return {
    finding,
    recording: { seed, steps: company.steps, numbers: Object.fromEntries(world.drawn) },
    log: world.log,
  };
}

export interface Replayed {
  readonly finding: Finding | undefined;
  readonly log: readonly RecordedEvent[];
}

/** Repeats a recording, or a part of its steps, and looks at the books at its end and after everybody has heard of it. */
export async function replay(product: Product, pool: pg.Pool, { seed, steps, numbers }: Recording): Promise<Replayed> {
  const world = new World(product, pool, BEGIN);
  const time = simulateTime(() => world.now);
  try {
    await foundCompany(world, seed, seededRandom(seed).fork('founding'));
    for (const [key, value] of Object.entries(numbers)) world.reserve(key, value);
    const books = new Books(world.readSide);
    const ways = new WaysOn(seededRandom(seed).fork('ways on'), 1);
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const finding = await stepFinding(world, step);
      if (finding) return { finding, log: world.log };
    }
    const finding = (await inspect(world, books, false)) ?? (await inspect(world, books, true, { ways }));
    return { finding, log: world.log };
  } finally {
    time.stop();
  }
}
