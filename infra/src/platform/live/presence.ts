import type pg from 'pg';
import { writeFrame } from './write-frame.ts';

/**
 * Who has a document open to change it, over all processes (docs/adr/0015). A window says again and again
 * that it is there; one that has said nothing for {@link GONE_S} seconds has gone.
 */
export const PRESENCE_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.presence (
    clave text NOT NULL, usuario text NOT NULL, dispositivo text NOT NULL, nombre text NOT NULL,
    desde timestamptz NOT NULL DEFAULT now(), at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (clave, usuario, dispositivo)
  );
  CREATE INDEX IF NOT EXISTS presence_at ON ops.presence (at);
`;
const GONE_S = 100;
/** Windows of one person. */
const MOST = 20;
/** The frame that tells the others; it names the document alone, and who is there is asked for by whoever may. */
export const PRESENCE_FRAME = 'presencia';

export interface Present {
  readonly usuario: string;
  readonly nombre: string;
  readonly dispositivo: string;
  readonly desde: string;
}
interface Window {
  readonly clave: string;
  readonly usuario: string;
  readonly dispositivo: string;
}
type Db = Pick<pg.Pool, 'query'>;

async function othersOf(db: Db, { clave, usuario, dispositivo }: Window): Promise<Present[]> {
  const { rows } = await db.query<Omit<Present, 'desde'> & { desde: Date }>(
    `SELECT usuario, nombre, dispositivo, desde FROM ops.presence
     WHERE clave = $1 AND NOT (usuario = $2 AND dispositivo = $3) AND at > now() - make_interval(secs => $4)
     ORDER BY desde LIMIT 50`,
    [clave, usuario, dispositivo, GONE_S],
  );
  return rows.map((row) => ({ ...row, desde: new Date(row.desde).toISOString() }));
}

const tell = async (db: Db, clave: string, others: readonly Present[]): Promise<void> => {
  const usuarios = [...new Set(others.map(({ usuario }) => usuario))];
  if (usuarios.length > 0) await writeFrame(db, { evento: PRESENCE_FRAME, datos: { clave }, para: { usuarios } });
};

/** This window is there. Returns the others; they are told when it has just come. */
export async function stay(db: Db, window: Window & { readonly nombre: string }): Promise<readonly Present[]> {
  const { clave, usuario, dispositivo, nombre } = window;
  await db.query('DELETE FROM ops.presence WHERE at < now() - make_interval(secs => $1)', [GONE_S]);
  const { rows } = await db.query<{ came: boolean }>(
    `INSERT INTO ops.presence (clave, usuario, dispositivo, nombre) VALUES ($1, $2, $3, $4)
     ON CONFLICT (clave, usuario, dispositivo) DO UPDATE SET at = now(), nombre = $4 RETURNING (xmax = 0) AS came`,
    [clave, usuario, dispositivo, nombre],
  );
  await db.query(
    `DELETE FROM ops.presence WHERE usuario = $1 AND (clave, dispositivo) IN
     (SELECT clave, dispositivo FROM ops.presence WHERE usuario = $1 ORDER BY at DESC OFFSET $2)`,
    [usuario, MOST],
  );
  const others = await othersOf(db, window);
  if (rows[0]!.came) await tell(db, clave, others);
  return others;
}

/** This window has gone; the others are told. */
export async function leave(db: Db, window: Window): Promise<void> {
  const { clave, usuario, dispositivo } = window;
  const { rowCount } = await db.query(
    'DELETE FROM ops.presence WHERE clave = $1 AND usuario = $2 AND dispositivo = $3',
    [clave, usuario, dispositivo],
  );
  if (rowCount) await tell(db, clave, await othersOf(db, window));
}
