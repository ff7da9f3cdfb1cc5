import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import type { Request, Response } from 'express';
import { KEPT, wasClosedMeanwhile } from '../../platform/http/kept-connections.ts';
import { localSocket } from '../../platform/http/local-socket.ts';
import { isForPrograms } from '../../platform/http/problem.ts';
import { unavailable } from '../../platform/http/refusals.ts';
import { sendError } from '../../platform/http/send-reply.ts';
import { sendAwayPage } from './away-page.ts';
import { towardsClient, towardsService } from './forward-headers.ts';

/** A service that says nothing for so long is taken for dead. */
const SILENCE_MS = 60_000;

const agent = new http.Agent(KEPT);

/** The services that there are, taken apart once. */
const hosts = new Map<string, http.RequestOptions>();
function hostOf(service: string): http.RequestOptions {
  const known = hosts.get(service);
  if (known) return known;
  const { hostname, port } = urlToHttpOptions(new URL(service));
  const host = { hostname, port, socketPath: localSocket(service) };
  hosts.set(service, host);
  return host;
}

/**
 * Sends a request on to a service and streams the reply back. A service that is away answers as 503 with Retry-After;
 * a reply that breaks off breaks off for the client as well, so that half a file never passes for a whole one. `page`: a
 * person opened it in a browser, and reads why there is none.
 */
export function forward(service: string, req: Request, res: Response, body: Buffer, page = false): void {
  // A second attempt must be the same command. Programs name theirs themselves, and are told when they forget to.
  if (!isForPrograms(req)) req.headers['idempotency-key'] ??= randomUUID();
  attempt(service, req, res, body, page, true);
}

function attempt(service: string, req: Request, res: Response, body: Buffer, page: boolean, first: boolean): void {
  const headers = towardsService(req.headers, req.ip ?? '');
  if (body.length > 0) headers['content-length'] = body.length;
  const outgoing = http.request(
    { ...addressAt(service, req.originalUrl), method: req.method, headers, agent },
    (reply) => (page && failed(reply) ? instead(reply, res) : stream(reply, res)),
  );
  const cancel = (): void => void (res.writableFinished || outgoing.destroy());
  res.once('close', cancel);
  outgoing.once('error', (error) => {
    res.removeListener('close', cancel);
    if (res.destroyed) return;
    if (res.headersSent) res.destroy();
    else if (first && wasClosedMeanwhile(outgoing, error)) attempt(service, req, res, body, page, false);
    else if (page) sendAwayPage(res, 503);
    else sendError(res, unavailable());
  });
  outgoing.setTimeout(SILENCE_MS, () => outgoing.destroy(new Error('service is silent')));
  outgoing.end(body);
}

/** Sends a request on while its body, a file, is still coming in. What the client breaks off breaks off at the service. */
export function forwardFile(service: string, req: Request, res: Response): void {
  req.headers['idempotency-key'] ??= randomUUID();
  const headers = { ...towardsService(req.headers, req.ip ?? ''), 'content-length': req.headers['content-length'] };
  const outgoing = http.request(
    { ...addressAt(service, req.originalUrl), method: req.method, headers, agent },
    (reply) => stream(reply, res),
  );
  res.once('close', () => void (res.writableFinished || outgoing.destroy()));
  req.once('close', () => void (req.complete || outgoing.destroy()));
  outgoing.once('error', () => {
    if (res.headersSent) res.destroy();
    else if (!res.destroyed) sendError(res, unavailable());
  });
  outgoing.setTimeout(SILENCE_MS, () => outgoing.destroy(new Error('service is silent')));
  req.pipe(outgoing);
}

/**
 * Address of a request at a service. A request line may name any server (`POST http://…`): only its path and query count.
 * As plain options: a `URL` is made and taken apart anew for each request otherwise, some 20 µs.
 */
function addressAt(service: string, target: string): http.RequestOptions {
  const { pathname, search } = new URL(target, service);
  return { ...hostOf(service), path: `${pathname}${search}` };
}

/** A service that cannot answer says so as it does to programs; what it says as a page is its own. */
const failed = ({ statusCode = 502, headers }: IncomingMessage): boolean =>
  statusCode >= 500 && !String(headers['content-type'] ?? '').startsWith('text/html');

function instead(reply: IncomingMessage, res: Response): void {
  reply.resume();
  sendAwayPage(res, reply.statusCode ?? 502);
}

function stream(reply: IncomingMessage, res: Response): void {
  res.writeHead(reply.statusCode ?? 502, towardsClient(reply.headers));
  reply.on('error', () => res.destroy());
  reply.once('close', () => void (reply.complete || res.destroy()));
  reply.pipe(res);
}

/** Closes idle connections to the services. */
export const closeUpstream = (): void => agent.destroy();
