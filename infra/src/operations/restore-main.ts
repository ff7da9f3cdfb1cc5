import { parseArgs } from 'node:util';
import { figureText } from '@power/domain/kernel/figures';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { readLauncherConfig } from '../platform/config.ts';
import { restore } from './backup/restore.ts';
import { readSecret } from './backup/secret.ts';
import { tryRestore } from './backup/trial.ts';
import { findingLine } from './finding-line.ts';
import { everySoOften } from './tell.ts';

const USAGE = `Uso: npm run restore -- archivo [-- --trial] [-- --position n] [-- --key-file archivo]
  Restaura un respaldo en DATA_DIR, que debe ser una carpeta nueva (y, con DATABASE_URL, en una base vacía).
  --trial        solo lo prueba, en una carpeta temporal: compara tablas, archivos y cabezas, y no deja nada
  --position n   el registro hasta esa posición; lo que prueba el resto queda aparte
  --key-file     llave con que se cifró (o RESPALDO_LLAVE)`;

/** `npm run restore -- file`: the system of an archive made anew, or tried. Exit code 0 when all is as it was saved. */
runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      trial: { type: 'boolean' },
      position: { type: 'string' },
      'key-file': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new ConfigError('Falta el respaldo: npm run restore -- respaldo-….tar.gz');
  const config = readLauncherConfig();
  const secret = readSecret(values['key-file'], process.env);
  if (values.trial) return trial(file, secret);
  if (values.position !== undefined && !/^\d{1,18}$/.test(values.position))
    throw new ConfigError('--position es la posición de un evento, un número entero.');
  const { registro, instante } = await restore({
    file,
    secret,
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_OWNER_URL ?? config.DATABASE_URL,
    servicesUrl: config.DATABASE_OWNER_URL && config.DATABASE_URL,
    position: values.position === undefined ? undefined : BigInt(values.position),
    progress: everySoOften(),
  });
  console.log(
    `Restaurado en ${config.DATA_DIR} lo que había el ${instante}${values.position ? `, hasta la posición ${values.position}` : ''}.`,
  );
  if (registro.lugar === 'eventstoredb')
    console.log('El registro está en EventStoreDB: restáuralo por su propio medio antes de iniciar.');
  console.log('Ahora: npm start (los listados se hacen de nuevo desde el registro) y npm run audit:verify.');
});

async function trial(file: string, secret: string | undefined): Promise<void> {
  const { manifest, differing, findings, events } = await tryRestore(file, secret, everySoOften());
  const { tablas, archivos, instante } = manifest;
  for (const name of differing) console.log(`- ${name} no es lo que se guardó`);
  for (const finding of findings) console.log(findingLine(finding));
  const sound = differing.length === 0 && findings.length === 0;
  console.log(
    sound
      ? `El respaldo del ${instante} se restaura entero: ${figureText(tablas.length)} tablas y ${figureText(archivos.length)} archivos iguales, ${figureText(events)} eventos verificados.`
      : `El respaldo del ${instante} no se restaura como se guardó.`,
  );
  process.exitCode = sound ? 0 : 1;
}
