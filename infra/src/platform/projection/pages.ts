import type { EventStore, RecordedEvent } from '../event-store/port.ts';

/** Pages that are kept for those who come a little later. */
const KEPT = 4;

/**
 * Pages of the log for followers who read it at about the same time, as all processes do when they start: each is read once,
 * not once by each. What is not full may have more behind it by the next question, so it is not kept.
 */
export class Pages {
  readonly #store: Pick<EventStore, 'readAll'>;
  readonly #limit: number;
  readonly #kept = new Map<bigint, Promise<readonly RecordedEvent[]>>();

  constructor(store: Pick<EventStore, 'readAll'>, limit: number) {
    this.#store = store;
    this.#limit = limit;
  }

  /** Events after a position, as many as a page holds. Throws what the log throws; the next question asks it again. */
  after(position: bigint): Promise<readonly RecordedEvent[]> {
    const known = this.#kept.get(position);
    if (known) return known;
    const page = this.#store.readAll({ after: position, limit: this.#limit });
    const forget = (): void => void (this.#kept.get(position) === page && this.#kept.delete(position));
    this.#kept.set(position, page);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    page.then((events) => events.length < this.#limit && forget(), forget);
    return page;
  }
}
