import type { Row } from './define.ts';

/** A row in canonical form; `desde` is when this version began, for temporal projections. */
export interface Stored {
  readonly row: Row;
  readonly desde: string | undefined;
}

/**
 * Rows as last committed by the holder of the lease; it belongs to one lease and goes with it. `complete` tells that the
 * table was empty when the cache began and nothing was evicted since: then a row that is not here does not exist.
 */
export class RowCache {
  readonly #rows = new Map<string, Stored>();
  readonly #ended = new Map<string, string>();
  readonly #limit: number;
  complete: boolean;

  constructor(limit: number, complete: boolean) {
    this.#limit = limit;
    this.complete = complete;
  }

  get(key: string): Stored | undefined {
    const found = this.#rows.get(key);
    if (found && !this.complete) {
      this.#rows.delete(key);
      this.#rows.set(key, found);
    }
    return found;
  }

  /** When the last version of a row that does not exist any more ended; known for sure only while `complete`. */
  ended(key: string): string | undefined {
    return this.#ended.get(key);
  }

  set(key: string, stored: Stored | undefined, ended?: string): void {
    this.#rows.delete(key);
    if (stored) this.#rows.set(key, stored);
    else if (ended !== undefined && this.complete) this.#ended.set(key, ended);
  }

  /** How many rows are remembered. */
  get size(): number {
    return this.#rows.size;
  }

  /** Every row that is remembered, by key. */
  entries(): IterableIterator<[string, Stored]> {
    return this.#rows.entries();
  }

  /** Forgets the rows used longest ago; called between batches. */
  trim(): void {
    for (const key of this.#rows.keys()) {
      if (this.#rows.size <= this.#limit) return;
      this.#rows.delete(key);
      this.complete = false;
      this.#ended.clear();
    }
  }

  clear(): void {
    this.#rows.clear();
    this.#ended.clear();
    this.complete = false;
  }
}
