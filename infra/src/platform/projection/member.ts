import type { Announcement, Projection, ProjectionRule, Row } from './define.ts';
import { canonicalRows, instant } from './columns.ts';
import { RowCache, type Stored } from './row-cache.ts';
import type { Tables } from './tables.ts';

/** One generation of a projection that this instance holds the lease of: where it writes and how far it is. */
export interface Member {
  readonly projection: Projection;
  readonly generation: number;
  readonly tables: Tables;
  /** `build` fills a generation that does not serve yet: it tells nobody, and its checkpoint is in ops.projection_builds. */
  readonly role: 'serving' | 'build';
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
  readonly announcements: ReadonlyMap<string, Announcement>;
  readonly canonical: (row: Row, before?: Row) => Row;
}

type Given = Pick<Member, 'projection' | 'generation' | 'tables' | 'role' | 'epoch' | 'position' | 'silent'> & {
  readonly parked: Iterable<string>;
  readonly cacheRows: number;
  /** The tables are known to be empty. */
  readonly empty: boolean;
};

export function createMember({ parked, cacheRows, empty, ...given }: Given): Member {
  return {
    ...given,
    lost: false,
    cache: new RowCache(cacheRows, empty),
    parked: new Set(parked),
    rules: new Map(given.projection.rules.map((rule) => [rule.type, rule])),
    announcements: new Map((given.projection.announcements ?? []).map((one) => [one.type, one])),
    canonical: canonicalRows(given.projection),
  };
}

/** A row read from the member's table, as folds see it. */
export function storedFrom(member: Member, raw: Row): Stored {
  return { row: member.canonical(raw), desde: raw._desde ? instant(raw._desde) : undefined };
}
