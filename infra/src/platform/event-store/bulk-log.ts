import { canonicalJson } from './canonical.ts';
import { eventHash, GENESIS } from './hash-chain.ts';
import {
  type AppendResult,
  type EventStore,
  type ExpectedVersion,
  isExpected,
  type NewEvent,
  type ReadOptions,
  type RecordedEvent,
  type Subscription,
  WrongExpectedVersion,
} from './port.ts';
import { type PreparedEvent, prepareEvents } from './prepare.ts';

/** An event with its place: whoever tells a history alone knows version and hash before the log does. */
export interface PlacedEvent extends PreparedEvent {
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
  /** As it is stored. */
  readonly event: NewEvent;
  /** Data as they are read, canonical, where the log keeps them otherwise (words of persons). */
  readonly shown?: string;
}

/** How events are to be stored; answers the very list where that is as they are. */
export type Seal = (events: readonly NewEvent[]) => readonly NewEvent[] | Promise<readonly NewEvent[]>;

/** A whole history on its way into a log. */
export interface HistoryLoad {
  /** Writes events behind those written before, as recorded at an instant (ISO 8601 UTC); resolves with the position of the last one. */
  write(events: readonly PlacedEvent[], recordedAt: string): Promise<bigint>;
  /** Resolves when all of it is there for everybody. */
  commit(): Promise<void>;
  /** Gives up what was not committed, where the log can. */
  close(): Promise<void>;
}

/** Events handed over at once: few enough that most of them are gone before the collector would have to move them. */
const CHUNK = 500;

/**
 * The log as deciders see it while they tell a whole history into an empty one: what they append is checked and chained
 * here and written in large chunks behind their backs. What was written is not kept, so a stream is only ever read
 * forward from what the reader knows, but for the few that were said to be read `again`; nobody else may write meanwhile.
 */
export class BulkLog implements EventStore {
  readonly #load: Pick<HistoryLoad, 'write'>;
  readonly #heads = new Map<string, { readonly version: number; readonly hash: string }>();
  #chunk: PlacedEvent[] = [];
  #writing: Promise<bigint | undefined> = Promise.resolve(undefined);
  #last: PlacedEvent | undefined;
  readonly #again: ReadonlyMap<string, RecordedEvent[]>;
  count = 0;

  readonly #seal: Seal;

  constructor(load: Pick<HistoryLoad, 'write'>, again: Iterable<string> = [], seal: Seal = (events) => events) {
    this.#load = load;
    this.#seal = seal;
    this.#again = new Map([...again].map((stream) => [stream, []]));
  }

  /** The last event appended. */
  get last(): PlacedEvent | undefined {
    return this.#last;
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    const sealed = this.#seal(events);
    const stored = sealed === events ? events : await sealed;
    const head = this.#heads.get(stream) ?? { version: -1, hash: GENESIS };
    if (!isExpected(expected, head.version)) throw new WrongExpectedVersion(stream, expected, head.version);
    let { version, hash } = head;
    const prepared = prepareEvents(stream, stored);
    for (let index = 0; index < prepared.length; index += 1) {
      const one = prepared[index]!;
      version += 1;
      hash = eventHash(hash, stream, version, one);
      const { id, type, schema, data, metadata } = one;
      const own = events[index]!;
      const shown = stored[index] === own ? undefined : canonicalJson(own.data);
      this.#last = {
        id,
        type,
        schema,
        data,
        metadata,
        stream,
        version,
        hash,
        event: stored[index]!,
        ...(shown && { shown }),
      };
      this.#chunk.push(this.#last);
      this.#again.get(stream)?.push({ ...own, stream, version, position: 0n, recordedAt: own.metadata.at });
    }
    this.#heads.set(stream, { version, hash });
    this.count += events.length;
    if (this.#chunk.length >= CHUNK) await this.#hand();
    return { version, position: 0n, repeated: false };
  }

  read(stream: string, { from = 0, direction = 'forwards' }: ReadOptions = {}): Promise<RecordedEvent[]> {
    const kept = this.#again.get(stream);
    if (kept && direction === 'forwards') return Promise.resolve(kept.slice(from));
    const known = this.#heads.get(stream)?.version ?? -1;
    return direction === 'forwards' && from > known ? Promise.resolve([]) : this.#notKept();
  }

  readAll(): Promise<RecordedEvent[]> {
    return this.#notKept();
  }

  subscribe(): Promise<Subscription> {
    return this.#notKept();
  }

  head(): Promise<bigint | undefined> {
    return this.#writing;
  }

  identity(): Promise<string> {
    return this.#notKept();
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.flush();
  }

  /** Resolves when everything appended is written, with the position of the last event; undefined when there is none. */
  async flush(): Promise<bigint | undefined> {
    if (this.#chunk.length > 0) await this.#hand();
    return this.#writing;
  }

  #notKept(): Promise<never> {
    return Promise.reject(new Error('a history that is being told is not read again'));
  }

  /** Waits for the chunk before, then lets this one go: deciding and writing overlap, and no more than two wait. */
  async #hand(): Promise<void> {
    const chunk = this.#chunk;
    this.#chunk = [];
    await this.#writing;
    this.#writing = this.#load.write(chunk, new Date().toISOString());
    // Told by the next hand-over or by flush.
    this.#writing.catch(() => undefined);
  }
}
