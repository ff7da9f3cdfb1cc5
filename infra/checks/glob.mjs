import { readdirSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'coverage']);

/** Files below `root` whose path matches, relative to it; installed, built and hidden folders are left out. */
export function globSync(root, pattern, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory())
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : globSync(root, pattern, name);
    return pattern.test(name) ? [name] : [];
  });
}
