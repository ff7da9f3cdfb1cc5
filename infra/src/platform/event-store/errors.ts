import { type RecordedEvent, storedData } from './port.ts';

/**
 * An event of the log cannot be read or folded by this program: it is damaged, or of a later version. It concerns its stream
 * alone: a projection or process sets that aside, and a call about the document is refused.
 */
export class EventUnreadable extends Error {
  override readonly name: string = 'EventUnreadable';
  /** Version of the event in its stream. */
  readonly version: number;
  constructor({ stream, version, type }: Pick<RecordedEvent, 'stream' | 'version' | 'type'>, cause: unknown) {
    super(`event ${version} (${type}) of ${stream} cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    this.version = version;
  }
}

/** The error of a stream that failed at this event; one that names the event already stays as it is. */
export const asUnreadable = (event: RecordedEvent, cause: unknown): EventUnreadable =>
  cause instanceof EventUnreadable ? cause : new EventUnreadable(event, cause);

/**
 * The event as one whose data cannot be had: whoever asks for `data` meets {@link EventUnreadable}, and nobody can forget to
 * look. Place, metadata and `stored` are there, by which chain and evidence are checked.
 */
export function unreadable(event: RecordedEvent, cause: unknown): RecordedEvent {
  const fault = new EventUnreadable(event, cause);
  const rest = { ...event, stored: storedData(event) };
  return Object.defineProperty(rest, 'data', {
    enumerable: true,
    get: () => {
      throw fault;
    },
  });
}

/** How a stream of ours is not what it was on its server: not shown whole, or holding an event of somebody else. */
export type StreamDamage = 'removed' | 'foreign';

/** A stream that was changed on its server past the log: it decides nothing, and nothing is appended to it. */
export class StreamDamaged extends EventUnreadable {
  override readonly name = 'StreamDamaged';
  readonly stream: string;
  readonly damage: StreamDamage;
  /** `version`: the first event that is not there, or is not the log's. */
  constructor(stream: string, version: number, damage: StreamDamage) {
    super(
      { stream, version, type: damage },
      damage === 'removed' ? 'the stream was deleted or cut on its server' : 'another application wrote it',
    );
    this.stream = stream;
    this.damage = damage;
  }
}

/** Nothing, of a stream that its server does not show whole: for a `catch`, where the damage is told elsewhere. */
export function nothingIfDamaged(error: unknown): [] {
  if (error instanceof StreamDamaged) return [];
  throw error;
}

/** The log does not say which one it is: it was never begun, or somebody removed what it was called by. */
export class LogIdentityMissing extends Error {
  override readonly name = 'LogIdentityMissing';
  constructor() {
    super('the log has no identity: it was never begun, or its stream log-identity was removed on the server');
  }
}

/** Some of the ids of an append are in the log already, but not as this same append to this same stream. */
export class EventIdReused extends Error {
  override readonly name = 'EventIdReused';
  constructor(stream: string) {
    super(`stream ${stream}: the log already holds some of these event ids, written by another append`);
  }
}

/** More than any log takes in one append; nothing was written. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  /** `bytes`: what the append comes to. */
  constructor(stream: string, bytes: number) {
    super(`stream ${stream}: an append of ${bytes} bytes is more than the log takes at once`);
  }
}

/** The log is away, or answers without the table or service that is expected of it; or the store was closed. Callers may come again. */
export class EventStoreUnavailable extends Error {
  override readonly name: string = 'EventStoreUnavailable';
}

/** Other processes were always first to append to a stream. Nothing was written; whoever asked may come again. */
export class StreamBusy extends EventStoreUnavailable {
  override readonly name = 'StreamBusy';
  constructor(stream: string) {
    super(`stream ${stream}: others were always first`);
  }
}

/** The log does not let our user do this, or does not let them in. Nothing is wrong with what was asked: callers may come again. */
export class EventStoreRefused extends EventStoreUnavailable {
  override readonly name = 'EventStoreRefused';
}

/**
 * The log that answers is not the one of before, or ends before what was read of it: its folder was emptied, or an older copy
 * put in its place. Nothing is read from it or written to it until the right one is back.
 */
export class LogWentBack extends EventStoreUnavailable {
  override readonly name = 'LogWentBack';
}

/** This log has no event at a position that was handed to it: the position is another log's, or this one lost its end. */
export class UnknownPosition extends Error {
  override readonly name = 'UnknownPosition';
  constructor(position: bigint) {
    super(`the log has no event at position ${position}: it is another log than the one the position came from`);
  }
}
