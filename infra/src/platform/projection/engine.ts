import type pg from 'pg';
import type { EventStore } from '../event-store/port.ts';
import type { Logger } from '../log.ts';
import type { RuntimeMetrics } from './metrics.ts';
import type { Parts } from './parts-setting.ts';

/** What every part of the runtime shares. */
export interface Engine {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly log: Logger;
  readonly metrics: RuntimeMetrics;
  /** Id of this instance, unique among projectors. */
  readonly owner: string;
  /** Events of one catch-up transaction. */
  readonly batchSize: number;
  /** Rows kept in memory for each projection. */
  readonly cacheRows: number;
  /** In how many parts projections are shared by key; absent: each whole. */
  readonly parts?: Parts | undefined;
  /** Aborted when the runtime stops. */
  readonly signal: AbortSignal;
  /** The time of day by which deadlines of processes pass. Default: the machine's. */
  readonly now?: (() => Date) | undefined;
  /** Tests break transactions here: called before the checkpoint of each commit, and just before COMMIT. */
  readonly inject?: (point: 'before-checkpoint' | 'before-commit') => Promise<void>;
}

/** Waits, or less when the runtime stops. */
export function pause(engine: Pick<Engine, 'signal'>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (engine.signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      engine.signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    engine.signal.addEventListener('abort', done);
  });
}
