/** Waits of one loop, which whatever happens ends early. */
export class Pause {
  #end: () => void = () => undefined;
  #stopped = false;

  /** True once nothing is waited for any more. */
  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Resolves when {@link end} or {@link stop} is called, or after so many milliseconds. */
  async take(atMost?: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#end = resolve;
      if (atMost !== undefined) timer = setTimeout(resolve, atMost);
      if (this.#stopped) resolve();
    });
    clearTimeout(timer);
    this.#end = () => undefined;
  }

  end(): void {
    this.#end();
  }

  /** Ends the wait under way and every later one. */
  stop(): void {
    this.#stopped = true;
    this.#end();
  }
}
