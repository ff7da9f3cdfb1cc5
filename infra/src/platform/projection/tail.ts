import type { RecordedEvent } from '../event-store/port.ts';

/** The newest events of the log, kept so that several followers do not each read them. */
export class Tail {
  readonly #limit: number;
  #events: RecordedEvent[] = [];
  /** Everything after this position, up to `head`, is in memory. */
  #after: bigint;
  head: bigint;

  constructor(after: bigint, limit = 4000) {
    this.#after = after;
    this.head = after;
    this.#limit = limit;
  }

  push(events: readonly RecordedEvent[]): void {
    const last = events.at(-1);
    if (!last) return;
    this.#events.push(...events);
    this.head = last.position;
    if (this.#events.length <= this.#limit * 2) return;
    const dropped = this.#events.splice(0, this.#events.length - this.#limit);
    this.#after = dropped.at(-1)!.position;
  }

  /** Goes on where another ends that was told of everything since. */
  goOnAs(other: Tail): void {
    this.#events = other.#events;
    this.#after = other.#after;
    this.head = other.head;
  }

  /** Goes on after a position whose events others have read. */
  skipTo(position: bigint): void {
    this.#events = [];
    this.#after = position;
    this.head = position;
  }

  get last(): RecordedEvent | undefined {
    return this.#events.at(-1);
  }

  /** Up to `limit` events after a position; undefined when they are no longer (or not yet) all in memory. */
  after(position: bigint, limit: number): readonly RecordedEvent[] | undefined {
    if (position < this.#after || position > this.head) return undefined;
    let low = 0;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#events[middle]!.position > position) high = middle;
      else low = middle + 1;
    }
    return this.#events.slice(low, low + limit);
  }
}
