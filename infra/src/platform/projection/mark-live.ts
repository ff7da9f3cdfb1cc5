import type { Engine } from './engine.ts';
import type { Member } from './member.ts';

/** Records that a serving generation has caught up. If that is its first time, its topic is told to load everything anew. */
export async function markLive(engine: Engine, member: Member): Promise<void> {
  const { lease, told, projection } = member;
  const { name, topic } = projection;
  const done = await engine.pool.query(
    `UPDATE ops.projection_state SET status = 'live', error = NULL, live_at = coalesce(live_at, clock_timestamp()), updated_at = clock_timestamp()
     WHERE name = $1 AND owner = $2 AND epoch = $3 AND generation = $4`,
    [lease, engine.owner, String(member.epoch), member.generation],
  );
  if (done.rowCount !== 1) {
    member.lost = true;
    return;
  }
  if (member.silent && topic !== undefined) {
    const feed = JSON.stringify([{ position: String(member.position), topic, key: '', op: 'reload' }]);
    await engine.pool.query('SELECT ops.notify_feed(ops.write_feed($1::json), $2)', [
      feed,
      JSON.stringify({ [told]: String(member.position) }),
    ]);
  }
  member.silent = false;
  engine.log.info({ projection: name, position: String(member.position) }, 'projection is live');
}
