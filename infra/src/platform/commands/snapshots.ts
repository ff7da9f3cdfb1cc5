import type { Aggregate } from '@power/domain/kernel/aggregate';
import { createHash } from 'node:crypto';
import type { KeptCommands } from './stream-commands.ts';

/** A stream folded up to a version, to be gone on from. Never a source of truth: whatever does not fit is folded anew. */
export interface Snapshot {
  readonly stream: string;
  /** What folded it, see {@link reducerOf}. */
  readonly reducer: string;
  readonly version: number;
  /** Hash of the event of that version: in a log that holds another event there, this is of another history. */
  readonly hash: string;
  readonly state: unknown;
  readonly commands: KeptCommands;
}

/** Where snapshots are kept: the newest of each stream. Losing them costs reading. */
export interface SnapshotStore {
  /** The snapshot of a stream by this reducer, if there is one. */
  load(stream: string, reducer: string): Promise<Snapshot | undefined>;
  save(snapshot: Snapshot): Promise<void>;
}

/** Events that were read to fold a stream before a snapshot of it is worth keeping. */
export const SNAPSHOT_AFTER = 200;

const reducers = new WeakMap<object, string | undefined>();

/**
 * What makes states of an aggregate: its declared version, its events with their schemas, and the folds as they are
 * written. Undefined: it takes no snapshots. Another one ignores what was kept under this.
 */
export function reducerOf<S>(aggregate: Aggregate<S>): string | undefined {
  if (!reducers.has(aggregate)) reducers.set(aggregate, fingerprint(aggregate));
  return reducers.get(aggregate);
}

function fingerprint<S>({ snapshots, initial, folds }: Aggregate<S>): string | undefined {
  if (snapshots === undefined) return undefined;
  const written = [...folds].map(([type, { event, apply }]) => [type, event.schema, String(apply)]);
  return createHash('sha256')
    .update(JSON.stringify([snapshots, initial, written]))
    .digest('base64url');
}
