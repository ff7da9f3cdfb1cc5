import type pg from 'pg';
import type { Engine } from './engine.ts';

/** The two kinds of work that projectors share by lease. */
export type LeaseTable = 'ops.projection_state' | 'ops.process_state';

export interface Leased {
  readonly name: string;
  readonly epoch: bigint;
}

type Who = Pick<Engine, 'pool' | 'owner'>;

/** Everybody who is taken for alive stands in ops.projector_instances; a lease is in force as long as its owner stands there. */
const ALIVE = 'SELECT id FROM ops.projector_instances';

/**
 * Gives the sign of life of this instance and looks at those of the others. Who has given none for `leaseMs` of our own
 * monotonic time is struck off, and its leases are free with it: no clock of the day is asked, which may be set back. The
 * time between two looks counts for `mostMs` at most: while the database was away nobody could give a sign.
 */
export class Heartbeat {
  readonly #who: Who;
  readonly #leaseMs: number;
  readonly #mostMs: number;
  #silent = new Map<string, { readonly beat: bigint; readonly ms: number }>();
  #looked: number | undefined;

  constructor(who: Who, leaseMs: number, mostMs: number) {
    this.#who = who;
    this.#leaseMs = leaseMs;
    this.#mostMs = mostMs;
  }

  /** One beat; answers how many instances are alive. */
  async beat(now = performance.now()): Promise<{ readonly instances: number }> {
    const { pool, owner } = this.#who;
    await pool.query(
      `INSERT INTO ops.projector_instances AS i (id, beat) VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET beat = i.beat + 1`,
      [owner],
    );
    const { rows } = await pool.query<{ id: string; beat: bigint }>('SELECT id, beat FROM ops.projector_instances');
    const passed = Math.min(now - (this.#looked ?? now), this.#mostMs);
    this.#looked = now;
    const before = this.#silent;
    this.#silent = new Map();
    for (const { id, beat } of rows) {
      if (id === owner) continue;
      const known = before.get(id);
      this.#silent.set(id, { beat: BigInt(beat), ms: known?.beat === BigInt(beat) ? known.ms + passed : 0 });
    }
    let dead = 0;
    for (const [id, { beat, ms }] of this.#silent) {
      if (ms < this.#leaseMs) continue;
      const gone = await pool.query('DELETE FROM ops.projector_instances WHERE id = $1 AND beat = $2', [
        id,
        String(beat),
      ]);
      dead += gone.rowCount ?? 0;
    }
    return { instances: Math.max(1, rows.length - dead) };
  }
}

/** What this instance holds. */
export async function held({ pool, owner }: Who, table: LeaseTable): Promise<Leased[]> {
  const { rows } = await pool.query<Leased>(`SELECT name, epoch FROM ${table} WHERE owner = $1 ORDER BY name`, [owner]);
  return rows.map(({ name, epoch }) => ({ name, epoch: BigInt(epoch) }));
}

/**
 * Takes up to `limit` of the named leases that nobody holds or whose holder was struck off. The epoch rises with each
 * change of hands, and checkpoints are written for the current epoch only: a former holder cannot commit any more.
 */
export async function acquire(
  { pool, owner }: Who,
  table: LeaseTable,
  names: readonly string[],
  limit: number,
): Promise<Leased[]> {
  if (limit <= 0) return [];
  const { rows } = await pool.query<Leased>(
    `UPDATE ${table} SET owner = $1, epoch = epoch + 1
     WHERE name IN (SELECT name FROM ${table} WHERE name = ANY($2) AND (owner IS NULL OR owner NOT IN (${ALIVE}))
       AND owner IS DISTINCT FROM $1 ORDER BY name LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING name, epoch`,
    [owner, names, limit],
  );
  return rows.map(({ name, epoch }) => ({ name, epoch: BigInt(epoch) }));
}

/** Gives a lease back, so that another instance can take it at once. */
export async function release({ pool, owner }: Who, table: LeaseTable, name: string): Promise<void> {
  await pool.query(`UPDATE ${table} SET owner = NULL WHERE name = $1 AND owner = $2`, [name, owner]);
}

/** Takes this instance off the list of the living. */
export async function signOff(pool: pg.Pool, owner: string): Promise<void> {
  await pool.query('DELETE FROM ops.projector_instances WHERE id = $1', [owner]);
}
