import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where `infra/bundle.mjs` makes one file for each service, from the root of the repository; each making has a folder in it. */
export const MADE = 'infra/dist/.services';
/** Names the making in use. */
export const IN_USE = `${MADE}/in-use`;

/** Entry module of every program that is started with the system, after the build, from the root of the repository. */
export const ENTRIES = {
  'command-api': 'command-api/dist/main.js',
  'query-api': 'query-api/dist/main.js',
  projector: 'projector/dist/main.js',
  jobs: 'query-api/dist/jobs-main.js',
  gateway: 'infra/dist/operations/gateway/main.js',
  demo: 'command-api/dist/demo-main.js',
  'fill-history': 'projector/dist/fill-history.js',
  launcher: 'infra/dist/operations/launcher/main.js',
} as const;

/** Whatever compiles touches one of these: files that were made before are not of the code that is there now. */
const COMPILED = [
  'infra/dist/.ready',
  ...['domain', 'infra', 'command-api', 'projector', 'query-api'].map((name) => `${name}/dist/.tsbuildinfo`),
];

/**
 * Where the program of that name starts, from `root`: one file, where it was made of what is compiled, and its entry
 * otherwise (POWER_AS_FILES=1: always).
 */
export function startOf(root: string, name: keyof typeof ENTRIES): string {
  const made = process.env.POWER_AS_FILES === '1' ? undefined : madeServices(root);
  return made && existsSync(path.join(root, made, `${name}.js`)) ? `${made}/${name}.js` : ENTRIES[name];
}

/**
 * Folder of the services' files, from `root`; undefined when there are none or something was compiled since: then services
 * start from what was compiled, which takes longer and is the same.
 */
export function madeServices(root: string): string | undefined {
  const inUse = path.join(root, IN_USE);
  if (!existsSync(inUse)) return undefined;
  const madeAt = statSync(inUse).mtimeMs;
  const since = COMPILED.map((name) => path.join(root, name)).some(
    (file) => existsSync(file) && statSync(file).mtimeMs > madeAt,
  );
  const folder = `${MADE}/${readFileSync(inUse, 'utf8')}`;
  return since || !existsSync(path.join(root, folder)) ? undefined : folder;
}
