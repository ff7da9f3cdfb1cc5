import { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailable, UnknownPosition } from '../../../platform/event-store/errors.ts';

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

/** The official client, made anew when a call on it hangs. */
export class Connection {
  readonly #url: string;
  #client: EventStoreDBClient;

  /** Takes esdb:// and kurrentdb:// addresses. Throws when the address cannot be read. */
  constructor(url: string) {
    this.#url = url.replace(/^kurrentdb/, 'esdb');
    this.#client = EventStoreDBClient.connectionString(this.#url);
  }

  get client(): EventStoreDBClient {
    return this.#client;
  }

  /** One attempt of a call, with a limit on how long it may stay silent. Throws in the words of the port. */
  async call<T>(action: (client: EventStoreDBClient) => Promise<T>, within = ANSWER_WITHIN): Promise<T> {
    const client = this.#client;
    let timer: NodeJS.Timeout | undefined;
    let silent = 0;
    const silence = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        silent += 1;
        if (silent < TURNS) return;
        clearInterval(timer);
        if (client === this.#client) this.#client = EventStoreDBClient.connectionString(this.#url);
        void client.dispose();
        reject(new EventStoreUnavailable('EventStoreDB does not answer'));
      }, within / TURNS);
    });
    try {
      return await Promise.race([action(client), silence]);
    } catch (error) {
      throw inPortWords(error);
    } finally {
      clearInterval(timer);
    }
  }

  /** The same, attempted again after a lost connection: for what may be done twice. */
  async retrying<T>(action: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    const started = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.call(action);
      } catch (error) {
        const wait = RETRY_AFTER[attempt];
        const worthIt = error instanceof EventStoreUnavailable && performance.now() - started < PATIENCE;
        if (wait === undefined || !worthIt) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  async close(): Promise<void> {
    await this.#client.dispose();
  }
}
