import pg from 'pg';
import { sessionConfig } from '../../postgres/session.ts';

/**
 * The connection for `log.append` alone. Its plans are made once and must hold while the log grows: a sequential scan
 * that suited ten rows would be repeated over millions, and a plan for each batch costs more than the batch. Set for the
 * session, because the same settings on the function are paid at every call. It is never closed for being idle: the next append
 * would wait for a new one and its plans.
 */
export function createWriterPool(url: string): pg.Pool {
  const parameters = { enable_seqscan: 'off', enable_mergejoin: 'off', plan_cache_mode: 'force_generic_plan' };
  const pool = new pg.Pool({
    ...sessionConfig(url, { parameters }),
    max: 1,
    idleTimeoutMillis: 0,
    application_name: 'event-log-writer',
  });
  // A connection lost while idle is met, and replaced, by the next append.
  pool.on('error', () => undefined);
  return pool;
}
