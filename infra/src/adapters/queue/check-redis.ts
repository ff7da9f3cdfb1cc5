import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../../platform/config-error.ts';
import { NOBODY_ANSWERS } from '../out-of-reach.ts';
import { CLUSTER, redisReason } from './redis-reason.ts';

/** From here on BullMQ is at home. */
const OLDEST = '6.2.0';
const PATIENCE_MS = 5000;
/** The only policy under which a full Redis refuses a job instead of losing another. */
const KEEPS_ALL = 'noeviction';

/** `localhost:6379/1`: where the Redis of an address is, without its password. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 6379}${pathname === '/' ? '' : pathname}`;
};

/**
 * Proves that the Redis of REDIS_URL answers, lets us in, is young enough and carries a job from its beginning to its end.
 * Throws {@link ConfigError} with one line; returns what the operator should know, if anything.
 */
export async function checkRedis(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    disconnectTimeout: 100,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let last: Error | undefined;
  redis.on('error', (error) => (last = error));
  const late = setTimeout(() => redis.disconnect(), PATIENCE_MS);
  try {
    await redis.connect();
    const info = await redis.info();
    // The number of the database is chosen aside: a wrong one is only reported.
    if (last) throw last;
    const problem = problemOf(info);
    if (problem) throw new ConfigError(problem);
    // What waits for a job waits by this; a trial need not wait for none.
    await redis.bzpopmin('power-prueba', 0.01);
    await carriesJob(url);
    return warningOf(info, url);
  } catch (error) {
    throw new ConfigError(
      `No se puede usar el Redis de REDIS_URL (${placeOf(url)}): ${redisReason(last ?? (error as Error))}.`,
    );
  } finally {
    clearTimeout(late);
    redis.disconnect();
  }
}

async function carriesJob(url: string): Promise<void> {
  const { tryRedis } = await import('./redis-trial.ts');
  const stop = new AbortController();
  const late = pause(PATIENCE_MS, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new ConfigError(NOBODY_ANSWERS);
  });
  late.catch(() => undefined);
  await Promise.race([tryRedis(url), late]).finally(() => stop.abort());
}

const valueOf = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];

function problemOf(info: string): string | undefined {
  if (valueOf(info, 'redis_mode') === 'cluster') return CLUSTER;
  const version = valueOf(info, 'redis_version') ?? '0';
  return version.localeCompare(OLDEST, 'en', { numeric: true }) < 0
    ? `es Redis ${version}; se necesita ${OLDEST.replace(/\.0$/, '')} o posterior`
    : undefined;
}

function warningOf(info: string, url: string): string | undefined {
  const policy = valueOf(info, 'maxmemory_policy');
  return policy === undefined || policy === KEEPS_ALL
    ? undefined
    : `Aviso: el Redis de REDIS_URL (${placeOf(url)}) borra trabajos cuando se llena (maxmemory-policy ${policy}); ponlo en ${KEEPS_ALL}. Lo que borre se vuelve a pedir solo, más tarde.`;
}
