import type pg from 'pg';

/** When a session was last used: not an event, since nobody decided it, and far too often for the log. */
export const SESSION_USE_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.session_use (sesion text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
`;

const EVERY_MS = 60_000;
const REMEMBERED = 20_000;

/** Notes the use of a session at most once a minute; a lost note is no fault of the call. */
export function createSessionUse(pool: pg.Pool, now: () => number = () => performance.now()): (sesion: string) => void {
  const noted = new Map<string, number>();
  return (sesion) => {
    const last = noted.get(sesion);
    if (last !== undefined && now() - last < EVERY_MS) return;
    if (noted.size >= REMEMBERED) noted.clear();
    noted.set(sesion, now());
    pool
      .query('INSERT INTO ops.session_use (sesion) VALUES ($1) ON CONFLICT (sesion) DO UPDATE SET at = now()', [sesion])
      .catch(() => noted.delete(sesion));
  };
}
