import path from 'node:path';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { readRuntime } from './launcher/runtime.ts';
import { createPool } from '../adapters/postgres/pool.ts';
import { runCli } from '../platform/projection/cli.ts';

/** DATABASE_URL, or that of the system running on DATA_DIR. */
function databaseUrl(): string {
  const folder = path.resolve(process.env.DATA_DIR || '.data');
  const url = process.env.DATABASE_URL || readRuntime(folder)?.env.DATABASE_URL;
  if (url) return url;
  throw new ConfigError(
    `No hay un sistema en marcha en ${folder}. Inícialo con npm start, o define DATABASE_URL o DATA_DIR.`,
  );
}

runMain(async () => {
  const pool = createPool(databaseUrl(), { max: 2, name: 'projections-cli' });
  try {
    await pool.query('SELECT 1').catch((error: Error) => {
      throw new ConfigError(`La base de datos no responde: ${error.message}`);
    });
    process.exitCode = await runCli(pool, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } finally {
    await pool.end();
  }
});
