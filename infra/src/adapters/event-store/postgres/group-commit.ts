import { EventStoreUnavailable } from '../../../platform/event-store/errors.ts';
import type { AppendResult } from '../../../platform/event-store/port.ts';
import { isUnavailable } from '../../../platform/http/unavailable.ts';
import { endOfTurn } from '../../../platform/together.ts';
import type { Append } from './append-batch.ts';

interface Waiting extends Append {
  resolve(result: AppendResult): void;
  reject(error: Error): void;
}

/** Writes a batch: one answer per append, or a rejection when nothing of it is known to be written. */
export type WriteBatch = (batch: readonly Append[]) => Promise<(AppendResult | Error)[]>;

const MAX_APPENDS = 256;
const MAX_CHARACTERS = 4_000_000;
/** Milliseconds before each further attempt after a lost connection; ids make a second attempt harmless. */
const RETRY_AFTER = [50, 200, 500, 1000];

/** Gathers the appends that arrive while a transaction is under way and writes them together in the next one. */
export class GroupCommit {
  readonly #write: WriteBatch;
  #queue: Waiting[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(write: WriteBatch) {
    this.#write = write;
  }

  add(append: Append): Promise<AppendResult> {
    if (this.#closed) return Promise.reject(new EventStoreUnavailable('the event store was closed'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...append, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Refuses what comes later; resolves when everything accepted has its answer. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    // Appends of one turn are one transaction: else the first of a hundred would go alone, and the others wait for its disk.
    await endOfTurn();
    while (this.#queue.length > 0) {
      const batch = this.#take();
      await this.#settle(batch);
      // Those who just got their answers may append again in this same turn: let them into the next batch. A lone writer
      // has nobody to wait for.
      if (batch.length > 1) await new Promise(setImmediate);
    }
    // In the same turn as the look at the queue: an append that comes next starts a new run.
    this.#running = undefined;
  }

  /** The next batch in order of arrival. It ends before an id that it already holds: that append is a repeat of this one. */
  #take(): Waiting[] {
    const ids = new Set<string>();
    let characters = 0;
    let end = 0;
    for (const { events } of this.#queue) {
      if (end === MAX_APPENDS || (end > 0 && characters > MAX_CHARACTERS) || events.some((event) => ids.has(event.id)))
        break;
      for (const event of events) {
        ids.add(event.id);
        characters += event.data.length + event.metadata.length;
      }
      end += 1;
    }
    return this.#queue.splice(0, end);
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.#attempt(batch);
      batch.forEach((append, index) => {
        const answer = answers[index] ?? new EventStoreUnavailable('the log gave no answer');
        if (answer instanceof Error) append.reject(answer);
        else append.resolve(answer);
      });
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const append of batch) append.reject(error as Error);
      // The server refused the batch for the sake of one append: that one must fail alone.
      else for (const append of batch) await this.#settle([append]);
    }
  }

  async #attempt(batch: readonly Append[]): Promise<(AppendResult | Error)[]> {
    for (const wait of RETRY_AFTER) {
      try {
        return await this.#write(batch);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return this.#write(batch);
  }
}
