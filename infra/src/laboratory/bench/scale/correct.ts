import { spawn } from 'node:child_process';
import path from 'node:path';
import type pg from 'pg';
import type { TestSystem } from '../../testing/system.ts';

const PROOF = path.resolve(import.meta.dirname, '../../../../../projector/dist/prove-read-models.js');

/** Throws unless each command that was accepted left its event once, and no event came of another one. */
export async function eachOnce(pool: pg.Pool, accepted: readonly string[], from: string): Promise<void> {
  const { rows } = await pool.query<{ command: string; events: string }>(
    `SELECT metadata->>'commandId' AS command, count(*) AS events FROM log.events
     WHERE position > $1 AND type = 'OrderCommentAdded' GROUP BY 1`,
    [from],
  );
  const found = new Map(rows.map(({ command, events }) => [command, Number(events)]));
  const lost = accepted.filter((id) => !found.has(id));
  const twice = rows.filter(({ events }) => Number(events) > 1);
  if (lost.length + twice.length > 0 || found.size !== accepted.length)
    throw new Error(
      `${accepted.length} accepted, ${found.size} in the log, ${lost.length} lost, ${twice.length} twice`,
    );
}

/** Folds the whole log by the projections' rules and compares every row with what is served; answers what was said of it. */
export async function everyRow(system: TestSystem): Promise<string> {
  const child = spawn(process.execPath, [PROOF], {
    env: { ...process.env, ...system.runtime().env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the read models are not what the log says:\n${said}`);
  return said.trim().split('\n').at(-1) ?? '';
}
