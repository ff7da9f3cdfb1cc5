import { GENESIS } from '../../../platform/event-store/hash-chain.ts';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';

/** What an appender knows of a stream, complete up to `version`: enough to chain the next event and to see a repeat. */
export class StreamKnowledge {
  version = -1;
  hash = GENESIS;
  readonly events = new Map<string, { version: number; position: bigint }>();

  learn(events: readonly RecordedEvent[]): void {
    for (const { id, version, position, metadata } of events) {
      if (version !== this.version + 1)
        throw new Error(`version ${version} follows ${this.version}: the stream was truncated on the server`);
      this.events.set(id, { version, position });
      this.version = version;
      this.hash = metadata.hash ?? GENESIS;
    }
  }
}

/** Event ids remembered at most, over all streams: some 30 MB. */
const MOST_IDS = 200_000;

/** The streams appended to last. Forgetting one costs a read, never correctness: an append names the exact version. */
export class StreamMemory {
  readonly #streams = new Map<string, StreamKnowledge>();
  #ids = 0;

  take(stream: string): StreamKnowledge {
    const known = this.#streams.get(stream);
    if (!known) return new StreamKnowledge();
    this.#streams.delete(stream);
    this.#ids -= known.events.size;
    return known;
  }

  keep(stream: string, knowledge: StreamKnowledge): void {
    this.#streams.set(stream, knowledge);
    this.#ids += knowledge.events.size;
    for (const [oldest, { events }] of this.#streams) {
      if (this.#ids <= MOST_IDS) return;
      this.#streams.delete(oldest);
      this.#ids -= events.size;
    }
  }
}
