import type { RecordedEvent } from '../event-store/port.ts';
import { commitParts } from './commit.ts';
import { type Engine, pause } from './engine.ts';
import { classify } from './faults.ts';
import { foldParts } from './fold-parts.ts';
import type { GroupCheckpoint } from './group-checkpoint.ts';
import type { Member } from './member.ts';
import { giveUp, refresh } from './refresh.ts';

/**
 * Folds consecutive events into every member that has not had them and commits; returns when each member has them all,
 * has lost its lease, or the runtime stops. What PostgreSQL refuses is narrowed down: members apart, then halves of the
 * batch, until the one event is found and parked. Faults of the database itself are retried without end. Of a `group`
 * those that the events mean nothing to keep their positions later.
 */
export async function applyBatch(
  engine: Engine,
  members: readonly Member[],
  events: readonly RecordedEvent[],
  group?: GroupCheckpoint,
): Promise<void> {
  const last = events.at(-1);
  for (let wait = 50; last && !engine.signal.aborted; wait = Math.min(wait * 2, 5000)) {
    const behind = members.filter((member) => !member.lost && member.position < last.position);
    if (behind.length === 0) return;
    try {
      await attempt(engine, behind, events, undefined, group);
    } catch (error) {
      group?.forget();
      const kind = classify(error);
      if (kind === 'data' || kind === 'schema') {
        await isolate(engine, behind, events, error);
        continue;
      }
      engine.metrics.retries.inc();
      engine.log[kind === 'lease' ? 'info' : 'warn'](
        { err: error, projections: behind.map((member) => member.projection.name) },
        'batch not committed',
      );
      if (kind !== 'lease') await pause(engine, wait);
      await refresh(engine, behind);
    }
  }
}

async function attempt(
  engine: Engine,
  members: readonly Member[],
  events: readonly RecordedEvent[],
  forcedFault?: unknown,
  group?: GroupCheckpoint,
): Promise<void> {
  const started = performance.now();
  await commitParts(engine, await foldParts(engine, members, events, undefined, undefined, forcedFault), group);
  engine.metrics.batch.observe(events.length);
  engine.metrics.commit.observe((performance.now() - started) / 1000);
}

async function isolate(
  engine: Engine,
  members: readonly Member[],
  events: readonly RecordedEvent[],
  error: unknown,
): Promise<void> {
  if (members.length > 1) {
    for (const member of members) await applyBatch(engine, [member], events);
  } else if (classify(error) === 'schema') {
    await giveUp(engine, members[0]!, error);
  } else if (events.length > 1) {
    const half = events.length >> 1;
    await applyBatch(engine, members, events.slice(0, half));
    await applyBatch(engine, members, events.slice(half));
  } else {
    await attempt(engine, members, events, error).catch((fault: unknown) => giveUp(engine, members[0]!, fault));
  }
}
