import http, { type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { isThisMachine, network } from '../../platform/http/client-address.ts';
import { localSocket } from '../../platform/http/local-socket.ts';
import { Tally } from '../../platform/http/tally.ts';
import { clientAddress } from './client-address.ts';
import { towardsService } from './forward-headers.ts';

export interface WebSocketOptions {
  readonly queryApi: string;
  /** Origin that may connect besides the address at which the browser found us. */
  readonly publicUrl: string;
  /** Proxies in front of us, as in GatewayOptions. */
  readonly trustProxy: number;
  /** Sockets that one address may hold. */
  readonly perAddress?: number;
}

/** An office of some hundred people behind one address, each with some tabs. */
const PER_ADDRESS = 1000;

/**
 * Sends upgrades of /ws on to query-api; one from another site is refused (ARCHITECTURE, *Live*), and so are more than an address may
 * hold: each takes two connections of this process. The machine itself is exempt, as from the rate limit. Returns a
 * function that cuts them all.
 */
export function proxyWebSockets(server: Server, options: WebSocketOptions): () => void {
  const open = new Set<Socket>();
  const held = new Tally();
  server.on('upgrade', (req: IncomingMessage, client: Socket, head: Buffer) => {
    client.on('error', () => client.destroy());
    if ((req.url ?? '').split('?')[0] !== '/ws') return refuse(client, 404, 'Not Found');
    if (!isSameSite(req, options.publicUrl)) return refuse(client, 403, 'Forbidden');
    const address = clientAddress(req, options.trustProxy);
    if (!isThisMachine(address)) {
      const whose = network(address);
      if (held.of(whose) >= (options.perAddress ?? PER_ADDRESS)) return refuse(client, 429, 'Too Many Requests');
      held.change(whose, 1);
      client.once('close', () => held.change(whose, -1));
    }
    // The hub checks the origin again, against the address at which the browser found us: a phone in the hall uses no PUBLIC_URL.
    const headers = {
      ...towardsService(req.headers, address),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'x-forwarded-host': req.headers.host,
    };
    const outgoing = http.request(new URL(req.url ?? '/ws', options.queryApi), {
      headers,
      agent: false,
      socketPath: localSocket(options.queryApi),
    });
    const abort = (): void => void outgoing.destroy();
    client.once('close', abort);
    outgoing.once('error', () => refuse(client, 503, 'Service Unavailable'));
    outgoing.once('response', (reply) => {
      reply.resume();
      refuse(client, reply.statusCode ?? 502, reply.statusMessage ?? 'Bad Gateway');
    });
    outgoing.once('upgrade', (reply: IncomingMessage, service: Socket, rest: Buffer) => {
      client.removeListener('close', abort);
      open.add(client);
      client.once('close', () => open.delete(client));
      client.write(headOf(reply));
      if (rest.length > 0) client.write(rest);
      if (head.length > 0) service.write(head);
      join(client, service);
    });
    outgoing.end();
  });
  return () => {
    for (const client of open) client.destroy();
  };
}

/** A browser always names the page's origin; what names none is not a browser and holds no one else's session. */
function isSameSite(req: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = req.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}

function join(client: Socket, service: Socket): void {
  for (const [from, to] of [
    [client, service],
    [service, client],
  ] as const) {
    from.setTimeout(0);
    from.setNoDelay(true);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
}

function headOf(reply: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${reply.statusCode} ${reply.statusMessage}`];
  for (let index = 0; index < reply.rawHeaders.length; index += 2)
    lines.push(`${reply.rawHeaders[index]}: ${reply.rawHeaders[index + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function refuse(client: Socket, status: number, text: string): void {
  if (client.destroyed) return;
  client.end(
    `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n${status === 503 || status === 429 ? 'Retry-After: 2\r\n' : ''}\r\n`,
  );
}
