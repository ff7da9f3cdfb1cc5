import type { Frame } from './define.ts';
import type { Stored } from './row-cache.ts';

/** What a batch does to one row. */
export interface Slot {
  readonly before: Stored | undefined;
  after: Stored | undefined;
  changed: boolean;
  /** Position of the event that changed it last. */
  position: bigint;
  /** Of a temporal row that does not exist (any more): when its last version ended. */
  ended: string | undefined;
  /** The version of this batch that is in force. */
  version?: Version;
}

/** A version of a row for `<table>_history`; `hasta` undefined while it is in force. */
export interface Version {
  readonly key: string;
  readonly position: bigint;
  readonly stored: Stored;
  hasta: string | undefined;
}

export interface Park {
  readonly stream: string;
  readonly version: number;
  readonly position: bigint;
  readonly type: string;
  readonly error: string;
}

/** Everything that a batch means for one member; nothing of it counts before the commit. */
export interface WorkingSet {
  readonly slots: Map<string, Slot>;
  readonly versions: Version[];
  /** Ends of versions that earlier batches left open, by key. */
  readonly closes: Map<string, string>;
  readonly frames: { readonly position: bigint; readonly frame: Frame }[];
  readonly parks: Park[];
  /** Positions of parked events that this very commit makes good. */
  readonly unparks?: readonly bigint[];
}

export const emptyWork = (): WorkingSet => ({
  slots: new Map(),
  versions: [],
  closes: new Map(),
  frames: [],
  parks: [],
});

/** Whether a batch changed any row of its member. */
export const changesRows = ({ slots }: WorkingSet): boolean => [...slots.values()].some(({ changed }) => changed);

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replaceAll('\0', '').slice(0, 2000);
