import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatInstant } from '@power/domain/kernel/dates';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { rotateKeys } from '../platform/evidence/keys.ts';

const USAGE = `Uso: npm run audit:rotate [-- --overlap horas]
  Hace una llave nueva para esta instancia (DATA_DIR), avalada por la actual
  --overlap horas   tiempo en que firman las dos; 24 si no se dice`;

/** `npm run audit:rotate`: a new key for the instance of DATA_DIR; running services take it within a minute. */
runMain(async () => {
  const { values } = parseArgs({
    options: { overlap: { type: 'string', default: '24' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(USAGE);
  const hours = Number(values.overlap);
  if (!(hours >= 0 && hours <= 24 * 365)) throw new ConfigError('--overlap: indica horas, entre 0 y 8760.');
  if (process.env.EVIDENCIA_LLAVE)
    throw new ConfigError('La llave viene de EVIDENCIA_LLAVE: cambia esa variable y reinicia los servicios.');
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  if (!existsSync(dataDir)) throw new ConfigError(`No hay un sistema en ${dataDir}: define DATA_DIR.`);
  const now = new Date();
  const until = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const { id, avala } = rotateKeys(dataDir, now.toISOString(), until);
  console.log(
    `La llave nueva es ${id}${avala ? `, avalada por ${avala.llave}; la anterior firma también hasta el ${formatInstant(until)}` : ''}.`,
  );
  console.log(
    'Guarda un respaldo de la carpeta evidencia de DATA_DIR, y publica la llave donde la busque quien audita.',
  );
});
