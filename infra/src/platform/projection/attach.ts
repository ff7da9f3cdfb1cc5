import { inTransaction } from '../../adapters/postgres/transaction.ts';
import { createFirst, startBuild } from './build.ts';
import type { Projection } from './define.ts';
import type { Engine } from './engine.ts';
import { createMember, type Member } from './member.ts';
import { parkedStreams } from './refresh.ts';
import { hasShape } from './shape.ts';
import { servingTables, type Tables } from './tables.ts';
import { lockLease } from './transaction.ts';

/** A projection whose lease this instance holds, with its generations. */
export interface ProjectionUnit {
  readonly projection: Projection;
  readonly epoch: bigint;
  /** Absent while the serving generation is of an older version or shape: its code is gone, it keeps its last state. */
  serving: Member | undefined;
  build: Member | undefined;
}

interface State {
  readonly version: number;
  readonly generation: number;
  readonly position: bigint;
  readonly live_at?: Date | null;
}

/**
 * Takes up a projection where the database says it is: a first generation, a build that was under way, or one that a newer
 * version, or another shape of its tables, calls for.
 */
export async function attach(engine: Engine, projection: Projection, epoch: bigint): Promise<ProjectionUnit> {
  const { name, version } = projection;
  const { state, build, fits, left } = await inTransaction(engine.pool, async (client) => {
    await lockLease(client, engine, name, epoch);
    const serving = await client.query<State>(
      'SELECT version, generation, position, live_at FROM ops.projection_state WHERE name = $1',
      [name],
    );
    const found = await client.query<State & { table_name: string }>(
      'UPDATE ops.projection_builds SET epoch = $2 WHERE name = $1 RETURNING version, generation, position, table_name',
      [name, String(epoch)],
    );
    const begun = found.rows[0] && { ...found.rows[0], tables: tablesNamed(projection, found.rows[0].table_name) };
    const build = begun && (await hasShape(client, projection, begun.tables)) ? begun : undefined;
    const fits = await hasShape(client, projection, servingTables(projection));
    return { state: serving.rows[0]!, build, fits, left: begun !== undefined };
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
    fits && state.version === version
      ? await member(state, servingTables(projection), 'serving', !state.live_at)
      : undefined;
  if (build?.version === version) return { ...base, serving, build: await member(build, build.tables, 'build', true) };
  const needed = left || serving === undefined;
  const reason = state.version === version ? 'other columns' : `version ${version}`;
  return {
    ...base,
    serving,
    build: needed ? await startBuild(engine, projection, epoch, reason, serving === undefined) : undefined,
  };
}

const tablesNamed = ({ temporal }: Projection, table: string): Tables => ({
  table,
  history: temporal ? `${table}_history` : undefined,
});
