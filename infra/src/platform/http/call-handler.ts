import type { CallBase } from '@power/domain/kernel/call';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import type { Request, RequestHandler, Response } from 'express';
import { Histogram } from 'prom-client';
import { enterByKey } from '../access/key-gate.ts';
import type { Logger } from '../log.ts';
import { addressOf } from './client-address.ts';
import { cookieOf } from './cookie.ts';
import { commandIdOf, programsCommandId } from './idempotency-key.ts';
import { isInternal } from './internal-auth.ts';
import { asOfOf } from './as-of.ts';
import { asHttpError } from './faults.ts';
import { isUpload, readAddress, readRequest } from './read-request.ts';
import { anotherPerson, notFound, unauthenticated, unavailable } from './refusals.ts';
import { createRouter, isPage, type Match } from './routes.ts';
import { type Asker, selectCall } from './select-call.ts';
import { sendError, sendReply } from './send-reply.ts';
import type { ExecuteContext, ServiceOptions } from './service-options.ts';
import { validateRequest } from './validate.ts';

/** The middleware that answers every declared call: session, permission, request, execution, reply, in this order. */
export function createCallHandler(options: ServiceOptions, log: Logger): RequestHandler {
  const find = createRouter(options.calls);
  const findAny = createRouter(options.contract ?? options.calls);
  const seconds = new Histogram({
    name: 'http_call_seconds',
    help: 'Duration of calls',
    labelNames: ['call', 'status'],
    registers: [options.metrics],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });

  const answer = async (req: Request, res: Response, onCall: (call: CallBase) => void): Promise<void> => {
    const match = find(req.method, req.path);
    if (!match) throw notFound();
    if (!(await options.ready()).ok) throw unavailable();
    const asker =
      match.route.calls[0]!.clave === undefined
        ? await identify(req, isPage(match.route))
        : await byKey(match, req, res);
    if ('refused' in asker && !match.route.calls.some((call) => 'publico' in call.access))
      throw unauthenticated(asker.refused);
    const file = isUpload(req, match.route.calls);
    // The call is known before a byte of a file is read.
    const raw = file ? readAddress(req, match.params) : await readRequest(req, res, match.params);
    const call = selectCall(match.route.calls, siblings(match, req), raw, asker);
    onCall(call);
    const request = validateRequest(call, raw);
    const context = { ...contextOf(req, res, asker, call), ...(file && { body: req }) };
    const asOf = asOfOf(req, call, request, context.user);
    if (isRejection(asOf)) return sendReply(res, call, asOf);
    const seconds = call.kind === 'query' ? await behind(call as QueryDefinition, context) : 0;
    if (seconds > 0) res.setHeader('x-atrasado', String(seconds));
    const value = await options.execute(call, request, { ...context, asOf });
    // A file that was refused before its end is let run out, or its sender would not hear why.
    if (file) req.resume();
    if (!context.signal.aborted) await sendReply(res, call, value);
  };

  /** Age in seconds of rows that lack what the caller has already seen, or what happened more than five seconds ago; else 0. */
  const behind = async ({ reads }: QueryDefinition, { xPosicion, signal }: ExecuteContext): Promise<number> => {
    const seen = xPosicion === undefined || (await options.positions?.wait(reads, xPosicion, signal)) !== false;
    return Math.max(seen ? 0 : 1, options.stale?.(reads ?? []) ?? 0);
  };

  const siblings = (match: Match, req: Request): readonly CallBase[] =>
    findAny(req.method, req.path)?.route.calls ?? match.route.calls;

  /** A call for programs: a key opens it, and no session. What it has left is told with every reply. */
  const byKey = async ({ route }: Match, req: Request, res: Response): Promise<Asker> => {
    const { user, headers } = await enterByKey(options.keys, {
      call: route.calls[0]!,
      authorization: req.get('authorization'),
      ip: addressOf(req),
    });
    res.set(headers);
    return { user };
  };

  const identify = async (req: Request, page: boolean): Promise<Asker> => {
    if (isInternal(req.get('x-internal-token'), options.internalToken)) {
      const proceso = req.get('x-proceso');
      return { user: proceso ? { ...SYSTEM, _id: `proceso:${proceso}`, nombre: 'Sistema' } : SYSTEM };
    }
    // A browser that comes to a page sends no header of ours: a page only shows, so that its cookie may say who looks.
    const asker = await options.authenticate(req.get('x-token') ?? (page ? cookieOf(req, 'x-token') : undefined));
    const screenOf = req.get('x-usuario');
    if ('user' in asker && screenOf !== undefined && screenOf !== asker.user._id) throw anotherPerson();
    return asker;
  };

  return (req, res) => {
    const end = seconds.startTimer();
    let name = 'none';
    res.setHeader('Cache-Control', 'no-store');
    res.once('close', () => end({ call: name, status: res.statusCode }));
    answer(req, res, (call) => (name = call.name)).catch((error: unknown) => {
      if (res.headersSent || res.destroyed) {
        log.warn({ err: error, call: name }, 'reply broken off');
        res.destroy();
        return;
      }
      sendError(res, asHttpError(error, log, name));
    });
  };
}

function contextOf(req: Request, res: Response, asker: Asker, call: CallBase): ExecuteContext {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const position = req.get('x-posicion');
  const user = 'user' in asker ? asker.user : undefined;
  const key = req.get('idempotency-key');
  return {
    user,
    commandId:
      call.clave !== undefined && call.kind === 'command' ? programsCommandId(key, user!._id) : commandIdOf(key),
    drawnId: key === undefined,
    ip: addressOf(req),
    userAgent: (req.get('user-agent') ?? '').slice(0, 300),
    equipo: req.get('x-equipo'),
    traceparent: req.get('traceparent'),
    now: new Date().toISOString(),
    signal: gone.signal,
    xPosicion: position !== undefined && /^\d{1,19}$/.test(position) ? BigInt(position) : undefined,
  };
}
