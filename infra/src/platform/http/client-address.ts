import type { IncomingMessage } from 'node:http';

/** Address of the client as the gateway told it (it takes such a header out of what comes from outside), else of the caller. */
export function addressOf(request: IncomingMessage): string {
  const told = request.headers['x-cliente-ip'];
  return typeof told === 'string' ? told : (request.socket.remoteAddress ?? '');
}

/** An address of the machine itself: its own work, or a proxy that was not declared. */
export const isThisMachine = (ip: string): boolean => /^(::ffff:)?127\.|^::1$/.test(ip);

/**
 * Whose share of what is bounded per address: one address of the old kind, or the network that a line of the new kind is
 * given, of which one customer has more addresses than could be counted.
 */
export const network = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [first, last = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - first!.length - last.length)).fill('0');
  return [...first!, ...zeros, ...last].slice(0, 4).join(':');
};
