import { ConfigError } from '../../platform/config-error.ts';

/** From here on BullMQ is at home. */
const OLDEST = '6.2.0';
const PATIENCE_MS = 5000;
const OUT_OF_REACH = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ECONNRESET',
];

/** Proves that the Redis of REDIS_URL answers, lets us in and is young enough. Throws {@link ConfigError} with one line. */
export async function checkRedis(url: string | undefined): Promise<void> {
  if (!url) return;
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
    const [, version = '0'] = /redis_version:([\d.]+)/.exec(await redis.info('server')) ?? [];
    // The number of the database is chosen aside: a wrong one is only reported.
    if (last) throw last;
    if (version.localeCompare(OLDEST, 'en', { numeric: true }) < 0)
      throw new ConfigError(`es Redis ${version}; se necesita ${OLDEST.replace(/\.0$/, '')} o posterior`);
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    throw new ConfigError(
      `No se puede usar el Redis de REDIS_URL (${hostname}:${port || 6379}${pathname === '/' ? '' : pathname}): ${reason(last ?? (error as Error))}.`,
    );
  } finally {
    clearTimeout(late);
    redis.disconnect();
  }
}

function reason(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (OUT_OF_REACH.includes(code) || /timed? ?out|connection is closed/i.test(error.message))
    return 'nadie responde ahí';
  if (/WRONGPASS|NOAUTH|invalid password|without any password/i.test(error.message))
    return 'no acepta el usuario o la contraseña';
  if (/NOPERM/.test(error.message)) return 'el usuario no tiene permiso para usarlo';
  if (/DB index/i.test(error.message)) return 'no tiene una base con ese número';
  return error.message.replace(/\.$/, '') || code;
}
