import type { RequestHandler } from 'express';
import { tooMany } from '../http/refusals.ts';
import { sendError } from '../http/send-reply.ts';

export interface RateLimit {
  /** Requests per second that an address may keep up. */
  readonly perSecond: number;
  /** Requests that it may make at once. */
  readonly burst: number;
}

/** An office of some hundred people behind one address stays far below. */
export const GENEROUS: RateLimit = { perSecond: 500, burst: 3000 };

/**
 * Token bucket per client address; 429 beyond. The machine itself is exempt: a proxy that was not declared
 * (TRUST_PROXY) makes everybody look like it, and nobody must be locked out by that.
 */
export function rateLimit({ perSecond, burst }: RateLimit): RequestHandler {
  let buckets = new Map<string, { tokens: number; at: number }>();
  let swept = 0;
  return (req, res, next) => {
    const ip = req.ip ?? '';
    if (/^(::ffff:)?127\.|^::1$/.test(ip)) return next();
    const now = performance.now();
    if (now - swept > 10_000) {
      swept = now;
      buckets = new Map([...buckets].filter(([, bucket]) => bucket.tokens + ((now - bucket.at) / 1000) * perSecond < burst));
    }
    const bucket = buckets.get(ip) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond) - 1;
    bucket.at = now;
    buckets.set(ip, bucket);
    if (bucket.tokens >= 0) return next();
    bucket.tokens += 1;
    sendError(res, tooMany());
  };
}
