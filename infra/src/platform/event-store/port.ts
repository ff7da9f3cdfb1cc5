import type { ForeignEvent } from './foreign.ts';

/**
 * The port of the event log (ADR 1). Two adapters implement it, PostgreSQL and EventStoreDB; one contract
 * suite (`contract.suite.ts`) holds both to the behaviours named here.
 */

/** What a stream is expected to hold at an append: nothing, anything that exists, whatever, or exactly this last version. */
export type ExpectedVersion = 'no-stream' | 'stream-exists' | 'any' | number;

/** True when a stream whose last version is `actual` (−1: none) is where an append expects it. */
export const isExpected = (expected: ExpectedVersion, actual: number): boolean =>
  expected === 'any' ||
  (expected === 'no-stream' ? actual < 0 : expected === 'stream-exists' ? actual >= 0 : actual === expected);

/** Signature of the process that accepted an append, in the metadata of its first event; the others carry their number. */
export interface AppendSignature {
  readonly llave: string;
  /** Ed25519, base64. */
  readonly firma: string;
  /** Events of the append, where there are several. */
  readonly eventos?: number;
  /** Appends that were signed together, which of them this is, and its way to what was signed; unset: it alone. */
  readonly hojas?: number;
  readonly hoja?: number;
  readonly camino?: readonly string[];
}

/** Who did it, when, and why it follows: written with every event, never changed. */
export interface EventMetadata {
  /** Instant of the decision, ISO 8601 in UTC. */
  readonly at: string;
  /** `_id` of the person or `sistema` / `proceso:<name>` for what nobody typed. */
  readonly user: string;
  /** Display name of that person at that moment, so that history needs no join. */
  readonly nombre?: string;
  readonly perfil: string;
  readonly commandId: string;
  /** Name of the declared command, e.g. `validate-order`. */
  readonly comando?: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** sha-256 in hex over the previous event's hash and this event's canonical form; written by the adapter. */
  readonly hash?: string;
  /** Written by the adapter of a process that signs; unset of events of before, and of those that nobody of ours accepted. */
  readonly firma?: AppendSignature | number;
}

/** An event as a decider produced it, ready to be appended. `id` is a UUID, deterministic from command id and index. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  /** Schema version of `data`; upcasters bring older ones forward on read. */
  readonly schema: number;
  readonly data: unknown;
  readonly metadata: EventMetadata;
}

/** An event as the log returns it. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** 0-based, contiguous within its stream. */
  readonly version: number;
  /**
   * Position in the whole log, monotonic in commit order; a reader at P never misses an event ≤ P. Opaque: positions are
   * compared and handed back, never computed with (EventStoreDB's are byte offsets, and P + 1 is an error there).
   */
  readonly position: bigint;
  /** Instant of the commit, ISO 8601 in UTC; of an event copied from another log, that of its first commit. */
  readonly recordedAt: string;
  /** Data as the log keeps them, where they are not as they are read: words of persons are stored under a key (ADR 24). */
  readonly stored?: unknown;
}

/** Data of an event as the log keeps them: what is hashed, proven and copied. */
export const storedData = (event: RecordedEvent): unknown => ('stored' in event ? event.stored : event.data);

export interface AppendResult {
  /** Version of the last event written (or of the last one found, when the append was a repeat). */
  readonly version: number;
  /** Log position of that event. */
  readonly position: bigint;
  /** True when these very event ids were already there, from an earlier append or from an attempt whose answer was lost. */
  readonly repeated: boolean;
}

/** The stream was not at the expected version. Carries both, so that callers can retry or tell the person. */
export class WrongExpectedVersion extends Error {
  readonly stream: string;
  readonly expected: ExpectedVersion;
  /** Last version in the stream; −1 when it does not exist. */
  readonly actual: number;
  constructor(stream: string, expected: ExpectedVersion, actual: number) {
    super(`stream ${stream}: expected version ${expected}, found ${actual}`);
    this.name = 'WrongExpectedVersion';
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** Position before the first event of every log. */
export const BEFORE_ALL = -1n;

export interface ReadOptions {
  /** First version to return, inclusive. Default: the first (forwards) or the last (backwards). */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  /** Maximum number of events. Default: all. */
  readonly limit?: number;
}

export interface ReadAllOptions {
  /** Position of the last event already read: reading goes on after it. Default, and any below zero: the beginning. */
  readonly after?: bigint;
  /** Maximum number of events returned. Default 1000. */
  readonly limit?: number;
  /** Only streams whose name starts with one of these. */
  readonly streamPrefixes?: readonly string[];
  /**
   * Called, in the order of the log, for what others have on its server between the events that are returned, and behind them
   * where they are fewer than `limit`: of all streams, and again when it is passed again.
   */
  readonly onForeign?: (event: ForeignEvent) => void;
}

export interface SubscribeOptions {
  /** Position of the last event already processed: delivery starts after it. Undefined or below zero: from the beginning. */
  readonly after?: bigint;
  readonly streamPrefixes?: readonly string[];
  /** Largest batch handed over at once. Default 1000. */
  readonly batchSize?: number;
  /**
   * Called with consecutive events in log order; the next batch is not delivered before the promise settles
   * (backpressure). A rejection ends the subscription and is reported through `onError`.
   * `caughtUp` is true when nothing newer was in the log at the moment of reading; an empty batch is delivered
   * once with `caughtUp: true` if the log holds nothing after `after`.
   */
  readonly onBatch: (events: readonly RecordedEvent[], info: { caughtUp: boolean }) => Promise<void>;
  /** The connection broke or a handler failed. The adapter reconnects by itself from the last settled batch after connection errors. */
  readonly onError?: (error: Error, info: { willRetry: boolean }) => void;
}

export interface Subscription {
  /** Stops delivery; resolves after the batch under way has settled. Idempotent. */
  stop(): Promise<void>;
}

/** An answer is whole: a call that the log breaks off, or does not answer, throws what `isUnavailable` knows. */
export interface EventStore {
  /**
   * Appends all events to one stream, or none. Throws {@link WrongExpectedVersion} when the stream is elsewhere, and
   * `AppendTooLarge` for more than 1,000,000 bytes, which no log takes at once.
   * Events whose ids are already the stream's (same ids, same order) write nothing and answer `repeated: true`,
   * whatever `expected` says: that is how a command repeated after a crash is recognised.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult>;
  /** Reads one stream. An unknown stream is empty, not an error. Throws `StreamDamaged` for one that its server shows in part. */
  read(stream: string, options?: ReadOptions): Promise<RecordedEvent[]>;
  /** Reads the log in commit order. A log that can tell throws `UnknownPosition` when it has no event at `after`. */
  readAll(options?: ReadAllOptions): Promise<RecordedEvent[]>;
  /** Catch-up, then live; resumes exactly after disconnects and restarts. */
  subscribe(options: SubscribeOptions): Promise<Subscription>;
  /** Position of the last event in the log; `undefined` when it is empty. */
  head(): Promise<bigint | undefined>;
  /**
   * Which log this is: an id that it was given when it was first opened, and that a copy of it does not share. Read models
   * keep it, to be held against the log that they are next started with. Throws `LogIdentityMissing`.
   */
  identity(): Promise<string>;
  /**
   * The identity, given now to a log that holds no event: what starts a system does so before the first of them. Absent where
   * the log has its identity from its schema. Throws `LogIdentityMissing` for a log that holds events and has none.
   */
  establish?(): Promise<string>;
  /** Throws when the log cannot be reached. */
  ping(): Promise<void>;
  /** Throws when an append would not arrive: nobody takes it, or it is not ours to make. Writes nothing. Absent: `ping` proves it. */
  checkAppend?(): Promise<void>;
  close(): Promise<void>;
}
