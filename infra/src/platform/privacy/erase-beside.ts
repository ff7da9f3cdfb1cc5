import type pg from 'pg';
import { removeExports } from '../export/files.ts';

/** Letters that a word needs to be looked for: shorter ones are anybody's. */
const LEAST = 6;

/** Tables beside log and read models in which somebody may be named, and the text that names them. */
const PLACES = {
  'ops.outbox': "concat_ws(' ', para, asunto, texto)",
  'ops.drafts': 'contenido',
  'ops.change_feed': 'frame::text',
} as const;

/**
 * Removes what is kept of a person beside the log: mails, drafts and announcements that hold one of their words, and every
 * spreadsheet that waits for its owner, since nobody can tell what is in it.
 */
export async function eraseBeside(db: pg.Pool, dataDir: string, words: readonly string[]): Promise<void> {
  const wanted = words.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= LEAST);
  if (wanted.length > 0)
    for (const [table, text] of Object.entries(PLACES))
      // oxlint-disable-next-line no-await-in-loop -- three tables, once
      await db.query(
        `DELETE FROM ${table} t WHERE EXISTS (SELECT FROM unnest($1::text[]) AS w(word) WHERE position(w.word IN lower(${text})) > 0)`,
        [wanted],
      );
  await removeExports(dataDir);
}
