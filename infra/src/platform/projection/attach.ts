import { inTransaction } from '../../adapters/postgres/transaction.ts';
import { createFirst, startBuild } from './build.ts';
import type { Projection } from './define.ts';
import type { Engine } from './engine.ts';
import { createMember, type Member } from './member.ts';
import { parkedStreams } from './refresh.ts';
import { servingTables, type Tables } from './tables.ts';
import { lockLease } from './transaction.ts';

/** A projection whose lease this instance holds, with its generations. */
export interface ProjectionUnit {
  readonly projection: Projection;
  readonly epoch: bigint;
  /** Absent while the serving generation is of an older version: its code is gone, it keeps its last state. */
  serving: Member | undefined;
  build: Member | undefined;
}

interface State {
  readonly version: number;
  readonly generation: number;
  readonly position: bigint;
  readonly live_at?: Date | null;
}

/** Takes up a projection where the database says it is: a first generation, a build that was under way, or one that a newer version calls for. */
export async function attach(engine: Engine, projection: Projection, epoch: bigint): Promise<ProjectionUnit> {
  const { name, version } = projection;
  const { state, build } = await inTransaction(engine.pool, async (client) => {
    await lockLease(client, engine, name, epoch);
    const serving = await client.query<State>(
      'SELECT version, generation, position, live_at FROM ops.projection_state WHERE name = $1',
      [name],
    );
    const found = await client.query<State & { table_name: string }>(
      'UPDATE ops.projection_builds SET epoch = $2 WHERE name = $1 RETURNING version, generation, position, table_name',
      [name, String(epoch)],
    );
    return { state: serving.rows[0]!, build: found.rows[0] };
  });
  if (state.generation === 0)
    return { projection, epoch, serving: await createFirst(engine, projection, epoch), build: undefined };
  const base = { projection, epoch };
  const member = async (of: State, tables: Tables, role: Member['role'], silent: boolean): Promise<Member> =>
    createMember({
      ...base,
      tables,
      role,
      silent,
      generation: of.generation,
      position: BigInt(of.position),
      parked: await parkedStreams(engine, name, of.generation),
      cacheRows: engine.cacheRows,
      empty: false,
    });
  const serving =
    state.version === version ? await member(state, servingTables(projection), 'serving', !state.live_at) : undefined;
  if (build?.version === version) {
    const tables = {
      table: build.table_name,
      history: projection.temporal ? `${build.table_name}_history` : undefined,
    };
    return { ...base, serving, build: await member(build, tables, 'build', true) };
  }
  const needed = build !== undefined || serving === undefined;
  return {
    ...base,
    serving,
    build: needed ? await startBuild(engine, projection, epoch, `version ${version}`) : undefined,
  };
}
