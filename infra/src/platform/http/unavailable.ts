import { types } from 'node:util';
import { EventStoreUnavailable } from '../event-store/errors.ts';

const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  // A full disk, no memory, no connections: it goes on once there is room again.
  '53100',
  '53200',
  '53300',
  'ENOSPC',
  '08000',
  '08003',
  '08006',
]);

/** Whether an error means that a server behind us is away or starting, so that trying again soon makes sense (503, not 500). */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (!types.isNativeError(error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // A server behind a Unix socket that is away has no file there (ENOENT).
  if (syscall === 'connect') return true;
  return (
    (typeof code === 'string' && CONNECTION.has(code)) ||
    /^Connection terminated|timeout exceeded when trying to connect|^Cannot use a pool after calling end/.test(
      error.message,
    )
  );
}
