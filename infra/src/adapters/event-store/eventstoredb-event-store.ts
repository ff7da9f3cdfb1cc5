import { EventStoreUnavailable } from '../../platform/event-store/errors.ts';
import type { CopyTarget } from '../../platform/event-store/copy-log.ts';
import { Appender } from './eventstoredb/append.ts';
import { Connection } from './eventstoredb/connection.ts';
import { copyEvents } from './eventstoredb/copy.ts';
import { Converter } from './eventstoredb/convert.ts';
import { LogIdentity } from './eventstoredb/identity.ts';
import { readForeign } from './eventstoredb/read-foreign.ts';
import { readAll, readHead, readStream } from './eventstoredb/read.ts';
import { findStreamFaults } from './eventstoredb/stream-faults.ts';
import { StreamGuard } from './eventstoredb/stream-guard.ts';
import { ownStreams } from './eventstoredb/stream-names.ts';
import { AllFollower } from './eventstoredb/subscription.ts';
import type { ForeignPage, SharedServer, StreamFault } from '../../platform/event-store/foreign.ts';
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
  /** Aggregates whose streams the log consists of; unset: every stream, on a server that nobody else uses. */
  aggregates?: Iterable<string> | undefined;
  /** Signs what is appended; unset: events are chained and not signed. */
  signer?: AppendSigner | undefined;
  /** Milliseconds after which a call without an answer is given up. Default 15,000. */
  answerWithin?: number | undefined;
  /** Told of errors of subscriptions that have no `onError` of their own. Default: the process warning. */
  onError?: (error: Error) => void;
}

/** The event log in EventStoreDB or KurrentDB (ADR 1), by the official client. Positions are commit positions. */
export class EventStoreDbEventStore implements CopyTarget, SharedServer {
  readonly #connection: Connection;
  readonly #identity: LogIdentity;
  readonly #converter: Converter;
  readonly #guard: StreamGuard;
  readonly #appender: Appender;
  readonly #signer: AppendSigner | undefined;
  readonly #report: (error: Error) => void;
  readonly #subscriptions = new Set<Subscription>();
  #closing: Promise<void> | undefined;

  constructor({ connectionString, aggregates, onError, signer, answerWithin }: EventStoreDbOptions) {
    this.#signer = signer;
    this.#connection = new Connection(connectionString, answerWithin);
    this.#identity = new LogIdentity(this.#connection);
    this.#converter = new Converter(ownStreams(aggregates), this.#identity);
    this.#guard = new StreamGuard(this.#connection, this.#converter);
    this.#appender = new Appender(this.#connection, this.#converter, this.#guard);
    this.#report = onError ?? ((error) => process.emitWarning(error));
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    const prepared = prepareEvents(stream, events);
    if (this.#closing) throw new EventStoreUnavailable('the event store was closed');
    const [signed] = this.#signer?.sign([{ stream, events: prepared }]) ?? [];
    return this.#appender.append(stream, signed?.events ?? prepared, expected);
  }

  async read(stream: string, options: ReadOptions = {}): Promise<RecordedEvent[]> {
    await this.#identity.load();
    const reading = await this.#connection.retrying((client, heard) =>
      readStream(client, stream, options, this.#converter, heard),
    );
    await this.#guard.afterRead(stream, options, reading);
    if (options.direction !== 'backwards') this.#appender.seen(stream, reading.events);
    return reading.events;
  }

  async readAll(options: ReadAllOptions = {}): Promise<RecordedEvent[]> {
    await this.#identity.load();
    return this.#connection.retrying((client, heard) => readAll(client, options, this.#converter, heard));
  }

  async subscribe(options: SubscribeOptions): Promise<Subscription> {
    await this.#identity.load();
    const follower = new AllFollower(this.#connection, this.#converter, options, this.#report);
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
    return this.#connection.retrying((client, heard) => readHead(client, this.#converter, heard));
  }

  async readForeign(after: bigint): Promise<ForeignPage> {
    await this.#identity.load();
    return this.#connection.retrying((client, heard) => readForeign(client, after, this.#converter, heard));
  }

  copy(events: readonly RecordedEvent[]): Promise<bigint> {
    return copyEvents(this.#connection, events);
  }

  beginCopy(): Promise<void> {
    return this.#identity.beginCopy();
  }

  endCopy(): Promise<void> {
    return this.#identity.endCopy();
  }

  identity(): Promise<string> {
    return this.#identity.read();
  }

  establish(): Promise<string> {
    return this.#identity.establish(async () => (await this.readAll({ limit: 1 })).length === 0);
  }

  streamFaults(stream: string): Promise<StreamFault[]> {
    return this.#connection.retrying((client, heard) => findStreamFaults(client, stream, this.#converter, heard));
  }

  async ping(): Promise<void> {
    await this.#connection.call((client, heard) => readHead(client, this.#converter, heard), PING_WITHIN);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.stop()));
    await this.#appender.idle();
    const unwatched = this.#guard.stop();
    await this.#connection.close();
    await unwatched;
  }
}

/** Opens the log in EventStoreDB. Nothing is connected before it is needed. Throws when the address cannot be read. */
export function createEventStoreDbEventStore(options: EventStoreDbOptions): EventStoreDbEventStore {
  return new EventStoreDbEventStore(options);
}
