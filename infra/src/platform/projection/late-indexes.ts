import type pg from 'pg';
import type { Projection } from './define.ts';
import { type Engine, pause } from './engine.ts';
import type { Member } from './member.ts';
import { createIndexesSql, indexesOf, inRead, type TableIndex, type Tables } from './tables.ts';
import { messageOf } from './working-set.ts';

/** Bytes of a table from which its words take seconds to be indexed; below that nobody would notice the wait. */
const LARGE = 16_000_000;

/**
 * DDL of the indexes that a filled generation needs before it serves. Words of large tables are indexed while it serves
 * already ({@link makeLateIndexes}): they take as long as all the others together, and until then are found by reading.
 */
export async function firstIndexesSql(
  client: Pick<pg.ClientBase, 'query'>,
  projection: Projection,
  tables: Tables,
  large = LARGE,
): Promise<string> {
  const indexes = indexesOf(projection, tables);
  const names = [...new Set(indexes.filter(({ words }) => words).map(({ table }) => table))];
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[], $2::text[]) AS t (name, at) WHERE pg_relation_size(at::regclass) > $3',
    [names, names.map(inRead), large],
  );
  const wait = new Set(rows.map(({ name }) => name));
  return createIndexesSql(indexes.filter(({ words, table }) => !(words && wait.has(table))));
}

const FINISHED = `SELECT c.relname AS name, i.indisvalid AS valid FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'read'::regnamespace AND c.relname = ANY($1)`;
/** One projector at a time makes them. Nobody waits for the lock in PostgreSQL: making an index would wait for that statement. */
const TRY = "SELECT pg_try_advisory_lock(hashtext('read'), hashtext('late-indexes')) AS mine, pg_backend_pid() AS pid";
const LEAVE = "SELECT pg_advisory_unlock(hashtext('read'), hashtext('late-indexes'))";

const REST_MS = 1000;

/**
 * Makes the declared indexes that tables of serving generations lack, without holding up who reads or writes them: those
 * that could wait when they were filled, and what a projector that was killed left half made. Never throws: what cannot
 * be made now is made when the projections are next taken up.
 */
export async function makeLateIndexes(
  engine: Pick<Engine, 'pool' | 'signal' | 'log'>,
  members: readonly Pick<Member, 'projection' | 'tables' | 'lost'>[],
): Promise<void> {
  const wanted = members.flatMap(({ projection, tables, lost }) => (lost ? [] : indexesOf(projection, tables)));
  try {
    while (!engine.signal.aborted) {
      const { rows } = await engine.pool.query<{ name: string; valid: boolean }>(FINISHED, [
        wanted.map(({ name }) => name),
      ]);
      const there = new Map(rows.map(({ name, valid }) => [name, valid]));
      const missing = wanted.filter(({ name }) => there.get(name) !== true);
      if (missing.length === 0 || (await makeThem(engine, missing, there))) return;
      await pause(engine, REST_MS);
    }
  } catch (error) {
    if (!engine.signal.aborted)
      engine.log.warn({ error: messageOf(error) }, 'indexes not made, left for the next start');
  }
}

/** False when another projector is at it. */
async function makeThem(
  { pool, signal, log }: Pick<Engine, 'pool' | 'signal' | 'log'>,
  missing: readonly TableIndex[],
  there: ReadonlyMap<string, boolean>,
): Promise<boolean> {
  const client = await pool.connect();
  let pid = 0;
  let broken = true;
  const cancel = (): void => {
    void pool.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => undefined);
  };
  try {
    const { rows } = await client.query<{ mine: boolean; pid: number }>(TRY);
    const { mine } = rows[0]!;
    pid = rows[0]!.pid;
    signal.addEventListener('abort', cancel);
    for (const one of mine ? missing : []) {
      if (signal.aborted) break;
      if (there.has(one.name)) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${inRead(one.name)}`);
      await client.query(createIndexesSql([one], 'CONCURRENTLY '));
      log.info({ table: one.table, index: one.name }, 'index made');
    }
    if (mine) await client.query(LEAVE);
    broken = false;
    return mine;
  } finally {
    signal.removeEventListener('abort', cancel);
    // What failed may still hold the lock: it goes with its connection.
    client.release(broken);
  }
}
