/** An event as it is proposed by a client. */
export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

/** Type of the event that ends a stream for ever. */
export const TOMBSTONE = '$streamDeleted';

export interface Stored extends Proposed {
  readonly stream: string;
  /** −1 for the record of a write without events: it takes room in the log and is never read. */
  readonly revision: number;
  readonly position: bigint;
  /** Milliseconds since 1970. */
  readonly created: number;
}
