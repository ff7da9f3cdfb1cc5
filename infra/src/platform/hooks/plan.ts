import type pg from 'pg';
import { inTransaction } from '../../adapters/postgres/transaction.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { readPositions } from '../http/positions.ts';
import { classify } from '../projection/faults.ts';
import { loadedHistory } from '../projection/loaded-history.ts';
import { type Hook, hooksInForce, KEYS } from './hooks-of.ts';
import { parkNews, streamsAside } from './parked-news.ts';
import { type EventPlan, planOf, writePlan } from './planned.ts';

const PREFIXES = ['order-', 'integrator-'];
const BATCH = 500;

/** An event whose news are set aside, and why. */
interface Failed {
  readonly event: RecordedEvent;
  readonly error: unknown;
}

/** Where planning begins: behind what was loaded as history, and the first time with what happens from now on. */
async function beginning(pool: pg.Pool, store: EventStore): Promise<bigint> {
  const { rows } = await pool.query<{ position: string }>('SELECT position::text FROM ops.hook_position');
  const history = (await loadedHistory(pool)) ?? -1n;
  const known = rows[0] && BigInt(rows[0].position);
  if (known !== undefined) return known > history ? known : history;
  const head = (await store.head()) ?? -1n;
  await pool.query('INSERT INTO ops.hook_position (position) VALUES ($1) ON CONFLICT DO NOTHING', [String(head)]);
  return head;
}

/**
 * Notes what has to be told of the events since the last time: each once for each program, however often this is repeated and
 * by however many. It goes no further than the list of keys has come, so that a hook is known before what happened after it.
 * An event that cannot be planned is set aside with its stream; the news of others go on.
 */
export async function planDeliveries(pool: pg.Pool, store: EventStore): Promise<number> {
  let after = await beginning(pool, store);
  let count = 0;
  for (;;) {
    const known = new Map(await readPositions(pool)).get(KEYS) ?? -1n;
    const head = (await store.head()) ?? -1n;
    const read = await store.readAll({ after, limit: BATCH, streamPrefixes: PREFIXES });
    const events = read.filter(({ position }) => position <= known);
    const last = events.at(-1)?.position;
    if (last !== undefined)
      count += await writeBatch(pool, planBatch(events, await hooksInForce(pool), await streamsAside(pool)), last);
    if (events.length === BATCH) {
      after = last!;
      continue;
    }
    // All up to there was looked at: nobody looks again through what others have written meanwhile.
    const readUpTo = known < head ? known : head;
    if (read.length < BATCH && readUpTo > (last ?? after)) await moveOn(pool, readUpTo);
    return count;
  }
}

const moveOn = (db: Pick<pg.ClientBase, 'query'>, position: bigint): Promise<unknown> =>
  db.query('UPDATE ops.hook_position SET position = greatest(position, $1)', [String(position)]);

interface Batch {
  readonly plans: readonly EventPlan[];
  readonly failed: readonly Failed[];
}

function planBatch(events: readonly RecordedEvent[], hooks: readonly Hook[], aside: Set<string>): Batch {
  const plans: EventPlan[] = [];
  const failed: Failed[] = [];
  for (const event of events)
    try {
      if (aside.has(event.stream)) throw new Error('an earlier event of this stream is parked');
      plans.push(planOf(event, hooks));
    } catch (error) {
      aside.add(event.stream);
      failed.push({ event, error });
    }
  return { plans, failed };
}

/** Writes a batch and the position behind it; returns how many deliveries it comes to. A plan that PostgreSQL refuses is found and set aside. */
async function writeBatch(pool: pg.Pool, { plans, failed }: Batch, last: bigint): Promise<number> {
  try {
    await inTransaction(pool, async (client) => {
      for (const plan of plans) await writePlan(client, plan);
      for (const { event, error } of failed) await parkNews(client, event, error);
      await moveOn(client, last);
    });
    return plans.reduce((sum, { deliveries }) => sum + deliveries, 0);
  } catch (error) {
    if (classify(error) !== 'data' || plans.length === 0) throw error;
    const [only, ...more] = plans;
    if (more.length === 0)
      return writeBatch(pool, { plans: [], failed: [...failed, { event: only!.event, error }] }, last);
    let count = 0;
    for (const plan of plans) count += await writeBatch(pool, { plans: [plan], failed: [] }, plan.event.position);
    return count + (await writeBatch(pool, { plans: [], failed }, last));
  }
}
