import type pg from 'pg';
import { inTransaction } from '../../adapters/postgres/transaction.ts';
import type { Engine } from './engine.ts';
import { createMember, type Member } from './member.ts';
import type { Projection } from './define.ts';
import {
  allTables,
  buildTables,
  createIndexesSql,
  createTablesSql,
  dropTablesSql,
  indexesOf,
  servingTables,
} from './tables.ts';
import { lockLease } from './transaction.ts';
import { firstIndexesSql } from './late-indexes.ts';

/** Creates the first generation of a projection that never ran here, empty and serving; its indexes follow once it is filled. */
export async function createFirst(engine: Engine, projection: Projection, epoch: bigint): Promise<Member> {
  const tables = servingTables(projection);
  await inTransaction(engine.pool, async (client) => {
    await lockLease(client, engine, projection.name, epoch);
    await client.query(dropTablesSql(allTables(tables)));
    await client.query(createTablesSql(projection, tables));
    await client.query(
      "UPDATE ops.projection_state SET version = $2, generation = 1, table_name = $3, position = -1, status = 'catching_up' WHERE name = $1",
      [projection.name, projection.version, tables.table],
    );
  });
  return createMember({
    projection,
    generation: 1,
    tables,
    role: 'serving',
    epoch,
    position: -1n,
    silent: true,
    parked: [],
    cacheRows: engine.cacheRows,
    empty: true,
  });
}

/** Gives a filled generation the indexes that queries need; those that are there stay. One that nobody waits for yet gets all of them. */
export async function index(engine: Engine, { projection, tables, role, lost }: Member): Promise<void> {
  if (lost || engine.signal.aborted) return;
  const indexes =
    role === 'build'
      ? createIndexesSql(indexesOf(projection, tables))
      : await firstIndexesSql(engine.pool, projection, tables);
  if (indexes) await engine.pool.query(indexes);
}

/**
 * Begins the next generation beside the serving one (blue/green, ARCHITECTURE, *Projections*). Whatever an abandoned build left goes first.
 * Whoever asked for a rebuild until now is answered by it. `outdated`: this code cannot go on with the serving one.
 */
export async function startBuild(
  engine: Engine,
  projection: Projection,
  epoch: bigint,
  reason: string,
  outdated = false,
): Promise<Member> {
  const { generation, tables } = await inTransaction(engine.pool, async (client) => {
    const state = await lockLease(client, engine, projection.name, epoch);
    await dropBuild(client, projection.name);
    const generation = state.generation + 1;
    const tables = buildTables(projection, generation);
    await client.query(dropTablesSql(allTables(tables)));
    await client.query(createTablesSql(projection, tables));
    await client.query('DELETE FROM ops.parked_events WHERE projection = $1 AND generation >= $2', [
      projection.name,
      generation,
    ]);
    await client.query(
      'INSERT INTO ops.projection_builds (name, version, generation, table_name, epoch, reason) VALUES ($1, $2, $3, $4, $5, $6)',
      [projection.name, projection.version, generation, tables.table, String(epoch), reason],
    );
    // It reads the log from here on, so that it is what all of them asked for; who asks later is given a next one.
    await client.query(
      "UPDATE ops.projection_requests SET started_at = now() WHERE projection = $1 AND action = 'rebuild' AND started_at IS NULL",
      [projection.name],
    );
    if (outdated)
      await client.query("UPDATE ops.projection_state SET status = 'rebuilding' WHERE name = $1", [projection.name]);
    return { generation, tables };
  });
  engine.log.info({ projection: projection.name, generation, reason }, 'rebuild started');
  return createMember({
    projection,
    generation,
    tables,
    role: 'build',
    epoch,
    position: -1n,
    silent: true,
    parked: [],
    cacheRows: engine.cacheRows * 4,
    empty: true,
  });
}

async function dropBuild(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ table_name: string }>(
    'DELETE FROM ops.projection_builds WHERE name = $1 RETURNING table_name',
    [name],
  );
  for (const { table_name } of rows) await client.query(dropTablesSql([table_name, `${table_name}_history`]));
}
