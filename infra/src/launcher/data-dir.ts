import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config-error.ts';

/** Creates DATA_DIR and its `logs`, and proves that we may write there. Throws ConfigError. */
export function prepareDataDir(dataDir: string): void {
  try {
    ensureFolder(path.join(dataDir, 'logs'));
    const probe = path.join(dataDir, `.prueba-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new ConfigError(`No se puede escribir en la carpeta de datos ${dataDir} (${(error as NodeJS.ErrnoException).code}). Elige otra con DATA_DIR.`);
  }
}

/** Step by step: the recursive mkdir of Node never returns where a file system refuses with «not found» (/proc). */
function ensureFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (path.dirname(folder) !== folder) ensureFolder(path.dirname(folder));
  mkdirSync(folder);
}
