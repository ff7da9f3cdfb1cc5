import { EventStoreRefused, EventStoreUnavailable, UnknownPosition } from '../../../platform/event-store/errors.ts';

/** What a call needs of the server: to read streams and `$all`, or to append to streams. */
export type Right = 'read' | 'write';

/** Types of errors of the client by which the server refuses what it was asked: the connection is sound. */
const REFUSALS = new Set([
  'wrong-expected-version',
  'stream-not-found',
  'stream-deleted',
  'no-stream',
  'maximum-append-size-exceeded',
  'missing-required-metadata-property',
  'unsupported',
  'invalid-argument',
]);
const DENIED = 'access-denied';
const NOT_LEADER = 'not-leader';
/** Of gRPC: the server knows no such user, or not with this password. */
const UNAUTHENTICATED = 16;

/** How servers put it that no record begins at a position. */
const BETWEEN_RECORDS = /Unexpected ReadAllResult/;

const typeOf = (error: unknown): unknown => (error as { type?: unknown } | null)?.type;

/** {@link UnknownPosition} where this is how a server says that it has no record at `position`; else the error itself. */
export const atPosition = (error: unknown, position: bigint): unknown =>
  error instanceof Error && BETWEEN_RECORDS.test(error.message) ? new UnknownPosition(position) : error;

/** Errors of our own say what they mean. Those of the client are of its classes, which carry a type or code, or of none. */
const isOurs = (error: Error): boolean =>
  typeOf(error) === undefined &&
  typeof (error as { code?: unknown }).code !== 'number' &&
  !['Error', 'TypeError', 'RangeError', 'SyntaxError', 'AggregateError'].includes(error.constructor.name);

/**
 * What a call on the client failed with, in the words of the port. Whatever is no refusal that we know means that the server
 * or the way to it is lost, or the client spoilt: {@link EventStoreUnavailable}. `user`: who signs in; undefined: nobody does.
 */
export function inPortWords(error: unknown, user: string | undefined, right: Right): unknown {
  if (!(error instanceof Error)) return new EventStoreUnavailable(String(error));
  const type = typeOf(error);
  if (type === DENIED) return new EventStoreRefused(deniedWords(error, user, right), { cause: error });
  if (REFUSALS.has(type as string) || isOurs(error)) return error;
  return new EventStoreUnavailable(error.message.split('\n')[0] || error.name, { cause: error });
}

/** True when a client that failed with this is not to be used again: what it keeps of its connection may be spoilt. */
export function spoils(error: unknown): boolean {
  const type = typeOf(error);
  if (type === NOT_LEADER || type === DENIED) return false;
  return !(error instanceof Error) || (!REFUSALS.has(type as string) && !isOurs(error));
}

const RIGHTS: Readonly<Record<Right, string>> = {
  read: 'leer (derecho $r, también sobre $all)',
  write: 'escribir (derecho $w)',
};

function deniedWords(error: Error, user: string | undefined, right: Right): string {
  if (user === undefined) return `EventStoreDB no deja ${RIGHTS[right]} a quien no se identifica`;
  return (error as { code?: unknown }).code === UNAUTHENTICATED
    ? `EventStoreDB no acepta al usuario «${user}» con esa contraseña`
    : `EventStoreDB no deja al usuario «${user}» ${RIGHTS[right]}`;
}
