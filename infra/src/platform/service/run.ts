import { ConfigError } from '../config-error.ts';
import { createLog } from '../log.ts';
import { busyness } from './busyness.ts';

/**
 * Runs a service's `start` and stops it in order on SIGTERM, SIGINT, or when the launcher that started it is gone.
 * `start` resolves to the function that stops it. A wrong configuration is one line and exit code 1.
 */
export async function runService(name: string, start: () => Promise<() => Promise<void>>): Promise<void> {
  const log = createLog(name);
  busyness.watch(name);
  let stop: (() => Promise<void>) | undefined;
  let ending = false;
  const end = async (why: string): Promise<void> => {
    if (ending) return;
    ending = true;
    log.info({ why }, 'stopping');
    // The launcher kills after its own patience; a stop that hangs must not leave the process behind.
    setTimeout(() => process.exit(1), 10_000).unref();
    await stop?.().catch((error: unknown) => log.error(error, 'stop failed'));
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
  process.on('disconnect', () => void end('launcher gone'));
  try {
    stop = await start();
    log.info('started');
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
    else log.fatal(error, 'could not start');
    process.exit(1);
  }
}
