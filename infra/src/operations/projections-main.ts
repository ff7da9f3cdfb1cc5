import path from 'node:path';
import { createPool } from '../adapters/postgres/pool.ts';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { readLauncherConfig } from '../platform/config.ts';
import { runCli, USAGE } from '../platform/projection/cli.ts';
import { readRuntime } from './launcher/runtime.ts';
import { withOwnDatabase } from './own-database.ts';

/** DATABASE_URL, or that of the system running on DATA_DIR. */
function databaseUrl(): string | undefined {
  const folder = path.resolve(process.env.DATA_DIR || '.data');
  return process.env.DATABASE_URL || readRuntime(folder)?.env.DATABASE_URL;
}

async function work(url: string, args: readonly string[]): Promise<void> {
  const pool = createPool(url, { max: 2, name: 'projections-cli' });
  try {
    await pool.query('SELECT 1').catch((error: Error) => {
      throw new ConfigError(`La base de datos no responde: ${error.message}`);
    });
    process.exitCode = await runCli(pool, args, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await pool.end();
  }
}

const answers = async (url: string): Promise<boolean> => {
  const pool = createPool(url, { max: 1 });
  const there = await pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  await pool.end();
  return there;
};

runMain(async () => {
  const args = process.argv.slice(2);
  const url = databaseUrl();
  // A system that refuses to start has no database running, and this is how its read models are emptied.
  if (args[0] === 'rebuild' && args[1] === '--all' && !(url && (await answers(url))))
    return withOwnDatabase(readLauncherConfig(), ({ services }) => work(services, args));
  if (!url && args.length > 0 && !args[0]!.startsWith('-'))
    throw new ConfigError('No hay un sistema en marcha. Inícialo con npm start, o define DATABASE_URL o DATA_DIR.');
  if (!url) return console.log(USAGE);
  await work(url, args);
});
