import type pg from 'pg';
import type { Engine } from './engine.ts';

/** The lease was taken over by another projector while this one worked. */
export class LeaseLost extends Error {
  /** As raised by ops.commit_batch. */
  readonly code = 'PW001';
  constructor(name: string) {
    super(`lease of ${name} lost`);
    this.name = 'LeaseLost';
  }
}

/** Of the state of a projection, or of a part of one. */
export interface LockedState {
  readonly generation: number;
  readonly version: number;
  readonly table_name: string;
  readonly position: bigint;
  /** In how many parts its serving generation is shared by key. */
  readonly parts: number;
  readonly live_at: Date | null;
}

/** Locks a projection's state until the end of the transaction and proves that the lease is still held. Throws {@link LeaseLost}. */
export async function lockLease(
  client: pg.ClientBase,
  engine: Pick<Engine, 'owner'>,
  name: string,
  epoch: bigint,
): Promise<LockedState> {
  const { rows } = await client.query<LockedState>(
    'SELECT generation, version, table_name, position, parts, live_at FROM ops.projection_state WHERE name = $1 AND owner = $2 AND epoch = $3 FOR UPDATE',
    [name, engine.owner, String(epoch)],
  );
  if (!rows[0]) throw new LeaseLost(name);
  return rows[0];
}
