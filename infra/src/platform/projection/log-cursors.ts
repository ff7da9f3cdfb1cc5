import type pg from 'pg';
import type { EventStore } from '../event-store/port.ts';

/** Cursors in the log beside those of processes: tables of one row each. */
const SINGLE = ['ops.hook_position', 'ops.loaded_history'] as const;
const PROCESSES = 'ops.process_state';

type Database = Pick<pg.Pool, 'query'>;

async function existing(db: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS t (name) WHERE to_regclass(name) IS NOT NULL',
    [tables],
  );
  return rows.map(({ name }) => name);
}

/** How far each process and each other follower is in the log that it works on, by its name; empty before any ran. */
export async function logCursors(db: Database): Promise<Map<string, bigint>> {
  const cursors = new Map<string, bigint>();
  for (const table of await existing(db, [PROCESSES, ...SINGLE])) {
    const name = table === PROCESSES ? 'name' : `'${table}'`;
    const { rows } = await db.query<{ name: string; position: string }>(
      `SELECT ${name} AS name, position::text FROM ${table}`,
    );
    for (const row of rows) cursors.set(row.name, BigInt(row.position));
  }
  return cursors;
}

/**
 * Sets every cursor to where it was kept for this log, or to `head`, since what lies behind was dealt with. What processes
 * and webhooks have set aside is found again by stream and version, which a move does not change.
 */
export async function moveCursors(db: Database, store: EventStore, identity: string, head: bigint): Promise<void> {
  for (const table of await existing(db, [PROCESSES, ...SINGLE])) {
    const name = table === PROCESSES ? 's.name' : `'${table}'`;
    await db.query(
      `UPDATE ${table} s SET position = coalesce(
         (SELECT p.position FROM ops.process_positions p WHERE p.identity = $1 AND p.name = ${name}), $2)`,
      [identity, String(head)],
    );
  }
  await moveParked(db, store);
}

interface Parked {
  readonly stream: string;
  readonly version: number;
}

async function moveParked(db: Database, store: EventStore): Promise<void> {
  const { rows } = await db.query<Parked>(
    'SELECT DISTINCT stream, stream_version AS version FROM ops.parked_events ORDER BY 1, 2',
  );
  const places = new Map<string, bigint>();
  for (const { stream, version } of rows) {
    const [event] = await store.read(stream, { from: version, limit: 1 });
    if (event?.version === version) places.set(JSON.stringify([stream, version]), event.position);
  }
  // Away first: a place of the new log may be that of another event in the old one.
  await db.query('UPDATE ops.parked_events SET position = -2 - position WHERE position >= 0');
  for (const [key, position] of places) {
    const [stream, version] = JSON.parse(key) as [string, number];
    await db.query('UPDATE ops.parked_events SET position = $3 WHERE stream = $1 AND stream_version = $2', [
      stream,
      version,
      String(position),
    ]);
  }
}
