import { START, streamNameFilter, type AllStreamSubscription, type ResolvedEvent } from '@eventstore/db-client';
import { EventStoreUnavailable, UnknownPosition } from '../../../platform/event-store/errors.ts';
import type { RecordedEvent, SubscribeOptions, Subscription } from '../../../platform/event-store/port.ts';
import type { Connection } from './connection.ts';
import type { Converter } from './convert.ts';
import { Pause } from './pause.ts';
import { atPosition } from './refusals.ts';

/** The log that is followed: how to reach it, what of it is ours, and where its last event is. */
export interface FollowedLog {
  readonly connection: Connection;
  readonly converter: Pick<Converter, 'toRecorded'>;
  readonly head: () => Promise<bigint | undefined>;
}

/** Follows $all. The client does not subscribe again after a break: each session starts after the last settled batch. */
export class AllFollower implements Subscription {
  readonly #log: FollowedLog;
  readonly #options: SubscribeOptions;
  readonly #report: (error: Error) => void;
  readonly #batchSize: number;
  readonly #loop: Promise<void>;
  #cursor: bigint | undefined;
  #announced = false;
  readonly #pause = new Pause();

  constructor(log: FollowedLog, options: SubscribeOptions, report: (error: Error) => void) {
    this.#log = log;
    this.#options = options;
    this.#report = report;
    this.#batchSize = options.batchSize ?? 1000;
    this.#cursor = options.after;
    this.#loop = this.#run();
  }

  async stop(): Promise<void> {
    this.#pause.stop();
    await this.#loop;
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#pause.isStopped;) {
      const before = this.#cursor;
      try {
        if ((await this.#session()) === 'over') return;
      } catch (error) {
        if (this.#pause.isStopped) return;
        failures = this.#cursor === before ? failures + 1 : 1;
        const goesOn = !(error instanceof UnknownPosition);
        this.#fail(error, goesOn);
        if (!goesOn) return;
        await this.#pause.take(Math.min(50 * 2 ** failures, 2000));
      }
    }
  }

  /** One subscription on the server, until it breaks (throws), we are stopped, or the consumer fails ('over'). */
  async #session(): Promise<'stopped' | 'over'> {
    const head = await this.#log.head();
    const buffer: RecordedEvent[] = [];
    let live = head === undefined || (this.#cursor ?? -1n) >= head;
    let broken: Error | undefined;
    // The server says that it has caught up (from 23.10 on), or we pass what was the end when we began.
    const passed = (position: bigint): void => {
      if (!live && head !== undefined && position >= head) {
        live = true;
        this.#pause.end();
      }
    };
    const subscription = this.#subscribe(passed);
    const end = (error?: Error): void => {
      broken ??= error ? this.#inPortWords(error) : new EventStoreUnavailable('EventStoreDB ended the subscription');
      this.#pause.end();
    };
    subscription
      .on('error', end)
      .on('end', () => end())
      .on('close', () => end());
    subscription.on('data', (resolved: ResolvedEvent) => {
      const event = this.#log.converter.toRecorded(resolved);
      if (event) buffer.push(event);
      if (event) passed(event.position);
      if (buffer.length >= this.#batchSize) subscription.pause();
      this.#pause.end();
    });
    try {
      while (!this.#pause.isStopped) {
        if (broken) throw broken;
        if (buffer.length === 0 && (this.#announced || !live)) {
          await this.#pause.take();
          continue;
        }
        const batch = buffer.splice(0, this.#batchSize);
        const caughtUp = live && buffer.length === 0 && subscription.readableLength === 0;
        if (!(await this.#deliver(batch, caughtUp))) return 'over';
        if (buffer.length < this.#batchSize) subscription.resume();
      }
      return 'stopped';
    } finally {
      await subscription.unsubscribe().catch(() => undefined);
    }
  }

  #subscribe(passed: (position: bigint) => void): AllStreamSubscription {
    const { streamPrefixes } = this.#options;
    const checkpointReached = (_: unknown, position: { commit: bigint }): void => passed(position.commit);
    const filter = streamPrefixes
      ? streamNameFilter({ prefixes: [...streamPrefixes], checkpointReached })
      : streamNameFilter({ regex: '^[^$]', checkpointReached });
    const fromPosition =
      this.#cursor === undefined || this.#cursor < 0n ? START : { commit: this.#cursor, prepare: this.#cursor };
    return this.#log.connection.client.subscribeToAll({ fromPosition, filter });
  }

  async #deliver(batch: readonly RecordedEvent[], caughtUp: boolean): Promise<boolean> {
    try {
      await this.#options.onBatch(batch, { caughtUp });
    } catch (error) {
      this.#fail(error, false);
      return false;
    }
    this.#announced ||= caughtUp;
    this.#cursor = batch.at(-1)?.position ?? this.#cursor;
    return true;
  }

  #inPortWords(error: Error): Error {
    const placed = this.#cursor === undefined ? error : atPosition(error, this.#cursor);
    return this.#log.connection.inPortWords(placed) as Error;
  }

  #fail(error: unknown, willRetry: boolean): void {
    const reason = error instanceof Error ? error : new Error(String(error));
    if (this.#options.onError) this.#options.onError(reason, { willRetry });
    else this.#report(reason);
  }
}
