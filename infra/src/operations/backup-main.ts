import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { figureText } from '@power/domain/kernel/figures';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { readLauncherConfig } from '../platform/config.ts';
import { backup } from './backup/backup.ts';
import { readSecret } from './backup/secret.ts';
import { isRunning, lockDataDir } from './launcher/lock.ts';
import { readRuntime } from './launcher/runtime.ts';
import { withOwnDatabase } from './own-database.ts';
import { everySoOften } from './tell.ts';

const USAGE = `Uso: npm run backup [-- --to carpeta-o-archivo] [-- --key-file archivo]
  Guarda registro, contadores, correos por enviar, adjuntos, evidencia y secretos en un solo archivo; con el sistema en marcha o detenido.
  --to         carpeta o archivo nuevo; por omisión, la carpeta actual
  --key-file   cifra con la primera línea de ese archivo (o con RESPALDO_LLAVE)`;

/** `npm run backup`: one archive of the system of DATA_DIR, running or not. Exit code 0 when it is on the disk. */
runMain(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'key-file': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(USAGE);
  const config = readLauncherConfig();
  const secret = readSecret(values['key-file'], process.env);
  const file = target(values.to ?? '.', secret !== undefined);
  const started = performance.now();
  const make = (databaseUrl: string, logElsewhere: boolean) =>
    backup({ dataDir: config.DATA_DIR, databaseUrl, logElsewhere, file, secret, progress: everySoOften() });
  const running = isRunning(config.DATA_DIR) ? readRuntime(config.DATA_DIR)?.env : undefined;
  const manifest = running
    ? await make(running.DATABASE_URL!, Boolean(running.EVENTSTORE_URL))
    : await whileStopped(config, (url) => make(url, Boolean(config.EVENTSTORE_URL)));
  const { registro, archivos } = manifest;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',');
  console.log(
    registro.lugar === 'postgres'
      ? `Respaldo de ${figureText(registro.eventos)} eventos y ${figureText(archivos.length)} archivos, al ${manifest.instante}.`
      : `Respaldo sin eventos: el registro está en EventStoreDB. Respáldalo ahora por su propio medio.`,
  );
  console.log(
    `${file} (${figureText(Math.round(statSync(file).size / 1024))} kB, ${seconds} s${secret === undefined ? ', sin cifrar: guarda secretos' : ', cifrado'})`,
  );
});

/** Nobody may start meanwhile: an embedded server is started for as long as it takes. */
async function whileStopped<T>(
  config: ReturnType<typeof readLauncherConfig>,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const unlock =
    existsSync(config.DATA_DIR) && !config.DATABASE_URL ? lockDataDir(config.DATA_DIR, config.PORT) : () => undefined;
  try {
    // They read the log, and the rest is theirs: its owner may not read that in a database of the operator's.
    return await withOwnDatabase(config, ({ services }) => work(services));
  } finally {
    unlock();
  }
}

function target(to: string, encrypted: boolean): string {
  const isFolder = existsSync(to) ? statSync(to).isDirectory() : to.endsWith('/');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const file = path.resolve(isFolder ? path.join(to, `respaldo-${stamp}.tar.gz${encrypted ? '.cifrado' : ''}`) : to);
  if (existsSync(file)) throw new ConfigError(`${file} ya existe: un respaldo no reemplaza a otro.`);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
