import type { Readable } from 'node:stream';

/** A file that came in whole, not yet kept. */
export interface Incoming {
  /** Where it can be looked at until it is kept or dropped. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Keeps it under its hash; a second time the same bytes cost nothing. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

/** Where the bytes of attachments are: outside the web root, by their hash, never changed. */
export interface FileStore {
  /** Takes a stream in; undefined when it is longer than `limit` bytes. Throws, leaving nothing behind, when it breaks off. */
  receive(body: Readable, limit: number): Promise<Incoming | undefined>;
  has(sha256: string): Promise<boolean>;
  /** Undefined where no such file is kept. */
  open(sha256: string): Promise<Readable | undefined>;
}

/** Whoever looks for viruses. Throws while it cannot be asked: then nothing is let through unseen. */
export interface VirusScan {
  scan(path: string): Promise<{ readonly clean: true } | { readonly clean: false; readonly virus: string }>;
}
