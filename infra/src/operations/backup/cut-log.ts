import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { logFolder } from '../../platform/evidence/heads.ts';

/** What was asked for or drafted may stand on events that a cut leaves behind; repeated commands are known by the log itself. */
export const NOT_WITH_A_CUT: readonly string[] = [
  'ops.command_keys',
  'ops.drafts',
  'ops.jobs',
  'ops.outbox',
  'ops.push_delivery',
];

const LINE_BREAK = 10;
const TAB = 9;

/** Rows of `log.events` in the text format of COPY, ordered by position, up to that position. */
export function upTo(rows: Buffer, position: bigint): Buffer {
  let start = 0;
  while (start < rows.length) {
    const first = rows.subarray(start, rows.indexOf(TAB, start)).toString();
    if (BigInt(first) > position) return rows.subarray(0, start);
    start = rows.indexOf(LINE_BREAK, start) + 1;
  }
  return rows;
}

/**
 * Makes the rest of a database true to a log that ends at that position: streams end with their last event, processes have
 * not passed the end. What proves the log of before is kept aside, whole, and evidence begins anew.
 */
export async function cutLog(
  { log, theirs }: { readonly log: pg.ClientBase; readonly theirs: pg.ClientBase },
  dataDir: string,
  identity: string,
  position: bigint,
): Promise<void> {
  await log.query(`
    DELETE FROM log.streams;
    INSERT INTO log.streams (stream, version, hash)
      SELECT DISTINCT ON (stream) stream, version, hash FROM log.events ORDER BY stream, version DESC`);
  const { rows } = await theirs.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'ops' AND tablename IN ('process_state', 'process_positions', 'loaded_history')",
  );
  for (const { name } of rows)
    await theirs.query(`UPDATE ops.${name} SET position = least(position, $1)`, [String(position)]);
  const folder = logFolder(dataDir, identity);
  if (existsSync(folder)) renameSync(folder, path.join(dataDir, 'evidencia-apartada'));
}
