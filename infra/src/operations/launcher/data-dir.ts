import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../../platform/config-error.ts';

/** Creates DATA_DIR and its `logs`, and proves that we may write there. Throws ConfigError. */
export function prepareDataDir(dataDir: string): void {
  try {
    ensureFolder(path.join(dataDir, 'logs'));
    const probe = path.join(dataDir, `.prueba-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new ConfigError(
      `No se puede escribir en la carpeta de datos ${dataDir} (${(error as NodeJS.ErrnoException).code}). Elige otra con DATA_DIR.`,
    );
  }
}

/** Step by step: the recursive mkdir of Node never returns where a file system refuses with «not found» (/proc). */
function ensureFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (path.dirname(folder) !== folder) ensureFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Longest address of a socket that every system takes, less the file's name. */
const MOST_BYTES = 103 - '/65535.sock'.length;

/** Folder for the sockets between the services of this machine, empty and ours alone, as SOCKET_DIR; nothing where there are no sockets, or the path is too long for one. */
export function socketDir(dataDir: string): { SOCKET_DIR?: string } {
  const folder = path.resolve(dataDir, 'run');
  if (process.platform === 'win32' || Buffer.byteLength(folder) > MOST_BYTES) return {};
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    return { SOCKET_DIR: folder };
  } catch {
    return {};
  }
}
