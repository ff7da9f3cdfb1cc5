import type pg from 'pg';
import type { Frame } from '../projection/define.ts';

/**
 * Puts a named frame into the change feed for what is not an event of the log (progress of jobs). Same lock and
 * numbering as the projector's (`ops.write_feed`); committed with the caller's transaction, if there is one.
 */
export async function writeFrame(db: Pick<pg.ClientBase, 'query'>, frame: Frame): Promise<void> {
  const row = { position: 0, topic: null, key: null, op: null, scope: null, frame };
  await db.query("SELECT ops.notify_feed(ops.write_feed($1::json), '{}')", [JSON.stringify([row])]);
}
