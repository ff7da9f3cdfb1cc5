import type pg from 'pg';
import { inTransaction } from '../../adapters/postgres/transaction.ts';
import type { ProjectionUnit } from './attach.ts';
import { index } from './build.ts';
import { catchUp } from './catch-up.ts';
import { type Engine, pause } from './engine.ts';
import type { LiveGroup } from './group.ts';
import type { Member } from './member.ts';
import { missedFrames } from './missed-frames.ts';
import { firstPart, partsWanted, shareOut } from './parts.ts';
import { bringTo, furthestLocked } from './reshare.ts';
import { dropTablesSql, inRead, renameSql, servingTables } from './tables.ts';
import { type LockedState, lockLease } from './transaction.ts';

/** A swap waits this long for running queries; then it lets them go on and tries again, so that nobody queues behind it. */
const LOCK_TIMEOUT = '60ms';
/** The group must not stand still for a longer gap than this many events. */
const SHORT_GAP = 100n;
/** After so many attempts it does: more comes in than can be caught up with. */
const PATIENCE = 50;

/**
 * Exchanges a filled generation for the serving one: indexes first, then the last events and one short transaction while
 * the live group stands still. Afterwards the unit's new serving member is in the group. Returns without a swap when the
 * lease went or the runtime stops.
 */
export async function swapWhenReady(
  engine: Engine,
  group: LiveGroup,
  unit: ProjectionUnit,
  build: Member,
): Promise<void> {
  await catchUp(engine, [build]);
  await index(engine, build);
  for (let round = 0; !build.lost && !engine.signal.aborted; round += 1) {
    await catchUp(engine, [build]);
    if (await group.mutex.run(() => trySwap(engine, group, unit, build, round))) return;
    await pause(engine, 50 + 50 * Math.min(round, 10));
  }
}

async function trySwap(
  engine: Engine,
  group: LiveGroup,
  unit: ProjectionUnit,
  build: Member,
  round: number,
): Promise<boolean> {
  if (group.position - build.position > SHORT_GAP && round < PATIENCE) return false;
  const { serving } = unit;
  const started = performance.now();
  await group.closeGap(build);
  if (build.lost || engine.signal.aborted || build.position < (serving?.lost === false ? serving.position : -1n))
    return false;
  try {
    if (!(await exchange(engine, build, serving, round))) return false;
  } catch (error) {
    if ((error as { code?: string }).code === '55P03') return false;
    // Nobody knows which tables serve now: what served is taken up anew, and must not go on in others than its own.
    if (serving) serving.lost = true;
    throw error;
  }
  // From here to the new member nothing may interleave: the coordinator takes a lost member for a lost lease.
  const { projection, generation } = build;
  if (serving) serving.lost = true;
  // Other parts that are in these hands too: they are taken up anew, under their new epochs.
  for (const old of group.members) {
    if (old.projection !== projection) continue;
    old.lost = true;
    group.members.delete(old);
  }
  build.lost = true;
  const member = firstPart(engine, build, partsWanted(engine, projection.name), servingTables(projection));
  unit.serving = member;
  unit.build = undefined;
  group.members.add(member);
  const seconds = (performance.now() - started) / 1000;
  engine.metrics.swap.observe(seconds);
  engine.log.info(
    { projection: projection.name, generation, pauseMs: Math.round(seconds * 1000) },
    'rebuild swapped in',
  );
  return true;
}

/** False when others have got so far ahead that the build must catch up first. */
async function exchange(engine: Engine, build: Member, serving: Member | undefined, round: number): Promise<boolean> {
  const { projection, generation } = build;
  const tables = servingTables(projection);
  return inTransaction(engine.pool, async (client) => {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    const state = await lockLease(client, engine, projection.name, build.epoch);
    if (state.parts > 1 && !(await reachAll(engine, client, build, state, round))) return false;
    const { position } = build;
    await client.query(dropTablesSql([state.table_name, `${state.table_name}_history`]));
    await client.query(renameSql(projection, build.tables, tables));
    await client.query(
      `UPDATE ops.projection_state SET version = $2, generation = $3, table_name = $4, position = $5, status = 'live', error = NULL,
       live_at = coalesce(live_at, clock_timestamp()), updated_at = clock_timestamp() WHERE name = $1`,
      [projection.name, projection.version, generation, tables.table, String(position)],
    );
    await client.query('DELETE FROM ops.projection_builds WHERE name = $1', [projection.name]);
    await client.query('DELETE FROM ops.parked_events WHERE projection = $1 AND generation < $2', [
      projection.name,
      generation,
    ]);
    await client.query(
      "UPDATE ops.projection_requests SET finished_at = now(), result = 'ok' WHERE projection = $1 AND action = 'rebuild' AND started_at IS NOT NULL AND finished_at IS NULL",
      [projection.name],
    );
    const parts = partsWanted(engine, projection.name);
    if (state.parts > 1 || parts > 1) await shareOut(client, projection.name, parts);
    const frames = serving?.lost === false ? await missedFrames(engine, serving, position) : [];
    const feed =
      projection.topic === undefined
        ? frames
        : [...frames, { position: String(position), topic: projection.topic, key: '', op: 'reload' }];
    await client.query('SELECT ops.notify_feed(ops.write_feed($1::json), $2)', [
      JSON.stringify(feed),
      JSON.stringify({ [projection.name]: String(position) }),
    ]);
    return true;
  });
}

/**
 * Parts may be further than the first, with those who hold them. They stand still from here on (whoever would write waits
 * for the tables, readers do not), and the build is brought to the furthest. False when that is too far to be waited for.
 */
async function reachAll(
  engine: Engine,
  client: pg.ClientBase,
  build: Member,
  { table_name }: LockedState,
  round: number,
): Promise<boolean> {
  await client.query(`LOCK TABLE ${inRead(table_name)} IN SHARE ROW EXCLUSIVE MODE`);
  const furthest = await furthestLocked(client, build.projection.name);
  if (furthest - build.position > SHORT_GAP && round < PATIENCE) return false;
  return bringTo(engine, [build], furthest);
}
