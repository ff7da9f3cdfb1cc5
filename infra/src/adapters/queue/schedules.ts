import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from '../../platform/log.ts';
import { migrate } from '../postgres/migrate.ts';
import { minuteOf, wantsMinute } from './cron.ts';
import type { AnyJob } from './define-job.ts';
import type { JobQueue } from './job-queue.ts';

const TABLE = `
CREATE TABLE IF NOT EXISTS ops.schedules (name text PRIMARY KEY, turn bigint NOT NULL DEFAULT 0, minute text, job text, passed_over integer NOT NULL DEFAULT 0);
`;
/** Looked at so often; a schedule of seconds needs no better. */
const LOOK_MS = 1000;
/** A run that has not ended keeps the next ones away for so long at most: its worker may be dead. */
const LONGEST_RUN_MS = 600_000;

export interface SchedulesOptions {
  readonly db: pg.Pool;
  readonly queue: JobQueue;
  readonly jobs: readonly AnyJob[];
  readonly log: Logger;
}

interface Seen {
  readonly turn: bigint;
  readonly at: number;
}

/**
 * Asks for scheduled jobs when their turn has come, however many processes do so: of those that see a turn, one takes it.
 * Repetitions are measured by each process's monotonic clock from the last turn that it saw, so setting the clock
 * neither stops nor hastens them; `cron` goes by the minutes of Santiago's day as they come. While a run has not ended
 * its job is not asked for again.
 */
export async function keepSchedules({ db, queue, jobs, log }: SchedulesOptions): Promise<{ close(): Promise<void> }> {
  await migrate(db, TABLE);
  await queue.dropSchedulers();
  const scheduled = jobs.filter((job) => job.schedule);
  await db.query('INSERT INTO ops.schedules (name) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [
    scheduled.map(({ name }) => name),
  ]);
  const seen = new Map<string, Seen>();

  const look = async (): Promise<void> => {
    const { rows } = await db.query<{ name: string; turn: bigint; minute: string | null }>(
      'SELECT name, turn, minute FROM ops.schedules',
    );
    for (const job of scheduled) {
      const row = rows.find(({ name }) => name === job.name);
      if (row && due(job, BigInt(row.turn), row.minute)) await takeTurn(job, BigInt(row.turn));
    }
  };
  const due = ({ name, schedule }: AnyJob, turn: bigint, minute: string | null): boolean => {
    if ('cron' in schedule!) return wantsMinute(schedule.cron, new Date()) && minute !== minuteOf(new Date());
    const last = seen.get(name);
    if (last?.turn === turn) return performance.now() - last.at >= schedule!.everyMs;
    seen.set(name, { turn, at: performance.now() });
    return last === undefined;
  };
  const takeTurn = async (job: AnyJob, turn: bigint): Promise<void> => {
    const id = `horario-${job.name}-${randomUUID()}`;
    const mostPassedOver = 'cron' in job.schedule! ? 0 : Math.ceil(LONGEST_RUN_MS / job.schedule!.everyMs);
    // The turn is whoever's changes the row; a run under way lets it pass.
    const { rows } = await db.query<{ run: boolean }>(
      `UPDATE ops.schedules s SET turn = turn + 1, minute = $3,
         job = CASE WHEN w.under_way THEN s.job ELSE $4 END, passed_over = CASE WHEN w.under_way THEN s.passed_over + 1 ELSE 0 END
       FROM (SELECT o.name, o.passed_over < $5 AND EXISTS (SELECT 1 FROM ops.jobs j WHERE j.id = o.job AND j.estado IN ('en_espera', 'en_proceso')) AS under_way
             FROM ops.schedules o WHERE o.name = $1) w
       WHERE s.name = w.name AND s.turn = $2 RETURNING NOT w.under_way AS run`,
      [job.name, String(turn), 'cron' in job.schedule! ? minuteOf(new Date()) : null, id, mostPassedOver],
    );
    if (rows[0]?.run) await queue.enqueue(job, job.schedule!.data, { jobId: id });
  };

  const shortest = Math.min(...scheduled.map(({ schedule }) => ('everyMs' in schedule! ? schedule.everyMs : LOOK_MS)));
  let looking: Promise<void> | undefined;
  const timer = setInterval(
    () => {
      looking ??= look()
        .catch((err: Error) => log.warn({ err }, 'schedules not looked at, trying again'))
        .finally(() => (looking = undefined));
    },
    Math.min(LOOK_MS, shortest / 4),
  );
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
