import type pg from 'pg';
import type { Engine } from './engine.ts';
import { type CheckpointPlan, type GroupCheckpoint, hasNews } from './group-checkpoint.ts';
import { feedRows } from './feed.ts';
import type { Member } from './member.ts';
import { type Statement, statement, writeStatements } from './write.ts';
import { changesRows, type WorkingSet } from './working-set.ts';

type Query = string | Statement;

/** A member's part of a commit: its working set and the position it will have reached. */
export interface Part {
  readonly member: Member;
  readonly work: WorkingSet;
  readonly to: bigint;
}

const COMMIT = 'SELECT ops.commit_batch($1, $2::json, $3::json, $4::json, $5, $6)';

/** A projector that hangs inside a transaction must not keep the others from taking over. */
const BEGIN = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '3s'";

/**
 * Rows, histories, parked events, feed, notification and checkpoints of all parts in one transaction, or nothing
 * (ARCHITECTURE, *Projections*). Afterwards the members' caches are those of the database, and their positions too, but for
 * members of a `group` that had nothing to write, which follow later. On an error all are as before; if it came with the
 * COMMIT itself, only the database knows (see `refresh`).
 */
export async function commitParts(engine: Engine, parts: readonly Part[], group?: GroupCheckpoint): Promise<void> {
  const statements = parts.flatMap(({ member, work }) => writeStatements(member, work));
  const checkpoint = checkpointStatement(engine, parts, group?.of(parts));
  const quiet = parts.every(({ member }) => member.silent || member.role === 'build');
  // Nothing that waits for such a commit is told anything by it, and rows and checkpoint are lost or kept together.
  const begin = quiet ? `${BEGIN}; SET LOCAL synchronous_commit = off` : BEGIN;
  const client = await engine.pool.connect();
  let broken = true;
  try {
    await run(engine, client, [begin, ...statements], checkpoint);
    broken = false;
  } catch (error) {
    broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
  for (const part of parts) settle(engine, part);
  group?.committed();
}

function checkpointStatement(engine: Engine, parts: readonly Part[], plan?: CheckpointPlan) {
  const live = parts.filter(({ member }) => member.role === 'serving');
  const builds = parts.filter(({ member }) => member.role === 'build');
  const row = ({ member, to }: Part) => ({
    name: member.lease,
    epoch: String(member.epoch),
    generation: member.generation,
    position: String(to),
  });
  const moved = new Set(live.filter(({ work }) => changesRows(work)));
  const kept = plan?.all === false ? live.filter((part) => moved.has(part) || hasNews(part.work)) : live;
  const positions = {
    ...(plan?.all !== false && Object.fromEntries(live.map(({ member, to }) => [member.told, String(to)]))),
    ...(plan && { [plan.group]: String(live[0]?.to) }),
  };
  // Whoever remembers rows of a projection need not forget them for a batch that only moved its position.
  const changed = [...new Set([...moved].map(({ member }) => member.projection.name))];
  const feed = parts.flatMap(({ member, work }) => feedRows(member, work));
  return statement(COMMIT, [
    engine.owner,
    JSON.stringify(kept.map(row)),
    JSON.stringify(builds.map(row)),
    JSON.stringify(feed),
    JSON.stringify(positions),
    JSON.stringify(changed),
  ]);
}

/** On a pipelining client everything, COMMIT included, goes out at once: after a failed statement PostgreSQL turns it into a rollback. */
async function run(engine: Engine, client: pg.PoolClient, writes: readonly Query[], checkpoint: Query): Promise<void> {
  if (client.pipeline && !engine.inject) {
    const results = await Promise.allSettled(
      [...writes, checkpoint, 'COMMIT'].map((query) => client.query(query as string)),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return;
  }
  for (const query of writes) await client.query(query as string);
  await engine.inject?.('before-checkpoint');
  await client.query(checkpoint as string);
  await engine.inject?.('before-commit');
  await client.query('COMMIT');
}

/** Takes over into a member's cache what a batch made of its rows. */
export function remember({ cache, projection }: Member, { slots }: WorkingSet): void {
  for (const [key, slot] of projection.appends ? [] : slots) {
    if (slot.changed || slot.before) cache.set(key, slot.after, slot.ended);
  }
  cache.trim();
}

function settle(engine: Engine, { member, work, to }: Part): void {
  member.position = to;
  remember(member, work);
  for (const park of work.parks) {
    member.parked.add(park.stream);
    engine.metrics.parkedTotal.inc({ projection: member.projection.name });
    engine.log.error(
      {
        projection: member.projection.name,
        stream: park.stream,
        position: String(park.position),
        type: park.type,
        error: park.error,
      },
      'event parked',
    );
  }
}
