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

/** Locks a projection's state until the end of the transaction and proves that the lease is still held. Throws {@link LeaseLost}. */
export async function lockLease(
  client: pg.ClientBase,
  engine: Pick<Engine, 'owner'>,
  name: string,
  epoch: bigint,
): Promise<{ generation: number; version: number; table_name: string }> {
  const { rows } = await client.query<{ generation: number; version: number; table_name: string }>(
    'SELECT generation, version, table_name FROM ops.projection_state WHERE name = $1 AND owner = $2 AND epoch = $3 FOR UPDATE',
    [name, engine.owner, String(epoch)],
  );
  if (!rows[0]) throw new LeaseLost(name);
  return rows[0];
}
