/** What {@link FairShare} answers to somebody who has too much waiting already. */
export const FULL = Symbol('full');

/**
 * Heavy work in turns of persons: one at a time each, `atOnce` of different persons together, so that nobody's fortieth
 * stands before a colleague's first. Whoever has `waiting` in the row already is answered {@link FULL}.
 */
export class FairShare {
  /** Who waits, in the order of their turns, each with what waits. */
  private readonly rows = new Map<string, (() => void)[]>();
  private readonly running = new Set<string>();

  constructor(
    private readonly atOnce = 2,
    private readonly waiting = 5,
  ) {}

  /** Runs `work` when it is this person's turn; not at all when the signal has been aborted by then. */
  async run<T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T | typeof FULL> {
    const row = this.rows.get(person) ?? [];
    if (row.length >= this.waiting) return FULL;
    const turn = new Promise<void>((resolve) => row.push(resolve));
    this.rows.set(person, row);
    this.next();
    await turn;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.running.delete(person);
      this.behind(person);
      this.next();
    }
  }

  /** Whoever has just had a turn stands behind all who came meanwhile. */
  private behind(person: string): void {
    const row = this.rows.get(person);
    this.rows.delete(person);
    if (row && row.length > 0) this.rows.set(person, row);
  }

  private next(): void {
    for (const [person, row] of this.rows) {
      if (this.running.size >= this.atOnce) return;
      if (this.running.has(person)) continue;
      const begin = row.shift()!;
      this.behind(person);
      this.running.add(person);
      begin();
    }
  }
}
