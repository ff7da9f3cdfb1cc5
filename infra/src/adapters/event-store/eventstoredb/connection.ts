import type { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailable, UnknownPosition } from '../../../platform/event-store/errors.ts';
import { createLogClient, type LogClient, withOwnConnection } from './client.ts';

/** Milliseconds after which a call that got no answer is taken for lost: the client itself may wait for ever. */
const ANSWER_WITHIN = 15_000;
/**
 * They are counted in so many turns of our own loop: a process that was stopped, or busy with itself, has not listened, and
 * what it did not hear is no silence of the server's.
 */
const TURNS = 15;
/** Milliseconds before each further attempt. */
const RETRY_AFTER = [50, 200, 500, 1000];
/** Milliseconds after which whoever asked is told to come again, rather than one more attempt made. */
const PATIENCE = 5000;

const lost = new Set(['timeout', 'deadline-exceeded', 'unavailable', 'cancelled', 'not-leader', 'unknown']);
/** The same as codes of gRPC, for errors that the client hands on as they came: cancelled, deadline exceeded, unavailable. */
const lostCodes = new Set([1, 4, 14]);

/** True when an error means that the server or the way to it was lost, not that it refused what it was asked. */
function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  // The client closes its channel after an error; who was about to use it hears only this.
  if (error.message === 'Channel has been shut down') return true;
  const { type, code } = error as { type?: unknown; code?: unknown };
  return typeof type === 'string' ? lost.has(type) : typeof code === 'number' && lostCodes.has(code);
}

/** How servers put it that no record begins at a position. */
const BETWEEN_RECORDS = /Unexpected ReadAllResult/;

/** What a call on the client failed with, in the words of the port: {@link EventStoreUnavailable} for a lost connection. */
export function inPortWords(error: unknown, position?: bigint): unknown {
  if (!isConnectionError(error)) return error;
  if (position !== undefined && BETWEEN_RECORDS.test(error.message)) return new UnknownPosition(position);
  return new EventStoreUnavailable(error.message.split('\n')[0], { cause: error });
}

type GiveUp = (reason: EventStoreUnavailable) => void;
/** What is done on a client; `heard` is called for each part of the answer that arrives. */
type Action<T> = (client: EventStoreDBClient, heard: () => void) => Promise<T>;

/**
 * The official client, made anew when a call on it hangs. A client that is disposed ends its reads without an error, after
 * whatever had come: what a call returns counts only while its client is the current one.
 */
export class Connection {
  readonly #url: string;
  readonly #answerWithin: number;
  #current: LogClient;
  /** The calls on the current client. */
  #underWay = new Set<GiveUp>();
  #closed = false;

  /** Takes esdb:// and kurrentdb:// addresses. `answerWithin`: milliseconds. Throws when the address cannot be read. */
  constructor(url: string, answerWithin = ANSWER_WITHIN) {
    this.#url = url.replace(/^kurrentdb/, 'esdb');
    this.#answerWithin = answerWithin;
    this.#current = createLogClient(this.#url);
  }

  get client(): EventStoreDBClient {
    return this.#current.client;
  }

  /** One attempt of a call, with a limit on how long it may stay silent. Throws in the words of the port. */
  async call<T>(action: Action<T>, within = this.#answerWithin): Promise<T> {
    if (this.#closed) throw new EventStoreUnavailable('the event store was closed');
    const underWay = this.#underWay;
    let giveUp: GiveUp = () => undefined;
    const loss = new Promise<never>((_, reject) => (giveUp = reject));
    underWay.add(giveUp);
    let silent = 0;
    const timer = setInterval(() => {
      silent += 1;
      if (silent < TURNS) return;
      clearInterval(timer);
      underWay.delete(giveUp);
      // Who is in a hurry does not decide for others that are still waiting: each has its own time.
      const decides = underWay.size === 0 || within >= this.#answerWithin;
      if (underWay === this.#underWay && decides) this.#replace();
      giveUp(new EventStoreUnavailable('EventStoreDB does not answer'));
    }, within / TURNS);
    try {
      return await Promise.race([action(this.client, () => (silent = 0)), loss]);
    } catch (error) {
      throw inPortWords(error);
    } finally {
      clearInterval(timer);
      underWay.delete(giveUp);
    }
  }

  /** The same, attempted again after a lost connection: for what may be done twice. */
  async retrying<T>(action: Action<T>): Promise<T> {
    const started = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.call(action);
      } catch (error) {
        const wait = RETRY_AFTER[attempt];
        const worthIt = error instanceof EventStoreUnavailable && performance.now() - started < PATIENCE;
        if (wait === undefined || !worthIt || this.#closed) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#giveUpAll('the event store was closed');
  }

  /** A new client on a connection of its own takes the place of the current one. */
  #replace(): void {
    void this.#giveUpAll('EventStoreDB stopped answering');
    this.#current = createLogClient(withOwnConnection(this.#url));
    this.#underWay = new Set();
  }

  /** Every call under way on the current client fails before the client is disposed. */
  #giveUpAll(reason: string): Promise<void> {
    for (const giveUp of this.#underWay) giveUp(new EventStoreUnavailable(reason));
    return this.#current.discard();
  }
}
