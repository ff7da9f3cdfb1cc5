import type { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailable, LogWentBack } from '../../../platform/event-store/errors.ts';
import { clientAddress, type LogAddress, parseLogAddress, withOwnConnection } from './address.ts';
import { createLogClient, type LogClient } from './client.ts';
import { inPortWords, type Right, spoils } from './refusals.ts';

/** Milliseconds after which a call that got no answer is taken for lost: the client itself may wait for ever. */
const ANSWER_WITHIN = 15_000;
/** The same for a connection on which nothing was heard yet. */
const CHECK_WITHIN = 5000;
/**
 * They are counted in so many turns of our own loop: a process that was stopped, or busy with itself, has not listened, and
 * what it did not hear is no silence of the server's.
 */
const TURNS = 15;
/** Milliseconds before each further attempt. */
const RETRY_AFTER = [50, 200, 500, 1000];
/** Milliseconds after which whoever asked is told to come again, rather than one more attempt made. */
const PATIENCE = 5000;

type GiveUp = (reason: EventStoreUnavailable) => void;
/** What is done on a client; `heard` is called for each part of the answer that arrives. */
export type Action<T> = (client: EventStoreDBClient, heard: () => void) => Promise<T>;

/** How a log that answers on a new connection is held against what is known of it. */
export interface LogCheck {
  /** Throws {@link LogWentBack} when it is another. May run in vain: what it finds on a client that is given up is nothing. */
  readonly check: Action<void>;
  /** Told how a check came out that counts. */
  readonly tell: (fault: LogWentBack | undefined) => void;
}

/** A client with the calls that are under way on it. */
interface Used {
  readonly log: LogClient;
  readonly underWay: Set<GiveUp>;
  /** How often its connection has ended. */
  losses: number;
}

/**
 * The official client, made anew when a call on it hangs or fails in a way that may have spoilt it. A client that is disposed
 * ends its reads without an error, after whatever had come: it is disposed only once its calls have ended or were given up.
 */
export class Connection {
  readonly #address: LogAddress;
  readonly #answerWithin: number;
  readonly #check: LogCheck | undefined;
  /** Followed by another, with calls that still have their time. */
  readonly #retired = new Set<Used>();
  #current: Used;
  #closed = false;
  /** The log that answers on the current connection was held against what is known of it. */
  #checked = false;
  #checking: Promise<void> | undefined;
  #doubts = 0;

  /**
   * `url`: esdb:// or kurrentdb:// address. `answerWithin`: milliseconds. `check`: made on each new connection before anything
   * else is asked. Throws when the address cannot be read, without repeating it.
   */
  constructor(url: string, answerWithin = ANSWER_WITHIN, check?: LogCheck) {
    this.#address = parseLogAddress(url);
    this.#answerWithin = answerWithin;
    this.#check = check;
    this.#current = this.#open(clientAddress(this.#address));
  }

  get client(): EventStoreDBClient {
    return this.#current.log.client;
  }

  /** Options of the address that nobody heeds. */
  get ignored(): readonly string[] {
    return this.#address.ignored;
  }

  /** Something more is known of the log, which this connection was not held against. */
  doubt(): void {
    this.#checked = false;
    this.#doubts += 1;
  }

  /** One attempt of a call, with a limit on how long it may stay silent. Throws in the words of the port. */
  call<T>(action: Action<T>, within = this.#answerWithin, right: Right = 'read'): Promise<T> {
    return this.#attempt(within, right, async (client, heard) => {
      while (!this.#checked) {
        await this.#prove();
        heard();
        if (this.client !== client) throw new EventStoreUnavailable('the connection was made anew');
      }
      return action(client, heard);
    });
  }

  /** The same, attempted again after a lost connection: for what may be done twice. */
  async retrying<T>(action: Action<T>): Promise<T> {
    const started = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.call(action);
      } catch (error) {
        const wait = RETRY_AFTER[attempt];
        const worthIt = isLost(error) && performance.now() - started < PATIENCE;
        if (wait === undefined || !worthIt || this.#closed) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  /** What a subscription failed with, in the words of the port. */
  inPortWords(error: unknown): unknown {
    return inPortWords(error, this.#address.login?.user, 'read');
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(
      [this.#current, ...this.#retired].map((used) => this.#giveUpAll(used, 'the event store was closed')),
    );
  }

  /** Holds the log against what is known of it, once for all who wait. */
  #prove(): Promise<void> {
    this.#checking ??= this.#proveOnce().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async #proveOnce(): Promise<void> {
    const doubts = this.#doubts;
    try {
      if (this.#check) await this.#attempt(Math.min(CHECK_WITHIN, this.#answerWithin), 'read', this.#check.check, true);
      this.#check?.tell(undefined);
    } catch (error) {
      if (error instanceof LogWentBack) this.#check?.tell(error);
      throw error;
    }
    this.#checked = doubts === this.#doubts;
  }

  /** Who is in a hurry does not decide for others that are still waiting: each has its own time. */
  async #attempt<T>(
    within: number,
    right: Right,
    action: Action<T>,
    decisive = within >= this.#answerWithin,
  ): Promise<T> {
    if (this.#closed) throw new EventStoreUnavailable('the event store was closed');
    const used = this.#current;
    const { underWay, losses } = used;
    let giveUp: GiveUp = () => undefined;
    const loss = new Promise<never>((_, reject) => (giveUp = reject));
    underWay.add(giveUp);
    let silent = 0;
    const timer = setInterval(() => {
      silent += 1;
      if (silent < TURNS) return;
      clearInterval(timer);
      underWay.delete(giveUp);
      if (used === this.#current && (decisive || underWay.size === 0)) this.#replace();
      giveUp(new EventStoreUnavailable('EventStoreDB does not answer'));
    }, within / TURNS);
    try {
      const answer = await Promise.race([action(used.log.client, () => (silent = 0)), loss]);
      // gRPC sends what a dying connection did not take over the next one, whoever answers there.
      if (used.losses !== losses) throw new EventStoreUnavailable('the connection was lost meanwhile');
      return answer;
    } catch (error) {
      if (used === this.#current && spoils(error)) this.#retire();
      throw inPortWords(error, this.#address.login?.user, right);
    } finally {
      clearInterval(timer);
      underWay.delete(giveUp);
      if (underWay.size === 0 && this.#retired.delete(used)) void used.log.discard();
    }
  }

  #open(url: string): Used {
    const used: Used = {
      log: createLogClient(url, () => {
        used.losses += 1;
        if (used === this.#current) this.doubt();
      }),
      underWay: new Set(),
      losses: 0,
    };
    return used;
  }

  /** A new client on a connection of its own follows the current one, whose other calls go on. */
  #retire(): void {
    if (this.#closed) return;
    this.#retired.add(this.#current);
    this.#renew();
  }

  /** The same, and the calls on the current one are given up: it is silent. */
  #replace(): void {
    void this.#giveUpAll(this.#current, 'EventStoreDB stopped answering');
    this.#renew();
  }

  #renew(): void {
    this.#current = this.#open(withOwnConnection(this.#address));
    this.doubt();
  }

  /** Every call under way on a client fails before it is disposed. */
  #giveUpAll({ log, underWay }: Used, reason: string): Promise<void> {
    for (const giveUp of underWay) giveUp(new EventStoreUnavailable(reason));
    return log.discard();
  }
}

/** Lost, and soon there again perhaps; what the server refuses, or a log that is another, is so for longer. */
export const isLost = (error: unknown): boolean => (error as Error).name === 'EventStoreUnavailable';
