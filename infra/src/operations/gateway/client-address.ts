import type { IncomingMessage } from 'node:http';

/** Address of the client, skipping `hops` declared proxies: what express calls `req.ip`, for requests that express does not see. */
export function clientAddress(req: IncomingMessage, hops: number): string {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [req.socket.remoteAddress ?? '', ...forwarded.reverse()];
  return chain[Math.min(hops, chain.length - 1)]!;
}
