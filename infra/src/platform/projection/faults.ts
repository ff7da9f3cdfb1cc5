import pg from 'pg';

/** What a failed commit means. `lease`: somebody else owns it; `data`: these rows will never be accepted; `transient`: try again. */
export type FaultKind = 'lease' | 'data' | 'transient' | 'schema';

/** SQLSTATE classes of values that PostgreSQL refuses whenever they are offered. */
const DATA_CLASSES = new Set(['21', '22', '23', '54']);

export function classify(error: unknown): FaultKind {
  const code = (error as { code?: unknown } | null)?.code;
  if (error instanceof pg.DatabaseError && typeof code === 'string') {
    if (code === 'PW001') return 'lease';
    if (DATA_CLASSES.has(code.slice(0, 2)) || code === '42804') return 'data';
    if (code.startsWith('42')) return 'schema';
    return 'transient';
  }
  // Errors of sockets and of the pool carry a code or say so; anything else came from a handler or from its row.
  if (
    typeof code === 'string' ||
    (error instanceof Error && /connection|timeout|terminated|client|pool/i.test(error.message))
  )
    return 'transient';
  return 'data';
}
