/** Something on the server of a log that is no event of the log: administrators and other applications use that server too. */
export interface ForeignEvent {
  readonly position: bigint;
  /** Stream that it stands in; of metadata, the stream that they are about. */
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  /** An event, metadata by which a stream is cut or deleted, or the tombstone of a stream. */
  readonly kind: 'event' | 'metadata' | 'tombstone';
  /** Whether that stream is named as those of the log are: then it concerns the log. */
  readonly own: boolean;
}

/** What is the matter with a stream of the log on its server. */
export interface StreamFault {
  /** It holds an event of somebody else, the server does not show it whole (or soon will not), or it holds an event twice. */
  readonly kind: 'foreign' | 'removed' | 'repeated';
  readonly stream: string;
  readonly version?: number;
  readonly position?: bigint;
  /** For people, in Spanish. */
  readonly detail: string;
}

/** A stretch of the server of a log. */
export interface ForeignPage {
  /** What in it is not the log's. */
  readonly events: readonly ForeignEvent[];
  /** Where it ends: the next one is read after it. Below 0 where the server is another than before. */
  readonly position: bigint;
  /** Whether the server held nothing behind it. */
  readonly isEnd: boolean;
}

/** A log on a server that administrators and other applications have their hands in. */
export interface SharedServer {
  /** What is the matter with a stream as the server shows it now; empty of one that is sound or does not exist. */
  streamFaults(stream: string): Promise<StreamFault[]>;
  /** Reads the server after a position (−1: from its beginning), past what is the log's. */
  readForeign(after: bigint): Promise<ForeignPage>;
}
