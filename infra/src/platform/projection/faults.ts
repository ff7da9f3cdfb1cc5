import pg from 'pg';
import { isUnavailable } from '../http/unavailable.ts';

/** What a failed commit means. `lease`: somebody else owns it; `data`: these rows will never be accepted; `transient`: try again. */
export type FaultKind = 'lease' | 'data' | 'transient' | 'schema';

/** SQLSTATE classes of values that PostgreSQL refuses whenever they are offered. */
const DATA_CLASSES = new Set(['21', '22', '23', '54']);
const LEASE_LOST = 'PW001';

export function classify(error: unknown): FaultKind {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === LEASE_LOST) return 'lease';
  if (isUnavailable(error)) return 'transient';
  // Anything else that is not of the database came from a handler or from its row.
  if (!(error instanceof pg.DatabaseError) || typeof code !== 'string') return 'data';
  if (DATA_CLASSES.has(code.slice(0, 2)) || code === '42804') return 'data';
  return code.startsWith('42') ? 'schema' : 'transient';
}
