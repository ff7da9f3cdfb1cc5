import type { RequestHandler } from 'express';
import { tooMany } from '../../platform/http/refusals.ts';
import { isThisMachine, network } from '../../platform/http/client-address.ts';
import { sendError } from '../../platform/http/send-reply.ts';
import { Buckets, type Rate } from '../../platform/http/token-bucket.ts';

/** An office of some hundred people behind one address stays far below. */
export const GENEROUS: Rate = { perSecond: 500, burst: 3000 };

/**
 * Requests per client address; 429 beyond. The machine itself is exempt: a proxy that was not declared (TRUST_PROXY)
 * makes everybody look like it, and nobody must be locked out by that.
 */
export function rateLimit(rate: Rate): RequestHandler {
  const buckets = new Buckets(rate);
  return (req, res, next) => {
    const ip = req.ip ?? '';
    if (isThisMachine(ip) || buckets.take(network(ip))) return next();
    sendError(res, tooMany());
  };
}
