import type { Rng } from '../../operations/demo/random.ts';
import { orderLife, type Work } from './order-life.ts';

/** Seeded clients at work until they are told to stop; each finishes the order that it is on. */
export class Load {
  orders = 0;
  #stopped = false;
  readonly #workers: Promise<void>[];

  constructor(work: Work, rng: Rng, workers: number) {
    this.#workers = Array.from({ length: workers }, (_, w) => this.#run(work, rng, `w${w}`));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#workers);
  }

  async #run(work: Work, rng: Rng, worker: string): Promise<void> {
    for (let n = 0; !this.#stopped; n += 1) {
      const name = `${worker}o${n}`;
      await orderLife(work, name, rng.fork(name)).catch((error: Error) =>
        work.ledger.problem(`${name}: ${error.message}`),
      );
      this.orders += 1;
    }
  }
}
