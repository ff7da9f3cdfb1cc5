import { readFileSync } from 'node:fs';
import { ConfigError } from '../../platform/config-error.ts';

const SHORTEST = 12;

/** The key of a backup: first line of the file that `--key-file` names, or RESPALDO_LLAVE; undefined: not encrypted. Throws ConfigError. */
export function readSecret(keyFile: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const secret = keyFile === undefined ? env.RESPALDO_LLAVE || undefined : firstLine(keyFile);
  if (secret !== undefined && secret.length < SHORTEST)
    throw new ConfigError(`La llave del respaldo debe tener al menos ${SHORTEST} caracteres.`);
  return secret;
}

function firstLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0]!.trim();
  } catch {
    throw new ConfigError(`No se puede leer la llave de ${file}.`);
  }
}
