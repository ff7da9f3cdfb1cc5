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
  override readonly name = 'EventStoreUnavailable';
}

/** This log has no event at a position that was handed to it: the position is another log's, or this one lost its end. */
export class UnknownPosition extends Error {
  override readonly name = 'UnknownPosition';
  constructor(position: bigint) {
    super(`the log has no event at position ${position}: it is another log than the one the position came from`);
  }
}
