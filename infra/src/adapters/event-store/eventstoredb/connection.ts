import { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailable } from '../../../platform/event-store/errors.ts';

/** Milliseconds after which a call that got no answer is taken for lost: the client itself may wait for ever. */
const ANSWER_WITHIN = 15_000;
/** Milliseconds before each further attempt. */
const RETRY_AFTER = [50, 200, 500, 1000, 2000];

const lost = new Set(['timeout', 'deadline-exceeded', 'unavailable', 'cancelled', 'not-leader', 'unknown']);

/** True when an error means that the server or the way to it was lost, not that it refused what it was asked. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  return error instanceof Error && 'type' in error && typeof error.type === 'string' && lost.has(error.type);
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

  /** One attempt of a call, with a limit on how long it may stay silent. */
  async call<T>(action: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    const client = this.#client;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (client === this.#client) this.#client = EventStoreDBClient.connectionString(this.#url);
        void client.dispose();
        reject(new EventStoreUnavailable('EventStoreDB does not answer'));
      }, ANSWER_WITHIN);
    });
    try {
      return await Promise.race([action(client), silence]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The same, attempted again after a lost connection: for what may be done twice. */
  async retrying<T>(action: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    for (const wait of RETRY_AFTER) {
      try {
        return await this.call(action);
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return this.call(action);
  }

  async close(): Promise<void> {
    await this.#client.dispose();
  }
}
