/** Brings a finished bundle into the folder that the gateway serves, while it serves it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The bundler's folder: within `dist`, so that every file arrives by a rename, and hidden, so that it is not served. */
export const STAGING = '.staging';
/** What each of the builds at hand consists of, newest first: `[["index.html", "assets/…"], …]`. */
const LIST = '.builds.json';
/** This build and the two before it: a page that was opened before an update still finds its chunks. */
const KEPT = 3;

const isAsset = (name) => name.startsWith('assets/');
const isPage = (name) => name.startsWith('index.html');

function namesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

function knownBuilds(dist) {
  try {
    return JSON.parse(readFileSync(path.join(dist, LIST), 'utf8'));
  } catch {
    // Never published, or the list was lost: what is there may be what pages want.
    return [namesIn(path.join(dist, 'assets')).map((name) => `assets/${name}`)];
  }
}

function move(names, from, to) {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    renameSync(path.join(from, name), path.join(to, name));
  }
}

/**
 * Assets come first, then what names them, the page last: each is there whole or not at all, and whatever page somebody
 * receives, its chunks exist. Throws, and changes nothing, when the bundle has no page.
 */
export function publishClient(dist) {
  const staging = path.join(dist, STAGING);
  const fresh = namesIn(staging);
  if (!fresh.includes('index.html')) throw new Error('La compilación del cliente no dejó index.html.');
  const before = knownBuilds(dist);
  const builds = [fresh, ...before.filter((build) => build.join() !== fresh.join())];
  move(fresh.filter(isAsset), staging, dist);
  const list = path.join(dist, LIST);
  writeFileSync(`${list}.new`, JSON.stringify(builds.slice(0, KEPT)));
  renameSync(`${list}.new`, list);
  move(
    fresh.filter((name) => !isAsset(name) && !isPage(name)),
    staging,
    dist,
  );
  move(fresh.filter(isPage), staging, dist);
  const kept = new Set([...fresh, ...builds.slice(0, KEPT).flat().filter(isAsset)]);
  for (const name of new Set([
    ...builds.flat(),
    ...namesIn(path.join(dist, 'assets')).map((asset) => `assets/${asset}`),
  ])) {
    if (!kept.has(name)) rmSync(path.join(dist, name), { force: true });
  }
  rmSync(staging, { recursive: true, force: true });
}
