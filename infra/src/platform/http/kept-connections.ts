import type { AgentOptions, ClientRequest } from 'node:http';

/** Connections to services of ours are kept from one request to the next. */
export const KEPT: AgentOptions = { keepAlive: true, maxFreeSockets: 64, scheduling: 'fifo' };

const CLOSED: readonly unknown[] = ['ECONNRESET', 'EPIPE'];

/**
 * A kept connection may have been closed by a service that restarted: that says nothing about the new one, and what was
 * asked may be asked again, once. A service that let its time run out has said enough: asked again, its caller waits twice.
 */
export const wasClosedMeanwhile = ({ reusedSocket }: ClientRequest, { code }: NodeJS.ErrnoException): boolean =>
  reusedSocket && CLOSED.includes(code);
