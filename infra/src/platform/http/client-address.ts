import type { IncomingMessage } from 'node:http';

/** Address of the client as the gateway told it (it takes such a header out of what comes from outside), else of the caller. */
export function addressOf(request: IncomingMessage): string {
  const told = request.headers['x-cliente-ip'];
  return typeof told === 'string' ? told : (request.socket.remoteAddress ?? '');
}

/** An address of the machine itself: its own work, or a proxy that was not declared. */
export const isThisMachine = (ip: string): boolean => /^(::ffff:)?127\.|^::1$/.test(ip);
