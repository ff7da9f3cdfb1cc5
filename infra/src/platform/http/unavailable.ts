import { types } from 'node:util';
import { EventStoreUnavailable } from '../event-store/errors.ts';

const CONNECTION = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
  // No room on the disk, no more open files: it goes on once there is room again.
  'EMFILE',
  'ENFILE',
  'ENOSPC',
]);
/**
 * Of PostgreSQL: the connection (08; 08P01 is a statement of ours that it does not understand), no disk, memory or connections
 * (53), stopped or starting (57P01 to 57P05), a replica that was a primary (25006), and what a transaction beside ours stood
 * in the way of: serialization (40001), deadlock (40P01), lock that was not to be had (55P03).
 */
const SQLSTATE = /^(08(?!P01)|53|57P0|25006$|40001$|40P01$|55P03$)/;
/** What pg and its pool say of themselves, without a code. */
const SAID =
  /^Connection terminated|^Received unexpected \w+ message from backend|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout|^Cannot use a pool after calling end|^Client (was closed|has encountered a connection error) and is not queryable/;

/**
 * Whether an error means that a server behind us is away or starting, so that trying again soon makes sense: 503, not 500,
 * and for a projection or process no reason to set an event aside; the log in PostgreSQL asks again by itself. The one place
 * that decides it.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (!types.isNativeError(error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // A server behind a Unix socket that is away has no file there (ENOENT).
  if (syscall === 'connect') return true;
  return (typeof code === 'string' && (CONNECTION.has(code) || SQLSTATE.test(code))) || SAID.test(error.message);
}
