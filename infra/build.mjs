/** `npm run build`: compiles all workspaces and bundles the client, when their sources changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { helpWhenAsked } from './help.mjs';
import { publishClient } from './publish-client.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const servers = ['domain', 'infra', 'command-api', 'projector', 'query-api'];
const clientSources = [
  'frontend/src',
  'frontend/build',
  'frontend/public',
  'frontend/index.html',
  'frontend/package.json',
  'frontend/tsconfig.json',
];

/** Say of which sources the services were compiled, or made ready to run without a look at their types, and the client bundled. */
const COMPILED = 'infra/dist/.built';
const READY = 'infra/dist/.ready';
const BUNDLED = 'frontend/dist/.built';
/** The services, one file each (bundle.mjs). */
const MADE = 'infra/dist/.services';

function* files(target) {
  const found = statSync(target, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return void (found && (yield target));
  // What a folder says of its entries spares a question to the disk for each of some five thousand.
  const entries = readdirSync(target, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = target + path.sep + entry.name;
    if (entry.isFile()) yield name;
    else yield* files(name);
  }
}

/** What stands in a file or folder: names, sizes and times. Looked at once for all that is built of it. */
function stateOf(target, seen) {
  const known = seen.get(target);
  if (known !== undefined) return known;
  let state = '';
  for (const file of files(path.join(root, target))) {
    const { size, mtimeMs } = statSync(file);
    state += `${file.slice(root.length)}:${size}:${mtimeMs}\n`;
  }
  seen.set(target, state);
  return state;
}

function digest(targets, seen) {
  const hash = createHash('sha256');
  for (const target of targets) hash.update(stateOf(target, seen));
  return hash.digest('hex');
}

/** A compiled module whose source is gone would still be found by the services: they read their folders. */
function prune(workspace) {
  const dist = path.join(root, workspace, 'dist');
  for (const file of files(dist)) {
    if (file.startsWith(path.join(root, MADE))) continue;
    const [, name] = /^(.*?)(\.d\.ts\.map|\.d\.ts|\.js\.map|\.js)$/.exec(path.relative(dist, file)) ?? [];
    if (name && !['ts', 'tsx'].some((ext) => existsSync(path.join(root, workspace, 'src', `${name}.${ext}`))))
      rmSync(file);
  }
}

function run(program, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`La compilación falló (${program.split('/')[0]}):\n${said.trim()}`)),
    );
  });
}

function isBuilt(stampFile, wanted) {
  const file = path.join(root, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === wanted;
}

/** `wanted`: digest of the sources of before, so that what is saved while it is built is built the next time. */
async function step(stampFile, wanted, work) {
  if (isBuilt(stampFile, wanted)) return false;
  const file = path.join(root, stampFile);
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, wanted);
  return true;
}

/** One file for each service, where what is compiled is newer than those that there are. */
async function together() {
  if (!existsSync(path.join(root, 'infra/dist/platform/service/discover.js'))) return false;
  const { areMade, bundleServices } = await import('./bundle.mjs');
  if (await areMade(root)) return false;
  await bundleServices(root);
  return true;
}

/**
 * Builds what changed; `force` builds all. Without `types` (`npm start`) the services are made ready to run in seconds, and
 * whether their types hold is left to the next whole build; without `oneFile` they start from the files that were compiled.
 * Throws an Error with the compiler's words when it fails.
 */
export async function build(say, { force = false, types = true, oneFile = true } = {}) {
  const started = Date.now();
  const config = readdirSync(path.join(root, 'frontend'))
    .filter((name) => /^(vite|postcss)\.config\./.test(name))
    .map((name) => `frontend/${name}`);
  const serverSources = [...servers, 'frontend'].flatMap((name) => [
    `${name}/src`,
    `${name}/tsconfig.json`,
    `${name}/package.json`,
  ]);
  if (force)
    for (const file of [COMPILED, READY, BUNDLED, `${MADE}/in-use`]) rmSync(path.join(root, file), { force: true });
  let announced = false;
  const announce = () => announced || ((announced = true), say('Se compila el sistema…'));
  const seen = new Map();
  const sources = digest([...serverSources, 'tsconfig.json', 'tsconfig.base.json'], seen);
  const whole = types || isBuilt(COMPILED, sources);
  const compiling = step(whole ? COMPILED : READY, sources, async () => {
    announce();
    rmSync(path.join(root, whole ? READY : COMPILED), { force: true });
    servers.forEach(prune);
    if (whole) return run('typescript/bin/tsc', ['-b'], root);
    const { transpile } = await import('./transpile.mjs');
    for (const name of servers) await transpile(path.join(root, name));
  }).then(async (compiled) => (oneFile && (await together())) || compiled);
  const bundling =
    existsSync(path.join(root, 'frontend/index.html')) &&
    step(BUNDLED, digest([...clientSources, ...config, 'domain/src'], seen), async () => {
      announce();
      await run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], path.join(root, 'frontend'));
      publishClient(path.join(root, 'frontend/dist'));
    });
  // The bundler reads sources, not what the compiler writes: neither waits for the other. Both end before a fault is told.
  const ends = await Promise.allSettled([compiling, bundling]);
  const fault = ends.find(({ status }) => status === 'rejected');
  if (fault) throw fault.reason;
  const [compiled, bundled] = ends.map(({ value }) => value);
  if (compiled || bundled)
    say(`Sistema compilado en ${((Date.now() - started) / 1000).toFixed(1).replace('.', ',')} s.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpWhenAsked(
    'Uso: npm run build [-- --force]',
    '  Compila el sistema y el cliente cuando cambiaron sus fuentes; con --force, siempre.',
  );
  build(console.log, { force: process.argv.includes('--force') }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
