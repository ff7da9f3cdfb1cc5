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

/** The log answers, but not with the table or service that is expected of it; or the store was closed. */
export class EventStoreUnavailable extends Error {
  override readonly name = 'EventStoreUnavailable';
}
