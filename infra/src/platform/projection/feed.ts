import type pg from 'pg';
import type { FeedScope, Frame } from './define.ts';
import type { Member } from './member.ts';
import type { WorkingSet } from './working-set.ts';

/**
 * A row of ops.change_feed before it has a number. `op` is `insert` for whoever did not have it before, `upsert`, `delete`, or
 * `reload` when a whole table was exchanged (key empty).
 */
export interface FeedRow {
  readonly position: string;
  readonly topic?: string;
  readonly key?: string;
  readonly op?: 'insert' | 'upsert' | 'delete' | 'reload';
  readonly scope?: FeedScope;
  readonly frame?: Frame;
}

const sameScope = (a: FeedScope, b: FeedScope): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a member's batch tells the world: one change per key, and its announcements. A row that changes hands is told to both. */
export function feedRows(member: Member, work: WorkingSet): FeedRow[] {
  if (member.silent || member.role === 'build') return [];
  const { topic, scope } = member.projection;
  const rows: { readonly at: bigint; readonly row: FeedRow }[] = [];
  for (const [key, { before, after, changed, position }] of topic === undefined ? [] : work.slots) {
    if (!changed || (!before && !after)) continue;
    const base = { position: String(position), topic, key };
    const [was, is] = scope ? [before && scope(before.row), after && scope(after.row)] : [undefined, undefined];
    const moved = was !== undefined && is !== undefined && !sameScope(was, is);
    if (moved) rows.push({ at: position, row: { ...base, op: 'delete', scope: was } });
    const op = !after ? 'delete' : moved || !before ? 'insert' : 'upsert';
    rows.push({ at: position, row: { ...base, op, scope: is ?? was } });
  }
  for (const { position, frame } of work.frames)
    rows.push({ at: position, row: { position: String(position), frame } });
  return rows.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).map(({ row }) => row);
}

/**
 * Writes a frame into the change feed within the caller's transaction and notifies its followers at the commit: for jobs
 * and others who have something to tell that is no event. Keep what follows in that transaction short: until it ends no
 * projector can commit. `position` is the log position that it belongs to, 0 for none.
 */
export async function writeFrame(client: pg.ClientBase, frame: Frame, position = 0n): Promise<bigint> {
  const rows: FeedRow[] = [{ position: String(position), frame }];
  const {
    rows: [written],
  } = await client.query<{ seq: string | bigint }>('SELECT ops.write_feed($1::json) AS seq', [JSON.stringify(rows)]);
  const seq = BigInt(written!.seq);
  await client.query("SELECT ops.notify_feed($1::bigint, '{}')", [String(seq)]);
  return seq;
}

/** Removes feed rows older than the hours given, and all but the newest `rows` of them. Returns how many went. */
export async function trimFeed(
  pool: pg.Pool,
  { hours = 24, rows = 500_000 }: { hours?: number; rows?: number } = {},
): Promise<number> {
  const done = await pool.query(
    `DELETE FROM ops.change_feed WHERE at < now() - make_interval(hours => $1)
       OR seq <= (SELECT max(seq) - $2::bigint FROM ops.change_feed)`,
    [hours, rows],
  );
  return done.rowCount ?? 0;
}
