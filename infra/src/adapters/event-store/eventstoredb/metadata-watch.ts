import { BACKWARDS, END, eventTypeFilter, type ResolvedEvent, START } from '@eventstore/db-client';
import { UnknownPosition } from '../../../platform/event-store/errors.ts';
import type { Connection } from './connection.ts';
import { Pause } from './pause.ts';
import { atPosition } from './refusals.ts';
import type { Converter } from './convert.ts';

/** Milliseconds before a watch that broke begins again. */
const AGAIN = 500;

/** Follows what administrators do to streams of the log: which of them have metadata or a tombstone. */
export class MetadataWatch {
  readonly #connection: Connection;
  readonly #converter: Pick<Converter, 'toForeign'>;
  readonly #streams = new Set<string>();
  #cursor = -1n;
  #live = false;
  readonly #pause = new Pause();
  #loop: Promise<void> | undefined;

  constructor(connection: Connection, converter: Pick<Converter, 'toForeign'>) {
    this.#connection = connection;
    this.#converter = converter;
  }

  /** Begins to follow, where it does not yet. */
  start(): void {
    this.#loop ??= this.#run();
  }

  /** Whether administrators left a stream alone; undefined while that is not known. */
  isUntouched(stream: string): boolean | undefined {
    if (this.#streams.has(stream)) return false;
    return this.#live ? true : undefined;
  }

  async stop(): Promise<void> {
    this.#pause.stop();
    await this.#loop;
  }

  async #run(): Promise<void> {
    while (!this.#pause.isStopped) {
      await this.#session().catch(() => undefined);
      this.#live = false;
      if (!this.#pause.isStopped) await this.#pause.take(AGAIN);
    }
  }

  /** One subscription, until it breaks or is stopped. What was seen before stays known. */
  async #session(): Promise<void> {
    const head = await this.#connection.retrying(async (client) => {
      const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
      let position = -1n;
      for await (const { event } of client.readAll(options)) position = event?.position.commit ?? position;
      return position;
    });
    if (this.#pause.isStopped) return;
    const passed = (position: bigint): void => {
      this.#live ||= position >= head;
    };
    passed(this.#cursor);
    const checkpointReached = (_: unknown, position: { commit: bigint }): void => passed(position.commit);
    const subscription = this.#connection.client.subscribeToAll({
      fromPosition: this.#cursor < 0n ? START : { commit: this.#cursor, prepare: this.#cursor },
      filter: eventTypeFilter({ prefixes: ['$metadata', '$streamDeleted'], checkpointReached }),
    });
    const ended = this.#pause.take();
    subscription
      .on('data', (resolved: ResolvedEvent) => {
        const foreign = this.#converter.toForeign(resolved);
        if (foreign) this.#streams.add(foreign.stream);
        this.#cursor = resolved.event?.position?.commit ?? this.#cursor;
        passed(this.#cursor);
      })
      .on('caughtUp', () => (this.#live = true))
      .on('error', (error: Error) => {
        // The log is another one than before: nothing of it is known.
        if (atPosition(error, this.#cursor) instanceof UnknownPosition) this.#cursor = -1n;
        this.#pause.end();
      })
      .on('end', () => this.#pause.end())
      .on('close', () => this.#pause.end());
    await ended;
    await subscription.unsubscribe().catch(() => undefined);
  }
}
