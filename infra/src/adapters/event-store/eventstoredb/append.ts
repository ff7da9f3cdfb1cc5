import {
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { AppendTooLarge, EventIdReused, StreamBusy, StreamDamaged } from '../../../platform/event-store/errors.ts';
import {
  WrongExpectedVersion,
  type AppendResult,
  type ExpectedVersion,
  type ReadOptions,
  type RecordedEvent,
} from '../../../platform/event-store/port.ts';
import { type PreparedEvent, sizeOf } from '../../../platform/event-store/prepare.ts';
import { Turns } from '../../../platform/turns.ts';
import { type Connection, isLost } from './connection.ts';
import { type Converter, toStored, type StoredEvent } from './convert.ts';
import { readStream, type StreamReading } from './read.ts';
import type { StreamGuard } from './stream-guard.ts';
import { type Known, StreamKnowledge, StreamMemory } from './stream-memory.ts';

/** Attempts against writers in other processes before giving up. */
const ATTEMPTS = 30;
/** Milliseconds before a write whose answer was lost is sent again; the last of them to be told is told to come again. */
const RESEND_AFTER = [50, 200, 500, 1000, 1000];

/** A stream that does not exist, and a version that it will never have. */
const PROBE_STREAM = 'log-probe';
const NEVER_REACHED = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Appends with one call to the server while there is no doubt about the stream (ADR 7). The exact version is named always,
 * whatever the caller expects: the hash chain needs to know its predecessor. The server is given ids of this very
 * attempt: it answers success for what this process wrote and for nothing else, however often a lost answer makes
 * us ask, and refuses what another has written meanwhile, the same events included. Only then is the stream read.
 */
export class Appender {
  readonly #connection: Connection;
  readonly #converter: Converter;
  readonly #guard: Pick<StreamGuard, 'beforeAppend'>;
  readonly #memory = new StreamMemory();
  readonly #turns = new Turns();
  #used = false;

  constructor(connection: Connection, converter: Converter, guard: Pick<StreamGuard, 'beforeAppend'>) {
    this.#connection = connection;
    this.#converter = converter;
    this.#guard = guard;
  }

  /** Appends to one stream take turns within this process. */
  append(stream: string, events: readonly PreparedEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    this.#used = true;
    return this.#turns.take(stream, () => this.#append(stream, events, expected));
  }

  /** What somebody read of a stream, forwards, need not be read again to append to it. Who only reads remembers nothing. */
  seen(stream: string, events: readonly RecordedEvent[]): void {
    const first = events[0];
    if (this.#used && first && first.version <= (this.#memory.get(stream)?.version ?? -1) + 1)
      this.#memory.learn(stream, events.map(knownOf));
  }

  /**
   * Goes the way of an append, to the node that takes them and past its access rules, with one that is refused at its end.
   * Throws when an append would not arrive. `within`: milliseconds.
   */
  async check(within: number): Promise<void> {
    try {
      await this.#connection.call(
        (client) =>
          client.appendToStream(PROBE_STREAM, jsonEvent({ type: 'Probe', data: {} }), {
            expectedRevision: NEVER_REACHED,
          }),
        within,
        'write',
      );
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
    }
  }

  /** Resolves when every append accepted so far has its answer. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  async #append(stream: string, events: readonly PreparedEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    await this.#guard.beforeAppend(stream);
    // A stream that is expected to be new needs no look: if it is not, the server says so.
    let known = this.#memory.get(stream) ?? (expected === 'no-stream' ? new StreamKnowledge() : undefined);
    let fresh = known === undefined;
    for (let attempt = 1; ; attempt += 1) {
      known ??= await this.#refresh(stream);
      const repeat = findRepeat(stream, events, known);
      if (repeat !== undefined) return this.#repeated(stream, repeat);
      if (matches(expected, known.version)) {
        const written = await this.#write(stream, events, known);
        if (written) return written;
        if (attempt === ATTEMPTS) throw new StreamBusy(stream);
      } else if (fresh) throw new WrongExpectedVersion(stream, expected, known.version);
      known = undefined;
      fresh = true;
    }
  }

  /** Undefined when the stream is no longer where it was thought to be. */
  async #write(
    stream: string,
    events: readonly PreparedEvent[],
    { version: before, hash: last }: StreamKnowledge,
  ): Promise<AppendResult | undefined> {
    const stored: StoredEvent[] = [];
    for (const event of events)
      stored.push(toStored(stored.at(-1)?.hash ?? last, stream, before + 1 + stored.length, event));
    const expectedRevision = before < 0 ? NO_STREAM : BigInt(before);
    const version = before + events.length;
    const data = stored.map(({ event }) => event);
    for (let resent = 0; ; resent += 1) {
      try {
        const { nextExpectedRevision, position } = await this.#connection.call(
          (client) => client.appendToStream(stream, data, { expectedRevision }),
          undefined,
          'write',
        );
        if (nextExpectedRevision !== BigInt(version)) throw new StreamDamaged(stream, before + 1, 'removed');
        this.#memory.learn(stream, stored);
        return { version, position: position?.commit ?? (await this.#positionOf(stream, version)), repeated: false };
      } catch (error) {
        if (error instanceof WrongExpectedVersionError) return undefined;
        if (error instanceof StreamDeletedError) throw new StreamDamaged(stream, 0, 'removed');
        // A server whose --max-append-size is below what we take for the most of every log.
        if (error instanceof MaxAppendSizeExceededError) throw new AppendTooLarge(stream, sizeOf(events));
        const wait = RESEND_AFTER[resent];
        if (!isLost(error) || wait === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  async #refresh(stream: string): Promise<StreamKnowledge> {
    const from = (this.#memory.get(stream)?.version ?? -1) + 1;
    const { events, foreign } = await this.#read(stream, { from });
    // Its place counts in the server's versions: nothing can follow on the last event of ours.
    if (foreign[0]) throw new StreamDamaged(stream, foreign[0].version, 'foreign');
    if (!this.#memory.learn(stream, events.map(knownOf))) throw new StreamDamaged(stream, from, 'removed');
    return this.#memory.get(stream)!;
  }

  async #repeated(stream: string, version: number): Promise<AppendResult> {
    return { version, position: await this.#positionOf(stream, version), repeated: true };
  }

  async #positionOf(stream: string, version: number): Promise<bigint> {
    const {
      events: [event],
    } = await this.#read(stream, { from: version, limit: 1 });
    if (!event) throw new StreamDamaged(stream, version, 'removed');
    return event.position;
  }

  #read(stream: string, options: ReadOptions): Promise<StreamReading> {
    return this.#connection.retrying((client, heard) => readStream(client, stream, options, this.#converter, heard));
  }
}

const knownOf = ({ id, version, metadata }: RecordedEvent): Known => ({ id, version, hash: metadata.hash ?? '' });

function matches(expected: ExpectedVersion, actual: number): boolean {
  if (expected === 'any') return true;
  if (expected === 'stream-exists') return actual >= 0;
  return (expected === 'no-stream' ? -1 : expected) === actual;
}

/** Version of the last of these events when the stream holds them all, one after the other; undefined when it holds none. */
function findRepeat(stream: string, events: readonly PreparedEvent[], known: StreamKnowledge): number | undefined {
  const found = events.map(({ id }) => known.versions.get(id));
  if (found.every((version) => version === undefined)) return undefined;
  if (found.some((version, index) => version === undefined || version !== found[0]! + index))
    throw new EventIdReused(stream);
  return found.at(-1);
}
