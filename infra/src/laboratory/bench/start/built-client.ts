import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What may be loaded before the login page is drawn, kB with gzip. */
export const INITIAL_BUDGET = 200;

const DIST = path.resolve(import.meta.dirname, '../../../../../frontend/dist');
const chunk = (name: string): Promise<string> => readFile(path.join(DIST, 'assets', name), 'utf8');

/** Chunks that must be there before the login page can be drawn: those of index.html, the page's own, and all that they import. */
export async function initialChunks(): Promise<Set<string>> {
  const html = await readFile(path.join(DIST, 'index.html'), 'utf8');
  // The folder also holds chunks of builds before, for pages that are still open.
  const [newest = []] = JSON.parse(await readFile(path.join(DIST, '.builds.json'), 'utf8')) as string[][];
  const login = newest.filter((name) => /^assets\/login-page-.*\.js$/.test(name)).map((name) => path.basename(name));
  const found = new Set<string>();
  const add = async (name: string): Promise<void> => {
    if (found.has(name)) return;
    found.add(name);
    const code = await chunk(name);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) await add(imported!);
  };
  for (const [, name] of html.matchAll(/\/assets\/([^"]+\.js)"/g)) await add(name!);
  for (const name of login) await add(name);
  return found;
}

/** Size of chunks as a browser receives them with gzip, kB. */
export async function kilobytes(names: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const name of names) bytes += gzipSync(await chunk(name), { level: 9 }).length;
  return bytes / 1000;
}
