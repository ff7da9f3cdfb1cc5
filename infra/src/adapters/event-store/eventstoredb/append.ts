import { NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import { EventIdReused } from '../../../platform/event-store/errors.ts';
import { WrongExpectedVersion, type AppendResult, type ExpectedVersion } from '../../../platform/event-store/port.ts';
import type { PreparedEvent } from '../../../platform/event-store/prepare.ts';
import { isConnectionError, type Connection } from './connection.ts';
import { toStored } from './convert.ts';
import { readStream } from './read.ts';
import { StreamMemory, type StreamKnowledge } from './stream-memory.ts';

/** Attempts against writers in other processes, and after lost answers, before giving up. */
const ATTEMPTS = 30;

/**
 * Appends with the exact version always, whatever the caller expects: the hash chain needs to know its predecessor, and
 * the server's refusal then shows that what we know of the stream is out of date.
 */
export class Appender {
  readonly #connection: Connection;
  readonly #memory = new StreamMemory();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Appends to one stream take turns within this process. */
  append(stream: string, events: readonly PreparedEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    const before = this.#turns.get(stream) ?? Promise.resolve();
    const turn = before.then(() => this.#append(stream, events, expected));
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#turns.set(stream, settled);
    void settled.then(() => {
      if (this.#turns.get(stream) === settled) this.#turns.delete(stream);
    });
    return turn;
  }

  /** Resolves when every append accepted so far has its answer. */
  async idle(): Promise<void> {
    await Promise.all(this.#turns.values());
  }

  async #append(stream: string, events: readonly PreparedEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    const known = this.#memory.take(stream);
    let fresh = false;
    for (let attempt = 1; ; attempt += 1) {
      if (fresh || known.version < 0) await this.#refresh(stream, known);
      fresh ||= known.version < 0;
      const repeat = findRepeat(stream, events, known);
      if (repeat) return this.#done(stream, known, repeat);
      if (!matches(expected, known.version)) {
        if (fresh) {
          this.#memory.keep(stream, known);
          throw new WrongExpectedVersion(stream, expected, known.version);
        }
        fresh = true;
        continue;
      }
      fresh = true;
      try {
        return this.#done(stream, known, await this.#write(stream, events, known));
      } catch (error) {
        const again = error instanceof WrongExpectedVersionError || isConnectionError(error);
        if (!again || attempt === ATTEMPTS) throw error;
        if (isConnectionError(error)) await new Promise((resolve) => setTimeout(resolve, Math.min(50 * attempt, 1000)));
      }
    }
  }

  async #write(stream: string, events: readonly PreparedEvent[], known: StreamKnowledge): Promise<AppendResult> {
    const before = known.version;
    let hash = known.hash;
    const stored = events.map((event, index) => {
      const chained = toStored(hash, stream, before + 1 + index, event);
      hash = chained.hash;
      return chained.event;
    });
    const expectedRevision = before < 0 ? NO_STREAM : BigInt(before);
    const written = await this.#connection.call((client) =>
      client.appendToStream(stream, stored, { expectedRevision }),
    );
    // The server also answers success when another process has just written these very ids: read what really stands there.
    const there = await this.#connection.retrying((client) =>
      readStream(client, stream, { from: before + 1, limit: events.length }),
    );
    known.learn(there);
    const last = there.at(-1);
    const position = last && last.position >= 0n ? last.position : (written.position?.commit ?? -1n);
    return { version: before + events.length, position, repeated: known.hash !== hash };
  }

  async #refresh(stream: string, known: StreamKnowledge): Promise<void> {
    known.learn(await this.#connection.retrying((client) => readStream(client, stream, { from: known.version + 1 })));
  }

  #done(stream: string, known: StreamKnowledge, result: AppendResult): AppendResult {
    this.#memory.keep(stream, known);
    return result;
  }
}

function matches(expected: ExpectedVersion, actual: number): boolean {
  if (expected === 'any') return true;
  if (expected === 'stream-exists') return actual >= 0;
  return (expected === 'no-stream' ? -1 : expected) === actual;
}

function findRepeat(
  stream: string,
  events: readonly PreparedEvent[],
  known: StreamKnowledge,
): AppendResult | undefined {
  const found = events.map((event) => known.events.get(event.id));
  if (found.every((place) => place === undefined)) return undefined;
  const last = found.at(-1);
  const first = found[0];
  if (!first || !last || found.some((place, index) => place?.version !== first.version + index))
    throw new EventIdReused(stream);
  return { ...last, repeated: true };
}
