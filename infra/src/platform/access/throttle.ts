import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { network } from '../http/client-address.ts';
import { tooMany } from '../http/refusals.ts';
import { Crowded } from './hash-queue.ts';

/** Failures that lock an account, and for how long (requirements §1: 5 failures, 15 min). An address may fail more: an office shares one. */
export const ACCOUNT_FAILURES = 5;
export const ADDRESS_FAILURES = 60;
export const LOCK_MINUTES = 15;

/**
 * An attempt is written down before its password is hashed, so that many at once are as many as one after the other.
 * While attempts that are not decided yet could fill a budget, the next one waits for them. Rows of a clock that went
 * back count for no longer than the lock; an attempt whose process died is a failure.
 */
export const THROTTLE_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  DROP TABLE IF EXISTS ops.login_failures;
  CREATE TABLE IF NOT EXISTS ops.sign_in_attempts (
    who text NOT NULL, attempt text NOT NULL, failed boolean NOT NULL DEFAULT false, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (who, attempt)
  );
  CREATE INDEX IF NOT EXISTS sign_in_attempts_at ON ops.sign_in_attempts (at);
  CREATE OR REPLACE FUNCTION ops.begin_attempt(wanted text, whose text[], budgets int[], lock_minutes int) RETURNS int LANGUAGE plpgsql AS $$
  DECLARE failures int; undecided int; waits boolean := false; span interval := make_interval(mins => lock_minutes);
  BEGIN
    FOR n IN 1..array_length(whose, 1) LOOP
      PERFORM pg_advisory_xact_lock(hashtextextended(whose[n], 7));
    END LOOP;
    FOR n IN 1..array_length(whose, 1) LOOP
      SELECT count(*) FILTER (WHERE a.failed OR a.at < now() - interval '1 minute'), count(*) FILTER (WHERE NOT a.failed AND a.at >= now() - interval '1 minute')
        INTO failures, undecided FROM ops.sign_in_attempts a WHERE a.who = whose[n] AND a.at BETWEEN now() - span AND now() + span;
      IF failures >= budgets[n] THEN RETURN n; END IF;
      waits := waits OR failures + undecided >= budgets[n];
    END LOOP;
    IF waits THEN RETURN -1; END IF;
    INSERT INTO ops.sign_in_attempts (who, attempt) SELECT unnest(whose), wanted;
    RETURN 0;
  END $$;
`;

/** Whose budget an attempt takes from, and how many failures that one has. */
export interface Budget {
  readonly who: string;
  readonly failures: number;
}

/** Budgets of a sign-in: a device that is known for the account has its own, so that strangers lock nobody out. */
export const signInBudgets = (email: string, ip: string, device: string | undefined): readonly Budget[] =>
  device
    ? [{ who: `equipo:${device}:${email}`, failures: ACCOUNT_FAILURES }]
    : [
        { who: accountBudget(email), failures: ACCOUNT_FAILURES },
        { who: `red:${network(ip)}`, failures: ADDRESS_FAILURES },
      ];
export const accountBudget = (email: string): string => `cuenta:${email}`;

const WAITS = 15;
const WAIT_MS = 150;
/** How many may wait for undecided attempts at one budget. */
const CROWD = 8;
const waiting = new Map<string, number>();

/** Counts attempts to sign in; shared by every command-api instance. Locks end by themselves. */
export function createThrottle(pool: pg.Pool) {
  const hashed = (who: string): string => createHash('sha256').update(who).digest('hex');

  async function begin(attempt: string, budgets: readonly Budget[]): Promise<number> {
    const { rows } = await pool.query<{ outcome: number }>('SELECT ops.begin_attempt($1, $2, $3, $4) AS outcome', [
      attempt,
      budgets.map(({ who }) => hashed(who)),
      budgets.map(({ failures }) => failures),
      LOCK_MINUTES,
    ]);
    return rows[0]!.outcome;
  }

  async function admitted(attempt: string, budgets: readonly Budget[]): Promise<number> {
    const { who } = budgets[0]!;
    for (let tries = 0; ; tries += 1) {
      const outcome = await begin(attempt, budgets);
      if (outcome >= 0) return outcome;
      const crowd = waiting.get(who) ?? 0;
      if (tries >= WAITS || crowd >= CROWD) throw tooMany();
      waiting.set(who, crowd + 1);
      await sleep(WAIT_MS * (0.5 + Math.random()));
      const left = waiting.get(who)! - 1;
      if (left > 0) waiting.set(who, left);
      else waiting.delete(who);
    }
  }

  return {
    /**
     * Lets `check` run when every budget has room, and keeps the attempt as a failure unless it answers true; then the
     * first budget starts anew. Answers the budget that is used up instead, by its number. Throws 429 when too many
     * wait: such an attempt was none.
     */
    async attempt(
      budgets: readonly Budget[],
      check: () => Promise<boolean>,
    ): Promise<{ readonly passed: boolean } | { readonly exhausted: number }> {
      const id = randomUUID();
      const outcome = await admitted(id, budgets);
      if (outcome > 0) return { exhausted: outcome - 1 };
      const passed = await check().catch(async (error: unknown) => {
        await pool.query('DELETE FROM ops.sign_in_attempts WHERE attempt = $1', [id]);
        throw error instanceof Crowded ? tooMany(2) : error;
      });
      if (passed)
        await pool.query('DELETE FROM ops.sign_in_attempts WHERE attempt = $1 OR who = $2', [
          id,
          hashed(budgets[0]!.who),
        ]);
      else {
        await pool.query('UPDATE ops.sign_in_attempts SET failed = true WHERE attempt = $1', [id]);
        await pool.query("DELETE FROM ops.sign_in_attempts WHERE at < now() - interval '1 day'");
      }
      return { passed };
    },
    /** Lifts the lock of a budget: its owner has shown another proof. */
    async forgive(who: string): Promise<void> {
      await pool.query('DELETE FROM ops.sign_in_attempts WHERE who = $1', [hashed(who)]);
    },
  };
}
