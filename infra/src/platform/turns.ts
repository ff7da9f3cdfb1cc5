/** Turns of a process at one thing of each name: nobody begins before whoever came first has ended. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the work when its turn comes. An error is the caller's alone, and ends the turn. */
  take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const turn = before ? before.then(work) : work();
    const over = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(name, over);
    void over.then(() => {
      if (this.#last.get(name) === over) this.#last.delete(name);
    });
    return turn;
  }

  /** Resolves when every turn taken so far is over. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
