const FRESH_MS = 1000;
const KEPT = 200;

interface Entry {
  readonly cursor: bigint | undefined;
  readonly at: number;
  readonly value: Promise<unknown>;
}

/**
 * Replies of public boards, shared while nothing has changed: an entry holds for one value of the feed's cursor and at
 * most a second. A hundred wallboards that hear of the same change ask the database once.
 */
export class MicroCache {
  private readonly entries = new Map<string, Entry>();
  constructor(private readonly cursor: () => bigint | undefined) {}

  get(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const cursor = this.cursor();
    const known = this.entries.get(key);
    if (known && cursor !== undefined && known.cursor === cursor && performance.now() - known.at < FRESH_MS)
      return known.value;
    const value = load();
    value.catch(() => this.entries.delete(key));
    this.entries.delete(key);
    this.entries.set(key, { cursor, at: performance.now(), value });
    for (const oldest of this.entries.keys()) if (this.entries.size > KEPT) this.entries.delete(oldest);
    return value;
  }
}
