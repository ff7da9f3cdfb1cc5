import type pg from 'pg';
import { inTransaction } from '../../adapters/postgres/transaction.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { classify } from '../projection/faults.ts';
import { parkedStreams } from '../projection/refresh.ts';
import { HOOKS, markFinished, markStarted, openRequests } from '../projection/requests.ts';
import { messageOf } from '../projection/working-set.ts';
import { type Hook, hooksInForce } from './hooks-of.ts';
import { planOf, writePlan } from './planned.ts';

const PARK = `INSERT INTO ops.parked_events (projection, generation, stream, stream_version, position, type, error, attempts)
  VALUES ($1, 0, $2, $3, $4, $5, $6, 1)
  ON CONFLICT (projection, generation, position) DO UPDATE SET error = excluded.error, attempts = ops.parked_events.attempts + 1, last_attempt_at = now()`;

/** Streams of which an event could not be planned: their later news wait behind it. */
export const streamsAside = async (pool: pg.Pool): Promise<Set<string>> =>
  new Set(await parkedStreams({ pool }, HOOKS, 0));

/** Sets an event's news aside, with the alarm that goes with it. */
export async function parkNews(
  db: Pick<pg.ClientBase, 'query'>,
  { stream, version, position, type }: Pick<RecordedEvent, 'stream' | 'version' | 'position' | 'type'>,
  error: unknown,
): Promise<void> {
  await db.query(PARK, [HOOKS, stream, version, String(position), type, messageOf(error)]);
  await db.query("SELECT pg_notify('projector_alarm', $1)", [JSON.stringify({ projection: HOOKS, stream })]);
}

interface Parked {
  readonly stream: string;
  readonly stream_version: number;
  readonly position: string;
  readonly type: string;
}

/** Plans again what was set aside, of one stream or of all, each stream in order up to what fails again. */
export async function retryParkedNews(
  pool: pg.Pool,
  store: Pick<EventStore, 'read'>,
  stream: string | null = null,
): Promise<{ readonly done: number; readonly stillParked: number }> {
  const { rows } = await pool.query<Parked>(
    `SELECT stream, stream_version, position::text, type FROM ops.parked_events
     WHERE projection = $1 AND ($2::text IS NULL OR stream = $2) ORDER BY position`,
    [HOOKS, stream],
  );
  const hooks = await hooksInForce(pool);
  const failed = new Set<string>();
  let count = 0;
  for (const parked of rows) {
    if (failed.has(parked.stream)) continue;
    if (await retryOne(pool, store, hooks, parked)) count += 1;
    else failed.add(parked.stream);
  }
  return { done: count, stillParked: rows.length - count };
}

async function retryOne(
  pool: pg.Pool,
  store: Pick<EventStore, 'read'>,
  hooks: readonly Hook[],
  { stream, stream_version: version, position, type }: Parked,
): Promise<boolean> {
  try {
    const [event] = await store.read(stream, { from: version, limit: 1 });
    if (!event) return false;
    const plan = planOf(event, hooks);
    await inTransaction(pool, async (client) => {
      await writePlan(client, plan);
      await client.query('DELETE FROM ops.parked_events WHERE projection = $1 AND position = $2', [HOOKS, position]);
    });
    return true;
  } catch (error) {
    if (classify(error) !== 'data') throw error;
    await parkNews(pool, { stream, version, position: BigInt(position), type }, error);
    return false;
  }
}

/** Carries out what administrators asked for in *Estado del sistema* (*Reprocesar*). */
export async function answerRetries(pool: pg.Pool, store: Pick<EventStore, 'read'>): Promise<void> {
  for (const { id, projection, action, stream } of await openRequests(pool)) {
    if (projection !== HOOKS || action !== 'retry') continue;
    await markStarted(pool, id);
    const { done, stillParked } = await retryParkedNews(pool, store, stream);
    await markFinished(pool, id, `${done} reprocesados, ${stillParked} siguen detenidos`);
  }
}
