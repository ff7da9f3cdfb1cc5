import type pg from 'pg';
import type { Engine } from './engine.ts';
import { partNameSql, partSql, projectionSql } from './key-share.ts';
import { createMember, type Member } from './member.ts';

/** In how many parts a projection is to be shared by key. */
export const partsWanted = ({ parts }: Pick<Engine, 'parts'>, name: string): number => parts?.get(name) ?? 1;

const GONE = `DELETE FROM ops.projection_state WHERE ${projectionSql('name')} = $1 AND ${partSql('name')} >= $2`;
const GONE_REQUESTS = `DELETE FROM ops.projection_requests WHERE ${projectionSql('projection')} = $1 AND ${partSql('projection')} >= $2`;

/**
 * Who holds a part keeps it under another epoch, by which he takes it up anew. A new row's first epoch is above any that one
 * of this name ever had: epochs rise by transactions.
 */
const OTHERS = `INSERT INTO ops.projection_state AS s (name, version, generation, table_name, position, status, live_at, parts, epoch)
  SELECT ${partNameSql('name', 'i')}, version, generation, table_name, position, status, live_at, $2, pg_current_xact_id()::text::bigint
  FROM ops.projection_state, generate_series(1, $2 - 1) i WHERE name = $1
  ON CONFLICT (name) DO UPDATE SET version = excluded.version, generation = excluded.generation, table_name = excluded.table_name,
    position = excluded.position, status = excluded.status, live_at = excluded.live_at, parts = excluded.parts,
    epoch = s.epoch + 1, error = NULL`;

const NO_PARKED = `DELETE FROM ops.parked_events WHERE ${projectionSql('projection')} = $1 AND projection <> $1`;
/** What all rows lack each part lacks: it makes its own good. */
const PARKED = `INSERT INTO ops.parked_events SELECT ${partNameSql('p.projection', 'i')}, p.generation, p.stream, p.stream_version,
    p.position, p.type, p.error, p.attempts, p.parked_at, p.last_attempt_at
  FROM ops.parked_events p JOIN ops.projection_state s ON s.name = p.projection AND s.generation = p.generation,
    generate_series(1, $2 - 1) i WHERE p.projection = $1`;

/**
 * Shares a projection in so many parts, all of which begin where its first part stands: the caller holds the locks of all
 * parts that there are, and every row is as of that position. Belongs into a transaction.
 */
export async function shareOut(client: pg.ClientBase, name: string, parts: number): Promise<void> {
  await client.query(GONE, [name, parts]);
  await client.query(GONE_REQUESTS, [name, parts]);
  await client.query('UPDATE ops.projection_state SET parts = $2 WHERE name = $1', [name, parts]);
  await client.query(OTHERS, [name, parts]);
  await client.query(NO_PARKED, [name]);
  await client.query(PARKED, [name, parts]);
  await client.query("SELECT pg_notify('projector', $1)", [name]);
}

/** The first of so many parts (or the whole, of one) of a serving generation, where a member that had all rows stands. */
export const firstPart = (
  { cacheRows }: Pick<Engine, 'cacheRows'>,
  { projection, epoch, generation, position, parked }: Member,
  parts: number,
  tables: Member['tables'],
): Member =>
  createMember({
    projection,
    generation,
    epoch,
    position,
    parked,
    tables,
    share: { index: 0, of: parts },
    role: 'serving',
    silent: false,
    cacheRows,
    empty: false,
  });
