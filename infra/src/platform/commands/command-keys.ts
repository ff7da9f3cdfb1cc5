import { createHmac } from 'node:crypto';
import type { CallBase } from '@power/domain/kernel/call';
import { SYSTEM } from '@power/domain/kernel/principal';
import type pg from 'pg';
import { canonicalJson } from '../event-store/canonical.ts';
import { reusedKey } from '../http/refusals.ts';
import type { Execute, ExecuteContext } from '../http/service-options.ts';

/** How long a key stays bound to its request; the log remembers longer what it wrote under it. */
const KEPT_DAYS = 30;

/**
 * Which request each key came with. Written without waiting for the disk: a crash may forget the last half second, and
 * then the streams themselves still know who wrote what under a key.
 */
export const COMMAND_KEYS_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.command_keys (clave text PRIMARY KEY, huella text NOT NULL, at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX IF NOT EXISTS command_keys_at ON ops.command_keys (at);
  CREATE OR REPLACE FUNCTION ops.claim_key(wanted text, mark text) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE found_mark text;
  BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    INSERT INTO ops.command_keys (clave, huella) VALUES (wanted, mark) ON CONFLICT (clave) DO NOTHING;
    IF FOUND THEN RETURN true; END IF;
    SELECT k.huella INTO found_mark FROM ops.command_keys k WHERE k.clave = wanted;
    RETURN found_mark = mark;
  END $$;
`;

/**
 * Refuses (422) a command whose Idempotency-Key came before with another call, another body or by another person: the
 * same key is the same request, and nothing else may be answered with its reply. What is kept of a request is a mark
 * made with the system's secret, since a body may hold a password. Our own processes name their commands themselves. A
 * call that came without a key costs nothing here: a crowd of guesses must not write a row each.
 */
export function withOwnKeys(pool: pg.Pool, secret: string, execute: Execute): Execute {
  const mark = (call: CallBase, request: unknown, context: ExecuteContext): string =>
    createHmac('sha256', secret)
      .update(canonicalJson([call.name, context.user?._id ?? null, request]))
      .digest('base64url');
  return async (call, request, context) => {
    if (!context.drawnId && context.user?.sesion !== SYSTEM.sesion) {
      const { rows } = await pool.query<{ ours: boolean }>('SELECT ops.claim_key($1, $2) AS ours', [
        context.commandId,
        mark(call, request, context),
      ]);
      if (!rows[0]!.ours) throw reusedKey();
    }
    return execute(call, request, context);
  };
}

/** Forgets keys that nobody will repeat any more. */
export async function forgetOldKeys(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query('DELETE FROM ops.command_keys WHERE at < now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ]);
  return rowCount ?? 0;
}
