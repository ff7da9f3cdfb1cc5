import type { CallBase } from '@power/domain/kernel/call';
import type { Request, RequestHandler, Response } from 'express';
import { HttpError } from '../../platform/http/http-error.ts';
import { createRouter, isPage } from '../../platform/http/routes.ts';
import { sendError } from '../../platform/http/send-reply.ts';
import { peekAccion, readWhole } from './body.ts';
import { type BodyBounds, createBodyBudget } from './body-budget.ts';
import { answerForm, formCall, tellTyped } from './forms.ts';
import { forward, forwardFile } from './upstream.ts';
import { fileTooLarge } from '../../platform/http/refusals.ts';

export interface Services {
  readonly commandApi: string;
  readonly queryApi: string;
}

/** Sends every declared call to the side that executes it: by path, and by `accion` where a path serves both (ARCHITECTURE, *A call, once*). */
export function routeCalls(calls: readonly CallBase[], services: Services, bounds?: BodyBounds): RequestHandler {
  const budget = createBodyBudget(bounds);
  const read = async (req: Request): Promise<Buffer> => {
    const place = budget.open(req, req.ip ?? '');
    try {
      return await readWhole(req, place);
    } finally {
      place.close();
    }
  };
  const find = createRouter(calls);
  const formPages = new Set(calls.flatMap(({ form }) => form ?? []));
  const serviceOf = (call: CallBase): string => (call.kind === 'command' ? services.commandApi : services.queryApi);
  return (req, res, next) => {
    const match = find(req.method, req.path);
    if (!match || (isNavigation(req) && !isPage(match.route))) return next();
    const upload = match.route.calls.find((call) => call.upload !== undefined);
    if (upload && req.is('application/octet-stream')) {
      // A file is passed on as it comes; its length is known beforehand, and what is too long does not come in.
      if (Number(req.headers['content-length'] ?? Infinity) > upload.upload!)
        return refuse(res, fileTooLarge(upload.upload!));
      return forwardFile(serviceOf(upload), req, res);
    }
    read(req).then(
      (body) => {
        const form = formCall(req, match);
        if (form) return answerForm(serviceOf(form), { call: form, match, body }, req, res);
        if (formPages.has(match.route.path)) tellTyped(req, match);
        const [only, ...more] = new Set(match.route.calls.map(serviceOf));
        const accion = more.length > 0 ? (peekAccion(body) ?? req.query.accion) : undefined;
        const named = match.route.calls.find((call) => call.accion === accion);
        // An accion that nobody declared: either side answers it with the same 400.
        forward(named ? serviceOf(named) : only!, req, res, body, isNavigation(req));
      },
      (error: unknown) => {
        if (!(error instanceof HttpError)) return void res.destroy();
        refuse(res, error);
      },
    );
  };
}

/** The rest of an oversized body is not read: the connection ends with the reply. */
function refuse(res: Response, error: HttpError): void {
  res.setHeader('Connection', 'close');
  sendError(res, error);
}

/** A browser opening an address wants the client's page, also where a call happens to share its path. */
const isNavigation = (req: Request): boolean =>
  req.method === 'GET' &&
  req.headers['x-token'] === undefined &&
  req.headers.authorization === undefined &&
  String(req.headers.accept ?? '').includes('text/html');
