import type { Announcement, Projection, ProjectionRule, Row } from './define.ts';
import { canonicalRows, instant } from './columns.ts';
import { type KeyShare, leaseName, partOf, toldName, WHOLE } from './key-share.ts';
import { RowCache, type Stored } from './row-cache.ts';
import type { Tables } from './tables.ts';

/**
 * One generation of a projection, or a part of it, that this instance holds the lease of: where it writes and how far it is.
 * A generation that is filled for the first time or built is always whole.
 */
export interface Member {
  readonly projection: Projection;
  readonly generation: number;
  readonly tables: Tables;
  /** `build` fills a generation that does not serve yet: it tells nobody, and its checkpoint is in ops.projection_builds. */
  readonly role: 'serving' | 'build';
  readonly share: KeyShare;
  /** Name of its lease, checkpoint and parked events, and the one by which followers hear its position. */
  readonly lease: string;
  readonly told: string;
  /** Whether a row is its own as far as an event at a position goes; absent = every row. */
  readonly takes: ((key: string, position: bigint) => boolean) | undefined;
  readonly epoch: bigint;
  /** Position of the last event folded and committed; −1 before the first. */
  position: bigint;
  /** True until the projection first caught up: history is not news, so nothing goes to the feed. */
  silent: boolean;
  /** The lease is gone or being given back: nothing more may be written. */
  lost: boolean;
  readonly cache: RowCache;
  /** Streams with a parked event. */
  readonly parked: Set<string>;
  readonly rules: ReadonlyMap<string, ProjectionRule<Row>>;
  /** Of the parts of a projection the first alone announces. */
  readonly announcements: ReadonlyMap<string, Announcement>;
  readonly canonical: (row: Row, before?: Row) => Row;
}

type Given = Pick<Member, 'projection' | 'generation' | 'tables' | 'role' | 'epoch' | 'position' | 'silent'> & {
  readonly parked: Iterable<string>;
  readonly cacheRows: number;
  /** The tables are known to be empty. */
  readonly empty: boolean;
  /** Absent: whole. */
  readonly share?: KeyShare;
  /** Absent: what its share says. */
  readonly takes?: Member['takes'] | undefined;
};

const takenBy = ({ index, of }: KeyShare): Member['takes'] =>
  of === 1 ? undefined : (key) => partOf(key, of) === index;

export function createMember({ parked, cacheRows, empty, share = WHOLE, ...given }: Given): Member {
  const { name, rules, announcements } = given.projection;
  return {
    ...given,
    share,
    lease: leaseName(name, share.index),
    told: toldName(name, share),
    takes: given.takes ?? takenBy(share),
    lost: false,
    cache: new RowCache(cacheRows, empty),
    parked: new Set(parked),
    rules: new Map(rules.map((rule) => [rule.type, rule])),
    announcements: new Map((share.index === 0 ? (announcements ?? []) : []).map((one) => [one.type, one])),
    canonical: canonicalRows(given.projection),
  };
}

/** A row read from the member's table, as folds see it. */
export function storedFrom(member: Member, raw: Row): Stored {
  return { row: member.canonical(raw), desde: raw._desde ? instant(raw._desde) : undefined };
}
