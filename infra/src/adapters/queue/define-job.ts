import type { Principal } from '@power/domain/kernel/principal';
import type pg from 'pg';
import type { z } from 'zod';
import type { Logger } from '../../platform/log.ts';

export interface JobContext {
  readonly id: string;
  /** On whose behalf; undefined for schedules. Never more rights than they have at the moment of asking. */
  readonly user: Principal | undefined;
  readonly db: pg.Pool;
  readonly log: Logger;
  readonly dataDir: string;
  /** 0–100 and what is being done, Spanish; the owner sees it live. */
  readonly progress: (percent: number, texto?: string) => void;
  /** Aborts when the process stops: the job will be given to another worker. */
  readonly signal: AbortSignal;
}

export interface JobDefinition<D extends z.ZodType = z.ZodType, R = unknown> {
  readonly kind: 'job';
  /** Kebab-case, unique. */
  readonly name: string;
  readonly schema: D;
  /** Runs one at a time, so that it leaves the machine to everyone else (exports, reports). */
  readonly heavy?: boolean;
  /** Attempts with exponential back-off from 1 s. Default 3. */
  readonly attempts?: number;
  /** Repeats: cron in Santiago time, or every so many milliseconds. `data` is what each run is given. */
  readonly schedule?:
    | { readonly cron: string; readonly data: z.input<D> }
    | { readonly everyMs: number; readonly data: z.input<D> };
  /** At least once: must be safe to run again. The result is what the owner receives; JSON. */
  readonly run: (data: z.output<D>, context: JobContext) => Promise<R>;
}

/** Declares work that happens outside of a call (ARCHITECTURE, jobs). Default export of a file in query-api/src/<context>. */
export const defineJob = <D extends z.ZodType, R>(options: Omit<JobDefinition<D, R>, 'kind'>): JobDefinition<D, R> => ({
  ...options,
  kind: 'job',
});

export type AnyJob = JobDefinition<z.ZodType, unknown>;
