import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Failures that lock an account, and for how long (requirements §1: 5 failures, 15 min). An address may fail more: an office shares one. */
export const ACCOUNT_FAILURES = 5;
export const ADDRESS_FAILURES = 60;
export const LOCK_MINUTES = 15;

export const THROTTLE_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.login_failures (who text NOT NULL, at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX IF NOT EXISTS login_failures_who ON ops.login_failures (who, at);
`;

const key = (kind: string, value: string): string => createHash('sha256').update(`${kind}:${value}`).digest('hex');

/** Counts failed log-ins by account and by address; shared by every command-api instance. Locks end by themselves. */
export function createThrottle(pool: pg.Pool) {
  return {
    /** Instant (ISO) until which an account or address may not try; undefined when it may. */
    async lockedUntil(email: string, ip: string): Promise<string | undefined> {
      const found = await pool.query<{ until: Date }>(
        `SELECT max(at) + make_interval(mins => $3) AS until FROM ops.login_failures
         WHERE at > now() - make_interval(mins => $3) AND who IN ($1, $2)
         GROUP BY who HAVING count(*) >= CASE who WHEN $1 THEN $4::int ELSE $5::int END ORDER BY 1 DESC LIMIT 1`,
        [key('email', email), key('ip', ip), LOCK_MINUTES, ACCOUNT_FAILURES, ADDRESS_FAILURES],
      );
      return found.rows[0]?.until.toISOString();
    },
    async failed(email: string, ip: string): Promise<void> {
      await pool.query('INSERT INTO ops.login_failures (who) VALUES ($1), ($2)', [key('email', email), key('ip', ip)]);
      await pool.query("DELETE FROM ops.login_failures WHERE at < now() - interval '1 day'");
    },
    async succeeded(email: string): Promise<void> {
      await pool.query('DELETE FROM ops.login_failures WHERE who = $1', [key('email', email)]);
    },
  };
}
