import { EventStoreUnavailable } from '../../platform/event-store/errors.ts';
import type { CopyTarget } from '../../platform/event-store/copy-log.ts';
import { Appender } from './eventstoredb/append.ts';
import { Connection } from './eventstoredb/connection.ts';
import { copyEvents } from './eventstoredb/copy.ts';
import { Converter } from './eventstoredb/convert.ts';
import { HeadFinder } from './eventstoredb/head.ts';
import { LogIdentity } from './eventstoredb/identity.ts';
import { CoalescedCall } from './eventstoredb/coalesced-call.ts';
import { readForeign } from './eventstoredb/read-foreign.ts';
import { readAll, readEnd, readStream } from './eventstoredb/read.ts';
import { Standing, type WitnessOf } from './eventstoredb/standing.ts';
import { findStreamFaults } from './eventstoredb/stream-faults.ts';
import { StreamGuard } from './eventstoredb/stream-guard.ts';
import { beginningsOf, ownStreams } from './eventstoredb/stream-names.ts';
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
  /**
   * Told of errors of subscriptions that have no `onError` of their own, and once when the log that answers is not the one of
   * before. Default: the process warning.
   */
  onError?: ((error: Error) => void) | undefined;
  /** Knows an event of the log from outside, by the log's identity; asked at each new connection. */
  witness?: WitnessOf | undefined;
}

/** The event log in EventStoreDB or KurrentDB (ADR 1), by the official client. Positions are commit positions. */
export class EventStoreDbEventStore implements CopyTarget, SharedServer {
  readonly #connection: Connection;
  readonly #identity: LogIdentity;
  readonly #converter: Converter;
  readonly #guard: StreamGuard;
  readonly #appender: Appender;
  readonly #standing: Standing;
  readonly #head: CoalescedCall<bigint | undefined>;
  readonly #signer: AppendSigner | undefined;
  readonly #report: (error: Error) => void;
  readonly #subscriptions = new Set<Subscription>();
  #closing: Promise<void> | undefined;

  constructor({ connectionString, aggregates, onError, signer, answerWithin, witness }: EventStoreDbOptions) {
    this.#signer = signer;
    this.#report = onError ?? ((error) => process.emitWarning(error));
    // What it is held against is read by what is made from the connection.
    const reader: Pick<Converter, 'toRecorded'> = { toRecorded: (resolved) => this.#converter.toRecorded(resolved) };
    this.#standing = new Standing(reader, this.#report, witness);
    this.#connection = new Connection(connectionString, answerWithin, this.#standing);
    this.#identity = new LogIdentity(this.#connection);
    const names = aggregates && [...aggregates];
    this.#converter = new Converter(ownStreams(names), this.#identity);
    this.#guard = new StreamGuard(this.#connection, this.#converter);
    this.#appender = new Appender(this.#connection, this.#converter, this.#guard);
    const finder = new HeadFinder(this.#converter, beginningsOf(names));
    this.#head = new CoalescedCall(async () => {
      const look = await this.#connection.retrying((...call) => finder.look(...call));
      const head = finder.keep(look);
      if (head) this.#standing.saw(head.position, head.id);
      return head?.position;
    });
    for (const option of this.#connection.ignored)
      process.emitWarning(`EVENTSTORE_URL: the option «${option}» is not heeded`);
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    const prepared = prepareEvents(stream, events);
    if (this.#closing) throw new EventStoreUnavailable('the event store was closed');
    const [signed] = this.#signer?.sign([{ stream, events: prepared }]) ?? [];
    const result = await this.#appender.append(stream, signed?.events ?? prepared, expected);
    // Of a stream that no reader takes for ours there is nothing to find again.
    if (this.#converter.isOwn(stream)) this.#standing.saw(result.position, prepared.at(-1)?.id);
    return result;
  }

  async read(stream: string, options: ReadOptions = {}): Promise<RecordedEvent[]> {
    await this.#identity.load();
    const reading = await this.#connection.retrying((client, heard) =>
      readStream(client, stream, options, this.#converter, heard),
    );
    await this.#guard.afterRead(stream, options, reading);
    if (options.direction !== 'backwards') this.#appender.seen(stream, reading.events);
    return this.#seen(reading.events);
  }

  async readAll(options: ReadAllOptions = {}): Promise<RecordedEvent[]> {
    await this.#identity.load();
    return this.#seen(
      await this.#connection.retrying((client, heard) => readAll(client, options, this.#converter, heard)),
    );
  }

  async subscribe(options: SubscribeOptions): Promise<Subscription> {
    // The log must not end before what was read of it in another life of this process.
    if (options.after !== undefined && this.#standing.saw(options.after)) this.#connection.doubt();
    const onBatch: SubscribeOptions['onBatch'] = (events, info) => options.onBatch(this.#seen(events), info);
    // Both are asked at each connection: who subscribes while the log is away waits for it.
    const head = () => this.#identity.load().then(() => this.head());
    const log = { connection: this.#connection, converter: this.#converter, head };
    const follower = new AllFollower(log, { ...options, onBatch }, this.#report);
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
    return this.#head.ask();
  }

  async readForeign(after: bigint): Promise<ForeignPage> {
    await this.#identity.load();
    return this.#connection.retrying((client, heard) => readForeign(client, after, this.#converter, heard));
  }

  async copy(events: readonly RecordedEvent[]): Promise<bigint> {
    const position = await copyEvents(this.#connection, events);
    this.#standing.saw(position, events.at(-1)?.id);
    return position;
  }

  beginCopy(): Promise<void> {
    return this.#identity.beginCopy();
  }

  endCopy(): Promise<void> {
    return this.#identity.endCopy();
  }

  async identity(): Promise<string> {
    return this.#knows(await this.#identity.read());
  }

  async establish(): Promise<string> {
    return this.#knows(await this.#identity.establish(async () => (await this.readAll({ limit: 1 })).length === 0));
  }

  streamFaults(stream: string): Promise<StreamFault[]> {
    return this.#connection.retrying((client, heard) => findStreamFaults(client, stream, this.#converter, heard));
  }

  async ping(): Promise<void> {
    await this.#connection.call(readEnd, PING_WITHIN);
  }

  async checkAppend(): Promise<void> {
    await this.#appender.check(PING_WITHIN);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  #knows(identity: string): string {
    this.#standing.knows(identity);
    return identity;
  }

  #seen<Events extends readonly RecordedEvent[]>(events: Events): Events {
    for (const event of [events.at(0), events.at(-1)]) if (event) this.#standing.saw(event.position, event.id);
    return events;
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
