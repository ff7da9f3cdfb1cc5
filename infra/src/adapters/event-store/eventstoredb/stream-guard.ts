import { FORWARDS, START } from '@eventstore/db-client';
import { StreamDamaged } from '../../../platform/event-store/errors.ts';
import type { ReadOptions } from '../../../platform/event-store/port.ts';
import type { Connection } from './connection.ts';
import type { Converter } from './convert.ts';
import { MetadataWatch } from './metadata-watch.ts';
import { readServerStream, type StreamReading } from './read.ts';
import { readRetention } from './retention.ts';

/** Refuses streams that their server no longer shows from their first event: deleted, cut, or kept to so many events or days. */
export class StreamGuard {
  readonly #connection: Connection;
  readonly #converter: Converter;
  readonly #watch: MetadataWatch;

  constructor(connection: Connection, converter: Converter) {
    this.#connection = connection;
    this.#converter = converter;
    this.#watch = new MetadataWatch(connection, converter);
  }

  /** Before an append: from the first one on administrators are watched, so that the next ones need not ask. */
  async beforeAppend(stream: string): Promise<void> {
    this.#watch.start();
    await this.#check(stream);
  }

  /** After a read: what is missing at its beginning shows by itself, and otherwise in the metadata. */
  async afterRead(
    stream: string,
    { from = 0, direction = 'forwards' }: ReadOptions,
    { first }: StreamReading,
  ): Promise<void> {
    const isWhole = direction === 'forwards' && from === 0 && first === 0;
    if (isWhole) return;
    if (direction === 'forwards' && first !== undefined && first > from)
      throw new StreamDamaged(stream, from, 'removed');
    await this.#check(stream);
  }

  stop(): Promise<void> {
    return this.#watch.stop();
  }

  /** Throws {@link StreamDamaged}. */
  async #check(stream: string): Promise<void> {
    if (this.#watch.isUntouched(stream) === true) return;
    const retention = await this.#connection.retrying((client) => readRetention(client, stream));
    const isKnown = this.#watch.isUntouched(stream) === false;
    if (!retention && !isKnown) return;
    const options = { fromRevision: START, direction: FORWARDS, maxCount: 1 } as const;
    const { first } = await this.#connection.retrying((client, heard) =>
      readServerStream(client, stream, options, this.#converter, heard),
    );
    // A stream that was never written has nothing to lose yet.
    if (first === 0 || (first === undefined && !retention)) return;
    throw new StreamDamaged(stream, 0, 'removed');
  }
}
