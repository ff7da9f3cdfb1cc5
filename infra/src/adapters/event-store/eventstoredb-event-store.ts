import { EventStoreUnavailable } from '../../platform/event-store/errors.ts';
import type { CopyTarget } from '../../platform/event-store/copy-log.ts';
import { Appender } from './eventstoredb/append.ts';
import { Connection } from './eventstoredb/connection.ts';
import { copyEvents } from './eventstoredb/copy.ts';
import { readIdentity } from './eventstoredb/identity.ts';
import { readAll, readHead, readStream } from './eventstoredb/read.ts';
import { AllFollower } from './eventstoredb/subscription.ts';
import type {
  AppendResult,
  ExpectedVersion,
  NewEvent,
  ReadAllOptions,
  ReadOptions,
  RecordedEvent,
  SubscribeOptions,
  Subscription,
} from '../../platform/event-store/port.ts';
import type { AppendSigner } from '../../platform/evidence/sign-append.ts';
import { prepareEvents } from '../../platform/event-store/prepare.ts';

/** Milliseconds after which a server that does not answer a ping counts as away. */
const PING_WITHIN = 5000;

export interface EventStoreDbOptions {
  /** esdb:// (or kurrentdb://) address, with its credentials and query. */
  connectionString: string;
  /** Signs what is appended; unset: events are chained and not signed. */
  signer?: AppendSigner | undefined;
  /** Milliseconds after which a call without an answer is given up. Default 15,000. */
  answerWithin?: number | undefined;
  /** Told of errors of subscriptions that have no `onError` of their own. Default: the process warning. */
  onError?: (error: Error) => void;
}

/** The event log in EventStoreDB or KurrentDB (ADR 1), by the official client. Positions are commit positions. */
export class EventStoreDbEventStore implements CopyTarget {
  readonly #connection: Connection;
  readonly #appender: Appender;
  readonly #signer: AppendSigner | undefined;
  readonly #report: (error: Error) => void;
  readonly #subscriptions = new Set<Subscription>();
  #closing: Promise<void> | undefined;

  constructor({ connectionString, onError, signer, answerWithin }: EventStoreDbOptions) {
    this.#signer = signer;
    this.#connection = new Connection(connectionString, answerWithin);
    this.#appender = new Appender(this.#connection);
    this.#report = onError ?? ((error) => process.emitWarning(error));
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    const prepared = prepareEvents(stream, events);
    if (this.#closing) throw new EventStoreUnavailable('the event store was closed');
    const [signed] = this.#signer?.sign([{ stream, events: prepared }]) ?? [];
    return this.#appender.append(stream, signed?.events ?? prepared, expected);
  }

  async read(stream: string, options: ReadOptions = {}): Promise<RecordedEvent[]> {
    const events = await this.#connection.retrying((client, heard) => readStream(client, stream, options, heard));
    if (options.direction !== 'backwards') this.#appender.seen(stream, events);
    return events;
  }

  readAll(options: ReadAllOptions = {}): Promise<RecordedEvent[]> {
    return this.#connection.retrying((client, heard) => readAll(client, options, heard));
  }

  async subscribe(options: SubscribeOptions): Promise<Subscription> {
    const follower = new AllFollower(this.#connection, options, this.#report);
    const subscription: Subscription = {
      stop: async () => {
        await follower.stop();
        this.#subscriptions.delete(subscription);
      },
    };
    this.#subscriptions.add(subscription);
    return subscription;
  }

  head(): Promise<bigint | undefined> {
    return this.#connection.retrying(readHead);
  }

  copy(events: readonly RecordedEvent[]): Promise<bigint> {
    return copyEvents(this.#connection, events);
  }

  identity(): Promise<string> {
    return this.#connection.retrying(readIdentity);
  }

  async ping(): Promise<void> {
    await this.#connection.call(readHead, PING_WITHIN);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.stop()));
    await this.#appender.idle();
    await this.#connection.close();
  }
}

/** Opens the log in EventStoreDB. Nothing is connected before it is needed. Throws when the address cannot be read. */
export function createEventStoreDbEventStore(options: EventStoreDbOptions): EventStoreDbEventStore {
  return new EventStoreDbEventStore(options);
}
