import { type Engine, pause } from './engine.ts';
import type { Member } from './member.ts';
import { messageOf } from './working-set.ts';

interface State {
  readonly name: string;
  readonly position: bigint;
  readonly epoch: bigint;
  readonly generation: number;
}

const SERVING = 'SELECT name, position, epoch, generation FROM ops.projection_state WHERE owner = $1';
const BUILDS = `SELECT b.name, b.position, b.epoch, b.generation FROM ops.projection_builds b JOIN ops.projection_state s USING (name) WHERE s.owner = $1`;

/**
 * Brings members back to what the database says after a commit whose outcome is unknown: position, parked streams, an
 * empty cache; `lost` where the lease is somebody else's. Waits for a database that does not answer.
 */
export async function refresh(engine: Engine, members: readonly Member[]): Promise<void> {
  for (let wait = 50; !engine.signal.aborted; wait = Math.min(wait * 2, 2000)) {
    try {
      const serving = await engine.pool.query<State>(SERVING, [engine.owner]);
      const builds = await engine.pool.query<State>(BUILDS, [engine.owner]);
      for (const member of members) {
        const states = member.role === 'serving' ? serving.rows : builds.rows;
        const state = states.find((row) => row.name === member.lease);
        member.cache.clear();
        if (!state || BigInt(state.epoch) !== member.epoch || state.generation !== member.generation) {
          member.lost = true;
          continue;
        }
        member.position = BigInt(state.position);
        member.parked.clear();
        for (const stream of await parkedStreams(engine, member.lease, member.generation)) member.parked.add(stream);
      }
      return;
    } catch (error) {
      engine.log.warn({ err: error }, 'state of the projections not readable, trying again');
      await pause(engine, wait);
    }
  }
}

/** Streams of which a generation has parked events. */
export async function parkedStreams(engine: Pick<Engine, 'pool'>, name: string, generation: number): Promise<string[]> {
  const { rows } = await engine.pool.query<{ stream: string }>(
    'SELECT DISTINCT stream FROM ops.parked_events WHERE projection = $1 AND generation = $2',
    [name, generation],
  );
  return rows.map((row) => row.stream);
}

/** A fault that no event is to blame for (a table is missing): the projection stops here, says why, and is tried again later. */
export async function giveUp(engine: Engine, member: Member, error: unknown): Promise<void> {
  member.lost = true;
  engine.log.error({ err: error, projection: member.projection.name }, 'projection failed');
  await engine.pool
    .query(
      "UPDATE ops.projection_state SET status = 'failed', error = $3 WHERE name = $1 AND owner = $2 AND epoch = $4",
      [member.lease, engine.owner, messageOf(error), String(member.epoch)],
    )
    .catch(() => undefined);
}
