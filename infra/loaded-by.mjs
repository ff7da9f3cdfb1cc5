/** Who loads a source, so that a saved one starts no service anew that never reads it. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from './checks/glob.mjs';

/** Imports that are still there when it runs. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
const NOT_LOADED = /\.(test|testing|suite)\.ts$/;

/** What a source names, until it is saved again: all of them are two thousand to read. */
const known = new Map();

/** Sources that a source names, as paths from `root`; what comes from packages is left out. */
function namedIn(root, file) {
  const at = path.join(root, file);
  const { mtimeMs } = statSync(at);
  const before = known.get(at);
  if (before?.mtimeMs === mtimeMs) return before.names;
  const names = [...readFileSync(at, 'utf8').matchAll(IMPORT)].flatMap(([, from, plain, later]) => {
    const name = from ?? plain ?? later;
    if (name.startsWith('.')) return [path.join(path.dirname(file), name)];
    const [, workspace, inside] = /^@power\/([^/]+)\/(.+)$/.exec(name) ?? [];
    return workspace ? [`${workspace}/src/${inside}.ts`] : [];
  });
  known.set(at, { mtimeMs, names });
  return names;
}

/** Those of these folders (from `root`) whose sources are, or reach, one of `files`. A service loads all of its folder: its parts are found there. */
export function foldersThatLoad(root, folders, files) {
  return folders.filter((folder) => {
    const seen = new Set();
    const open = globSync(path.join(root, folder), /(?<!\.d)\.ts$/).map((name) => path.join(folder, name));
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file) || NOT_LOADED.test(file)) continue;
      seen.add(file);
      try {
        open.push(...namedIn(root, file));
      } catch {
        // Renamed or not there: whoever names it says so when it starts.
      }
    }
    return files.some((file) => seen.has(file));
  });
}
