import { inTransaction } from '../../adapters/postgres/transaction.ts';
import { createFirst, startBuild } from './build.ts';
import type { Projection } from './define.ts';
import type { Engine } from './engine.ts';
import { type KeyShare, leaseName } from './key-share.ts';
import { createMember, type Member } from './member.ts';
import { partsWanted } from './parts.ts';
import { parkedStreams } from './refresh.ts';
import { reshare } from './reshare.ts';
import { hasShape } from './shape.ts';
import { servingTables, type Tables } from './tables.ts';
import { type LockedState, lockLease } from './transaction.ts';

/** A projection, or a part of one, whose lease this instance holds, with its generations. */
export interface ProjectionUnit {
  readonly projection: Projection;
  readonly lease: string;
  readonly epoch: bigint;
  /** Absent while the serving generation is of an older version or shape: its code is gone, it keeps its last state. */
  serving: Member | undefined;
  /** Never of a part but the first, which builds all rows. */
  build: Member | undefined;
}

interface Build {
  readonly version: number;
  readonly generation: number;
  readonly position: bigint;
  readonly table_name: string;
}

/**
 * Takes up a projection where the database says it is: a first generation, a build that was under way, or one that a newer
 * version, or another shape of its tables, calls for. One that is to be shared in another number of parts than it is comes
 * so at once if that can be, by a build if not.
 */
export async function attach(engine: Engine, projection: Projection, epoch: bigint): Promise<ProjectionUnit> {
  const { name, version } = projection;
  const { state, build, fits, left } = await inTransaction(engine.pool, async (client) => {
    const state = await lockLease(client, engine, name, epoch);
    const found = await client.query<Build>(
      'UPDATE ops.projection_builds SET epoch = $2 WHERE name = $1 RETURNING version, generation, position, table_name',
      [name, String(epoch)],
    );
    const begun = found.rows[0] && { ...found.rows[0], tables: tablesNamed(projection, found.rows[0].table_name) };
    const build = begun && (await hasShape(client, projection, begun.tables)) ? begun : undefined;
    const fits = await hasShape(client, projection, servingTables(projection));
    return { state, build, fits, left: begun !== undefined };
  });
  const unit = { projection, lease: name, epoch };
  if (state.generation === 0)
    return { ...unit, serving: await createFirst(engine, projection, epoch), build: undefined };
  const current = fits && state.version === version;
  const parts = partsWanted(engine, name);
  // What is filled for the first time is whole until it is live.
  const other = current && state.live_at !== null && state.parts !== parts;
  if (other && (await reshare(engine, projection, epoch, parts))) return attach(engine, projection, epoch);
  const share = { index: 0, of: state.live_at === null ? 1 : parts };
  const serving = current && !other ? await servingMember(engine, projection, state, epoch, share) : undefined;
  if (build?.version === version) {
    const member = await memberAt(engine, projection, epoch, build, {
      tables: build.tables,
      role: 'build',
      silent: true,
    });
    return { ...unit, serving, build: member };
  }
  const needed = left || serving === undefined;
  const reason = other ? `${parts} parts` : state.version === version ? 'other columns' : `version ${version}`;
  return {
    ...unit,
    serving,
    build: needed ? await startBuild(engine, projection, epoch, reason, serving === undefined) : undefined,
  };
}

/**
 * Takes up a part but the first; undefined when the projection is not shared as this code would have it (any more). While
 * its tables have another shape the first part's holder builds new ones.
 */
export async function attachPart(
  engine: Engine,
  projection: Projection,
  share: KeyShare,
  epoch: bigint,
): Promise<ProjectionUnit | undefined> {
  const lease = leaseName(projection.name, share.index);
  const { state, fits } = await inTransaction(engine.pool, async (client) => ({
    state: await lockLease(client, engine, lease, epoch),
    fits: await hasShape(client, projection, servingTables(projection)),
  }));
  if (state.version !== projection.version || state.parts !== share.of) return undefined;
  const serving = fits ? await servingMember(engine, projection, state, epoch, share) : undefined;
  return { projection, lease, epoch, serving, build: undefined };
}

const servingMember = (
  engine: Engine,
  projection: Projection,
  state: LockedState,
  epoch: bigint,
  share: KeyShare,
): Promise<Member> =>
  memberAt(engine, projection, epoch, state, {
    tables: servingTables(projection),
    role: 'serving',
    silent: state.live_at === null,
    share,
  });

const memberAt = async (
  engine: Engine,
  projection: Projection,
  epoch: bigint,
  { generation, position }: { readonly generation: number; readonly position: bigint },
  given: Pick<Member, 'tables' | 'role' | 'silent'> & { readonly share?: KeyShare },
): Promise<Member> =>
  createMember({
    projection,
    epoch,
    generation,
    position: BigInt(position),
    parked: await parkedStreams(engine, leaseName(projection.name, given.share?.index ?? 0), generation),
    cacheRows: engine.cacheRows,
    empty: false,
    ...given,
  });

const tablesNamed = ({ temporal }: Projection, table: string): Tables => ({
  table,
  history: temporal ? `${table}_history` : undefined,
});
