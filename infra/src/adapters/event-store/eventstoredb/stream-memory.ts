import { GENESIS } from '../../../platform/event-store/hash-chain.ts';

/** What of a recorded event an appender needs to know. */
export interface Known {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
}

/** What an appender knows of a stream, complete up to `version`: enough to chain the next event and to see a repeat. */
export class StreamKnowledge {
  version = -1;
  hash = GENESIS;
  readonly versions = new Map<string, number>();

  /** Takes over events in order; what is known already is passed over. False: something is missing between. */
  learn(events: Iterable<Known>): boolean {
    for (const { id, version, hash } of events) {
      if (version <= this.version) continue;
      if (version !== this.version + 1) return false;
      this.versions.set(id, version);
      this.version = version;
      this.hash = hash;
    }
    return true;
  }
}

/** Event ids remembered at most, over all streams: some 30 MB. */
const MOST_IDS = 250_000;

/** The streams written or read last. Forgetting one costs a read, never correctness: an append names the exact version. */
export class StreamMemory {
  readonly #streams = new Map<string, StreamKnowledge>();
  #ids = 0;

  get(stream: string): StreamKnowledge | undefined {
    return this.#streams.get(stream);
  }

  /** Learns events of a stream and counts it among the latest used. False: they do not follow what is known. */
  learn(stream: string, events: Iterable<Known>): boolean {
    const known = this.#streams.get(stream) ?? new StreamKnowledge();
    const before = this.#streams.delete(stream) ? known.versions.size : 0;
    const follows = known.learn(events);
    this.#ids += known.versions.size - before;
    this.#streams.set(stream, known);
    for (const [oldest, { versions }] of this.#streams) {
      if (this.#ids <= MOST_IDS || oldest === stream) break;
      this.#streams.delete(oldest);
      this.#ids -= versions.size;
    }
    return follows;
  }
}
