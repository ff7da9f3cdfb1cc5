import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from '../log.ts';
import { HttpError } from './http-error.ts';
import { EventUnreadable, LogIdentityMissing, StreamBusy, StreamDamaged } from '../event-store/errors.ts';
import {
  busyDocument,
  damagedDocument,
  fault,
  logWithoutIdentity,
  unavailable,
  unreadableDocument,
} from './refusals.ts';
import { sendError } from './send-reply.ts';
import { isUnavailable } from './unavailable.ts';

/** What the client hears of an error: nothing of its cause but an id, under which the log holds all of it. */
export function asHttpError(error: unknown, log: Logger, call: string): HttpError {
  if (error instanceof HttpError) return error;
  const correlacion = randomUUID();
  log.error({ err: error, call, correlacion }, 'call failed');
  if (error instanceof LogIdentityMissing) return logWithoutIdentity();
  if (error instanceof StreamDamaged) return damagedDocument(error);
  if (error instanceof EventUnreadable) return unreadableDocument(correlacion);
  if (error instanceof StreamBusy) return busyDocument();
  return isUnavailable(error) ? unavailable() : fault(correlacion);
}

/** Last middleware: what nobody else caught, without a stack trace. */
export function answerFaults(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (res.headersSent) res.destroy();
    else sendError(res, asHttpError(error, log, req.path));
  };
}
