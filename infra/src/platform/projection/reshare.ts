import type pg from 'pg';
import { inTransaction } from '../../adapters/postgres/transaction.ts';
import { applyBatch } from './apply.ts';
import { leastPosition } from './catch-up.ts';
import type { Projection } from './define.ts';
import type { Engine } from './engine.ts';
import { ofLease, projectionSql } from './key-share.ts';
import { createMember, type Member } from './member.ts';
import { shareOut } from './parts.ts';
import { servingTables } from './tables.ts';
import { LeaseLost, lockLease } from './transaction.ts';

interface Standing {
  readonly name: string;
  readonly epoch: bigint;
  readonly position: bigint;
}

/** Takes over every part but the first, so that none of those who held them can write. */
const TAKE_OVER = `UPDATE ops.projection_state SET owner = $2, epoch = epoch + 1
  WHERE ${projectionSql('name')} = $1 AND name <> $1 RETURNING name, epoch, position`;
const PARKED = `SELECT FROM ops.parked_events WHERE ${projectionSql('projection')} = $1 LIMIT 1`;

/**
 * Shares what serves in another number of parts. They begin where the old ones stand; those that lag are brought to the
 * furthest first. False when that cannot be: an event that one part has set aside and another has folded is neither done
 * nor undone for whoever has the rows of both, so that only a rebuild helps.
 */
export async function reshare(engine: Engine, projection: Projection, epoch: bigint, parts: number): Promise<boolean> {
  const { name } = projection;
  for (;;) {
    const found = await inTransaction(engine.pool, async (client) => {
      const state = await lockLease(client, engine, name, epoch);
      const others = await client.query<Standing>(TAKE_OVER, [name, engine.owner]);
      const all = [{ name, epoch, position: state.position }, ...others.rows].map(standing);
      const aside = state.parts > 1 && (await client.query(PARKED, [name])).rowCount;
      if (aside) return { ...state, all, done: false };
      const done = all.every(({ position }) => position === all[0]!.position);
      if (done) await shareOut(client, name, parts);
      return { ...state, all, done };
    });
    if (found.done) {
      engine.log.info({ projection: name, from: found.parts, parts }, 'shared in another number of parts');
      return true;
    }
    if (!(await level(engine, projection, found.generation, found.parts, found.all))) return false;
  }
}

const standing = ({ name, epoch, position }: Standing): Standing => ({
  name,
  epoch: BigInt(epoch),
  position: BigInt(position),
});

/** Brings parts that lag to where the furthest stands; false when an event was set aside (before, or now). */
async function level(
  engine: Engine,
  projection: Projection,
  generation: number,
  of: number,
  all: readonly Standing[],
): Promise<boolean> {
  const furthest = all.reduce((most, { position }) => (position > most ? position : most), -1n);
  if (all.every(({ position }) => position === furthest)) return false;
  const members = all.map(({ name, epoch, position }) =>
    createMember({
      projection,
      generation,
      epoch,
      position,
      tables: servingTables(projection),
      share: { index: ofLease(name).index, of },
      role: 'serving',
      silent: false,
      parked: [],
      cacheRows: engine.cacheRows,
      empty: false,
    }),
  );
  if (!(await bringTo(engine, members, furthest))) throw new LeaseLost(projection.name);
  return members.every(({ parked }) => parked.size === 0);
}

/** Folds up to a position, at which an event stands, into those that are behind it; false when one was lost, or time is up. */
export async function bringTo(engine: Engine, members: readonly Member[], position: bigint): Promise<boolean> {
  for (;;) {
    const least = leastPosition(members);
    if (engine.signal.aborted || least === undefined || members.some(({ lost }) => lost)) return false;
    if (least >= position) return true;
    const events = await engine.store.readAll({ after: least, limit: engine.batchSize });
    const known = events.filter((event) => event.position <= position);
    if (known.length === 0) return false;
    await applyBatch(engine, members, known);
  }
}

/** The furthest of all parts, which stand still until the end of the transaction. */
export async function furthestLocked(client: pg.ClientBase, name: string): Promise<bigint> {
  const { rows } = await client.query<{ position: string }>(
    `SELECT max(position)::text AS position FROM (
       SELECT position FROM ops.projection_state WHERE ${projectionSql('name')} = $1 ORDER BY name FOR UPDATE) AS p`,
    [name],
  );
  return BigInt(rows[0]!.position);
}
