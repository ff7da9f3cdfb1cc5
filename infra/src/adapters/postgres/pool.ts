import pg from 'pg';
import { type SessionOptions, sessionConfig } from './session.ts';

export interface PoolOptions extends SessionOptions {
  /** Connections at most; 10 by default. */
  max?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Lets several queries of one client be under way at once (sent without waiting for each other, answered in order). */
  pipeline?: boolean;
}

const INT8 = 20;
const DATE = 1082;

/**
 * A pool of connections. `bigint` columns arrive as bigint, `date` as 'YYYY-MM-DD' (a calendar day has
 * no time zone), `numeric` as string. A lost server is reported by the query that meets it.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...sessionConfig(url, options),
    max: options.max ?? 10,
    // A connection takes longer to make than most queries: what an office needs at noon it keeps until the evening is quiet.
    idleTimeoutMillis: 300_000,
    application_name: options.name,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => typeParser(oid, format),
    } as pg.CustomTypesConfig,
    ...(options.pipeline && { pipeline: true }),
  });
  pool.on('error', () => undefined);
  // A connection that breaks while it is lent out would otherwise end the process; whoever holds it learns from its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function typeParser(oid: number, format: 'text' | 'binary' = 'text'): unknown {
  if (oid === INT8) return (value: string) => BigInt(value);
  if (oid === DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid, format as 'text');
}
