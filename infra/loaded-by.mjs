/** Who loads a source, so that a saved one starts no service anew that never reads it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from './checks/glob.mjs';

/** Imports that are still there when it runs. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
const NOT_LOADED = /\.(test|testing|suite)\.ts$/;

/** Sources that a source names, as paths from `root`; what comes from packages is left out. */
function namedIn(root, file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, from, plain, later]) => {
    const name = from ?? plain ?? later;
    if (name.startsWith('.')) return [path.join(path.dirname(file), name)];
    const [, workspace, inside] = /^@power\/([^/]+)\/(.+)$/.exec(name) ?? [];
    return workspace ? [`${workspace}/src/${inside}.ts`] : [];
  });
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
