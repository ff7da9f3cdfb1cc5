import { nothingIfDamaged } from '../event-store/errors.ts';
import type { Engine } from './engine.ts';
import type { LiveGroup } from './group.ts';
import type { Member } from './member.ts';
import { commitParts } from './commit.ts';
import { foldSteps } from './fold.ts';
import { classify } from './faults.ts';
import { planSteps } from './plan.ts';
import { loadSlots } from './prefetch.ts';
import { Prepared } from './prepared.ts';
import { parkedStreams, refresh } from './refresh.ts';
import { emptyWork, messageOf } from './working-set.ts';

export interface RetryResult {
  readonly done: number;
  readonly stillParked: number;
}

/**
 * Replays a member's parked events, stream by stream in order, each in one transaction with the removal of its record. A
 * stream whose first event fails again stays parked from there on.
 */
export function retryParked(engine: Engine, group: LiveGroup, member: Member, stream?: string): Promise<RetryResult> {
  return group.mutex.run(async () => {
    let done = 0;
    const { lease } = member;
    const streams = stream === undefined ? await parkedStreams(engine, lease, member.generation) : [stream];
    for (const one of streams) done += await retryStream(engine, member, one);
    const { rows } = await engine.pool.query<{ n: number }>(
      'SELECT count(*)::integer AS n FROM ops.parked_events WHERE projection = $1 AND generation = $2',
      [lease, member.generation],
    );
    return { done, stillParked: rows[0]!.n };
  });
}

async function retryStream(engine: Engine, member: Member, stream: string): Promise<number> {
  const key = [member.lease, member.generation, stream];
  const { rows } = await engine.pool.query<{ stream_version: number; position: bigint }>(
    'SELECT stream_version, position FROM ops.parked_events WHERE projection = $1 AND generation = $2 AND stream = $3 ORDER BY position',
    key,
  );
  let done = 0;
  for (const { stream_version, position } of rows) {
    const [event] = await engine.store.read(stream, { from: stream_version, limit: 1 }).catch(nothingIfDamaged);
    if (!event || member.lost) return done;
    try {
      await replay(engine, member, new Prepared({ ...event, position: BigInt(position) }));
    } catch (error) {
      if (classify(error) !== 'data') await refresh(engine, [member]);
      member.parked.add(stream);
      await engine.pool.query(
        'UPDATE ops.parked_events SET attempts = attempts + 1, error = $4, last_attempt_at = now() WHERE projection = $1 AND generation = $2 AND position = $3',
        [member.lease, member.generation, String(position), messageOf(error)],
      );
      return done;
    }
    done += 1;
  }
  member.parked.delete(stream);
  return done;
}

/** Folds one past event as if it were next, leaving the checkpoint where it is. Throws what its handler throws. */
async function replay(engine: Engine, member: Member, prepared: Prepared): Promise<void> {
  const reached = member.position;
  const alone = { ...member, parked: new Set<string>() };
  const steps = planSteps(alone, [prepared], -1n);
  const work = { ...emptyWork(), unparks: [prepared.event.position] };
  await loadSlots(engine.pool, alone, steps, work.slots);
  foldSteps(alone, steps, work);
  if (work.parks[0]) throw new Error(work.parks[0].error);
  try {
    await commitParts(engine, [{ member: alone, work, to: reached }]);
  } finally {
    member.cache.clear();
  }
}
