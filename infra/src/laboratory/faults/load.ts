import type { Rng } from '../../operations/demo/random.ts';
import { buyingLife } from './buying-life.ts';
import { orderLife, type Work } from './order-life.ts';
import { warehouseLife } from './warehouse-life.ts';

type Life = (work: Work, name: string, rng: Rng) => Promise<void>;

/** Seeded clients at work until they are told to stop; each finishes the order that it is on. */
export class Load {
  orders = 0;
  /** Rounds of putting away, taking and counting. */
  moves = 0;
  /** Rounds of asking what to buy, ordering, receiving and costing. */
  bought = 0;
  #stopped = false;
  readonly #workers: Promise<void>[];

  constructor(work: Work, rng: Rng, workers: number, buyers = 0) {
    const each = (name: string, life: Life) => this.#run(work, rng, name, life);
    const orders = Array.from({ length: workers }, (_, w) =>
      each(`w${w}`, async (of, name, own) => {
        await orderLife(of, name, own);
        this.orders += 1;
      }),
    );
    const moves = work.places.map((place, p) =>
      each(`p${p}`, async (of, name, own) => {
        await warehouseLife(of, name, own, place);
        this.moves += 1;
      }),
    );
    const bought = Array.from({ length: buyers }, (_, b) =>
      each(`b${b}`, async (of, name, own) => {
        await buyingLife(of, name, own);
        this.bought += 1;
      }),
    );
    this.#workers = [...orders, ...moves, ...bought];
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#workers);
  }

  async #run(work: Work, rng: Rng, worker: string, life: Life): Promise<void> {
    for (let n = 0; !this.#stopped; n += 1) {
      const name = `${worker}o${n}`;
      await life(work, name, rng.fork(name)).catch((error: Error) => work.ledger.problem(`${name}: ${error.message}`));
    }
  }
}
