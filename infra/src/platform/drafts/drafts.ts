import type pg from 'pg';

/**
 * What somebody has typed and not saved (docs/adr/0015): each person's own, one a document, the latest alone. Not events,
 * since nobody decided anything yet, and far too often for the log.
 */
export const DRAFTS_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.drafts (
    usuario text NOT NULL, clave text NOT NULL, contenido text NOT NULL, version integer NOT NULL,
    dispositivo text NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (usuario, clave)
  );
  CREATE INDEX IF NOT EXISTS drafts_at ON ops.drafts (at);
`;

/** Drafts of one person; the oldest goes when another one begins. */
const MOST = 20;
const KEPT_DAYS = 30;

export interface Draft {
  /** JSON, as the screen wrote it. */
  readonly contenido: string;
  /** Version of the document that it lies over; 0: none yet. */
  readonly version: number;
  /** The window that it was typed in. */
  readonly dispositivo: string;
  /** ISO instant when it was kept. */
  readonly at: string;
}

type Db = Pick<pg.Pool, 'query'>;

/** Keeps a draft over the one before. Returns when, and whether another window had written the one before. */
export async function keepDraft(
  db: Db,
  usuario: string,
  clave: string,
  { contenido, version, dispositivo }: Omit<Draft, 'at'>,
): Promise<{ readonly at: string; readonly otro: boolean }> {
  const { rows } = await db.query<{ at: Date; otro: boolean | null }>(
    `WITH before AS (SELECT dispositivo FROM ops.drafts WHERE usuario = $1 AND clave = $2)
     INSERT INTO ops.drafts (usuario, clave, contenido, version, dispositivo) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (usuario, clave) DO UPDATE SET contenido = $3, version = $4, dispositivo = $5, at = now()
     RETURNING at, (SELECT dispositivo <> $5 FROM before) AS otro`,
    [usuario, clave, contenido, version, dispositivo],
  );
  await db.query(
    'DELETE FROM ops.drafts WHERE usuario = $1 AND clave IN (SELECT clave FROM ops.drafts WHERE usuario = $1 ORDER BY at DESC OFFSET $2)',
    [usuario, MOST],
  );
  return { at: new Date(rows[0]!.at).toISOString(), otro: rows[0]!.otro === true };
}

/** A person's own draft of a document; undefined when there is none. */
export async function readDraft(db: Db, usuario: string, clave: string): Promise<Draft | undefined> {
  const { rows } = await db.query<Omit<Draft, 'at'> & { at: Date }>(
    'SELECT contenido, version, dispositivo, at FROM ops.drafts WHERE usuario = $1 AND clave = $2',
    [usuario, clave],
  );
  return rows[0] && { ...rows[0], at: new Date(rows[0].at).toISOString() };
}

/** It was saved, or is not wanted. */
export const dropDraft = async (db: Db, usuario: string, clave: string): Promise<void> =>
  void (await db.query('DELETE FROM ops.drafts WHERE usuario = $1 AND clave = $2', [usuario, clave]));

/** Forgets drafts that nobody came back to. Returns how many. */
export const forgetDrafts = async (db: Db): Promise<number | null> =>
  (await db.query('DELETE FROM ops.drafts WHERE at < now() - make_interval(days => $1)', [KEPT_DAYS])).rowCount;
