import type pg from 'pg';
import { type Rng, seededRandom } from '../../operations/demo/random.ts';
import { Actors } from './actors.ts';
import { foundCompany } from './founding.ts';
import type { Product } from './product.ts';
import type { Finding, Step } from './steps.ts';
import { type Outcome, World } from './world.ts';

const MINUTE = 60_000;
/** When every simulated company begins, ms. */
export const BEGIN = Date.parse('2026-01-05T12:00:00.000Z');

/** A seeded company that acts by itself, step by step, and records what it did. */
export class Company {
  readonly world: World;
  readonly actors: Actors;
  readonly steps: Step[] = [];
  readonly seed: string;
  readonly #rng: Rng;
  #clock: Rng;
  #stopped = new Set<string>();

  constructor(product: Product, pool: pg.Pool, seed: string) {
    this.seed = seed;
    this.#rng = seededRandom(seed);
    this.#clock = this.#rng.fork('clock');
    this.world = new World(product, pool, BEGIN);
    this.actors = new Actors(this.world, seed, this.#rng.fork('actors'));
  }

  found(): Promise<void> {
    return foundCompany(this.world, this.seed, this.#rng.fork('founding'));
  }

  /** Takes the next step. Resolves to what came of a command, or to what is wrong. */
  async step(): Promise<{ readonly step: Step; readonly result: Outcome | Finding | undefined } | undefined> {
    const step = await this.#choose();
    if (!step) return undefined;
    this.steps.push(step);
    const result = await this.world.run(step);
    if (step.kind === 'command' && result && 'kind' in result) this.actors.learn(step.name, result.kind === 'accepted');
    return { step, result };
  }

  async #choose(): Promise<Step | undefined> {
    const rng = this.#rng;
    this.#passTime();
    const at = new Date(this.world.now).toISOString();
    const what = rng.weighted([
      ['command', 60],
      ['project', 14],
      ['process', 24],
      ['expire', 1],
      ['stop', 1],
    ] as const);
    if (what === 'command') {
      const step = await this.actors.next();
      return step && { at, ...step };
    }
    if (what === 'project') return { at, kind: 'project', events: rng.chance(0.4) ? 5000 : rng.int(1, 30) };
    if (what === 'expire') return { at, kind: 'expire' };
    const { names } = this.world.processes;
    if (what === 'stop') {
      const name = rng.pick(names);
      if (!this.#stopped.delete(name)) this.#stopped.add(name);
      return undefined;
    }
    const waiting = names.filter((name) => !this.#stopped.has(name) && this.world.processes.behind(name) > 0);
    if (waiting.length === 0) return undefined;
    return { at, kind: 'process', name: rng.pick(waiting), events: rng.chance(0.7) ? 5000 : rng.int(1, 10) };
  }

  /** Mostly minutes; now and then a night, to the last second of a day, or weeks. */
  #passTime(): void {
    const clock = this.#clock;
    const jump = clock.weighted([
      [() => clock.int(0, 3) * MINUTE, 90],
      [() => clock.int(1, 14) * 60 * MINUTE, 3],
      [() => this.#untilMidnight() - clock.int(-1, 1) * 500, 2],
      [() => clock.int(1, 20) * 24 * 60 * MINUTE, 0.2],
    ] as const);
    this.world.now += Math.max(0, jump());
  }

  /** To the end of the day in Santiago (UTC-3 or -4), which is that of a month or year now and then. */
  #untilMidnight(): number {
    const offset = this.#clock.pick([3, 4]) * 60 * MINUTE;
    const local = this.world.now - offset;
    const day = 24 * 60 * MINUTE;
    return day - (local % day);
  }
}
