/**
 * Runs an action for many callers, one run at a time: whoever asks during a run waits for the next, which is shared by all
 * who do. An answer is never older than its question, and questions do not pile up.
 */
export class CoalescedCall<T> {
  readonly #action: () => Promise<T>;
  #now: Promise<T> | undefined;
  #next: Promise<T> | undefined;

  constructor(action: () => Promise<T>) {
    this.#action = action;
  }

  ask(): Promise<T> {
    if (!this.#now) return this.#begin();
    this.#next ??= this.#now.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    return this.#next;
  }

  #begin(): Promise<T> {
    this.#next = undefined;
    this.#now = this.#action().finally(() => {
      if (!this.#next) this.#now = undefined;
    });
    return this.#now;
  }
}
