import { nothingIfDamaged } from '../event-store/errors.ts';
import type { Engine } from './engine.ts';
import { react } from './process-reaction.ts';
import type { ProcessUnit } from './process-unit.ts';
import type { IssueCommand } from './process-tools.ts';
import { parkedStreams } from './refresh.ts';
import type { RetryResult } from './retry.ts';
import { messageOf } from './working-set.ts';

/** Lets a process react again to its parked events, stream by stream in order; a stream that fails again stays parked. */
export async function retryProcess(
  engine: Engine,
  unit: ProcessUnit,
  issue: IssueCommand,
  stream?: string,
): Promise<RetryResult> {
  const { name } = unit.process;
  let done = 0;
  for (const one of stream === undefined ? await parkedStreams(engine, name, 0) : [stream])
    done += await retryStream(engine, unit, issue, one);
  const { rows } = await engine.pool.query<{ n: number }>(
    'SELECT count(*)::integer AS n FROM ops.parked_events WHERE projection = $1',
    [name],
  );
  return { done, stillParked: rows[0]!.n };
}

async function retryStream(engine: Engine, unit: ProcessUnit, issue: IssueCommand, stream: string): Promise<number> {
  const { name } = unit.process;
  // The process may park later events of this stream meanwhile: it is free only when none is left.
  for (let done = 0; ; done += 1) {
    const {
      rows: [next],
    } = await engine.pool.query<{ stream_version: number; position: bigint }>(
      'SELECT stream_version, position FROM ops.parked_events WHERE projection = $1 AND stream = $2 ORDER BY position LIMIT 1',
      [name, stream],
    );
    if (!next) {
      unit.parked.delete(stream);
      return done;
    }
    const [event] = await engine.store.read(stream, { from: next.stream_version, limit: 1 }).catch(nothingIfDamaged);
    if (!event || unit.lost) return done;
    try {
      await react(engine, unit, { ...event, position: BigInt(next.position) }, issue);
    } catch (error) {
      await engine.pool.query(
        'UPDATE ops.parked_events SET attempts = attempts + 1, error = $3, last_attempt_at = now() WHERE projection = $1 AND position = $2',
        [name, String(next.position), messageOf(error)],
      );
      return done;
    }
    await engine.pool.query('DELETE FROM ops.parked_events WHERE projection = $1 AND position = $2', [
      name,
      String(next.position),
    ]);
  }
}
