import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { ConfigError, configFault } from '../config-error.ts';
import { LogIdentityMissing, StreamDamaged } from '../event-store/errors.ts';
import { BEFORE_ALL, type EventStore, type RecordedEvent } from '../event-store/port.ts';
import { moveCursors } from './log-cursors.ts';
import { HOOKS } from './requests.ts';

/** `identity` null: the read models were emptied, and take the next log that they are started with. */
const BINDING = `
CREATE SCHEMA IF NOT EXISTS ops;
CREATE TABLE IF NOT EXISTS ops.log_binding (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), identity text, position bigint, stream text, version integer
);
CREATE TABLE IF NOT EXISTS ops.process_positions (
  identity text NOT NULL, name text NOT NULL, position bigint NOT NULL, PRIMARY KEY (identity, name)
);
`;

interface Binding {
  readonly identity: string | null;
  readonly position: string | null;
  readonly stream: string | null;
  readonly version: number | null;
}

export const migrateBinding = (pool: pg.Pool): Promise<void> => migrate(pool, BINDING);

/**
 * Makes sure that the read models of this database were built from this very log; the first log that they meet is theirs.
 * Throws {@link ConfigError} with one line that says what to do, when it is another log or one that lost what they
 * have seen: mixed read models would be wrong for ever.
 */
export async function bindToLog(pool: pg.Pool, store: EventStore): Promise<void> {
  await migrateBinding(pool);
  const identity = await establishIdentity(store);
  await pool.query('INSERT INTO ops.log_binding (identity) VALUES ($1) ON CONFLICT DO NOTHING', [identity]);
  const found = await bindingOf(pool);
  if (found.identity === null) {
    await takeUp(pool, store, identity);
    return;
  }
  const strange = found.identity === identity ? await lost(pool, store, found) : 'se construyeron con otro registro';
  if (strange) throw new ConfigError(refusal(strange));
}

/** The identity of a log, which a log without events is given now. Throws {@link ConfigError} where it was removed. */
async function establishIdentity(store: EventStore): Promise<string> {
  try {
    return await (store.establish?.() ?? store.identity());
  } catch (error) {
    if (error instanceof LogIdentityMissing)
      throw new ConfigError(
        `${configFault}: el registro de EVENTSTORE_URL tiene eventos y no dice cuál es: alguien borró el flujo log-identity, o una copia (log:copy) no terminó. Véase «EventStoreDB» en docs/operacion.md.`,
      );
    throw error;
  }
}

const refusal = (why: string): string =>
  `${configFault}: los listados de DATABASE_URL ${why} de eventos que el de esta dirección. Vuelve a la dirección anterior (EVENTSTORE_URL), o reconstrúyelos con: npm run projections -- rebuild --all`;

async function bindingOf(pool: pg.Pool): Promise<Binding> {
  const { rows } = await pool.query<Binding>('SELECT identity, position::text, stream, version FROM ops.log_binding');
  return rows[0]!;
}

/** What shows that a log of the right name is not the one that was read: it ends too early, or holds something else where an event stood. */
async function lost(pool: pg.Pool, store: EventStore, witness: Binding): Promise<string | undefined> {
  // On the very first start others may come here before the projector has made its tables: nothing was read yet.
  const made = await pool.query<{ all: boolean }>(
    "SELECT to_regclass('ops.projection_state') IS NOT NULL AND to_regclass('ops.process_state') IS NOT NULL AS all",
  );
  if (!made.rows[0]!.all) return undefined;
  const { rows } = await pool.query<{ position: string | null }>(
    `SELECT max(position)::text AS position FROM (
       SELECT position FROM ops.projection_state UNION ALL SELECT position FROM ops.process_state) AS s`,
  );
  const read = BigInt(rows[0]?.position ?? BEFORE_ALL);
  if (read > ((await store.head()) ?? BEFORE_ALL)) return 'leyeron un registro más largo';
  if (witness.stream === null || witness.version === null) return undefined;
  let event: RecordedEvent | undefined;
  try {
    [event] = await store.read(witness.stream, { from: witness.version, limit: 1 });
  } catch (error) {
    // Whoever cut the stream on the server left the log as long as it was: that is a finding of its own.
    if (error instanceof StreamDamaged) return undefined;
    throw error;
  }
  return event && String(event.position) === witness.position ? undefined : 'leyeron otro estado del registro';
}

/** Emptied read models take up a log: whoever follows it goes on where it was in it, or from its end. */
async function takeUp(pool: pg.Pool, store: EventStore, identity: string): Promise<void> {
  const head = (await store.head()) ?? BEFORE_ALL;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const taken = await client.query(
      'UPDATE ops.log_binding SET identity = $1, position = NULL, stream = NULL, version = NULL WHERE identity IS NULL',
      [identity],
    );
    if (taken.rowCount) await moveCursors(client, store, identity, head);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Keeps how far each follower is in a copy of its log, for when the read models take the copy up. */
export async function keepCursors(
  pool: pg.Pool,
  identity: string,
  positions: ReadonlyMap<string, bigint>,
): Promise<void> {
  await migrateBinding(pool);
  await pool.query(
    `INSERT INTO ops.process_positions SELECT $1, * FROM unnest($2::text[], $3::bigint[])
     ON CONFLICT (identity, name) DO UPDATE SET position = excluded.position`,
    [identity, [...positions.keys()], [...positions.values()].map(String)],
  );
}

/** Keeps an event that the read models have seen, as a witness for the next start. */
export async function keepWitness(pool: pg.Pool, { position, stream, version }: RecordedEvent): Promise<void> {
  await pool.query('UPDATE ops.log_binding SET position = $1, stream = $2, version = $3', [
    String(position),
    stream,
    version,
  ]);
}

/**
 * Empties the read models of a system that does not run: its next start builds them anew, from whichever log it is started
 * with. Nothing of what people decided is among them. What processes and webhooks have set aside stays: nobody makes it anew.
 */
export async function emptyReadModels(pool: pg.Pool): Promise<void> {
  await migrateBinding(pool);
  await pool.query(`
    BEGIN;
    DROP SCHEMA IF EXISTS read CASCADE;
    CREATE SCHEMA read;
    DELETE FROM ops.projection_builds;
    DELETE FROM ops.parked_events WHERE projection <> '${HOOKS}' AND projection NOT IN (SELECT name FROM ops.process_state);
    DELETE FROM ops.projection_state;
    DELETE FROM ops.projection_requests;
    INSERT INTO ops.log_binding (identity) VALUES (NULL)
      ON CONFLICT (only_one) DO UPDATE SET identity = NULL, position = NULL, stream = NULL, version = NULL;
    COMMIT`);
}
