/** Runs tasks in the order in which they came for each of their keys, and otherwise side by side, at most `limit` at once. */
export class Lanes {
  readonly #tails = new Map<string, Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #free: number;
  #open = 0;

  constructor(limit: number) {
    this.#free = limit;
  }

  /** Tasks that have not ended. */
  get open(): number {
    return this.#open;
  }

  /** Queues a task behind whatever is queued on any of its keys; resolves or rejects as the task does. */
  run<T>(keys: readonly string[], task: () => Promise<T>): Promise<T> {
    this.#open += 1;
    const result = Promise.all(keys.map((key) => this.#tails.get(key))).then(() => this.#inSlot(task));
    const tail: Promise<void> = result
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        this.#open -= 1;
        for (const key of keys) if (this.#tails.get(key) === tail) this.#tails.delete(key);
      });
    for (const key of keys) this.#tails.set(key, tail);
    return result;
  }

  async #inSlot<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
