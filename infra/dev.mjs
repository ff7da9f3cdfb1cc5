/** `npm run dev`: the system with what is being edited. A source is compiled as it is saved, services start anew by themselves. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { helpWhenAsked } from './help.mjs';
import { installPackages } from './install.mjs';
import { foldersThatLoad } from './loaded-by.mjs';

helpWhenAsked(
  'Uso: npm run dev',
  '  Inicia el sistema para trabajar en él: lo que se guarda se compila y se ve al momento, sin perder sesión ni datos.',
  '  Variables de npm start; sin ellas usa una empresa pequeña (DEMO_SIZE=small) en .data/dev. El cliente está en DEV_PORT (5173).',
);

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const workspaces = ['domain', 'infra', 'command-api', 'projector', 'query-api'];
/** Services by the folder whose parts they load. */
const servicesOf = {
  'command-api/src': ['command-api'],
  'query-api/src': ['query-api', 'jobs'],
  'projector/src': ['projector'],
  'infra/src/operations/gateway': ['gateway'],
};

/**
 * Who starts anew with these sources (from `root`): whoever loads one, in the order in which the person who saved waits for
 * them; all at once would be as late as all together. What is shown is asked of query-api, what is decided of command-api.
 * The gateway goes on when the domain changes: of that it knows addresses alone.
 */
function startingWith(files) {
  const shown = files.some((file) => /\/views\/|^query-api\//.test(file));
  const asked = Object.keys(servicesOf).filter(
    (folder) => !folder.startsWith('infra/') || files.some((file) => file.startsWith('infra/')),
  );
  const folders = foldersThatLoad(root, asked, files);
  const found = folders.flatMap((folder) => servicesOf[folder]);
  const first = shown ? 'query-api' : 'command-api';
  return found.sort((a, b) => Number(b === first) - Number(a === first));
}

/** Whom the person does not wait for starts when the first is up: side by side each would be as late as all. */
const SECOND_MS = 2500;
/** An editor saves all its files within this time; the services start anew once. */
const SETTLED_MS = 60;
/** Nothing was saved for so long: types are looked at. */
const IDLE_MS = 5000;

const env = { ...process.env };
env.PORT ||= '4000';
env.DEMO_SIZE ||= 'small';
env.DATA_DIR ||= path.join(root, '.data/dev');
// What is saved is compiled file by file.
env.POWER_AS_FILES = '1';
const clientPort = process.env.DEV_PORT || '5173';

const children = [];
function run(args, options = {}) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit', ...options });
  children.push(child);
  return child;
}

const node = (file) => path.join(root, 'node_modules', file);

/** What is wrong with the types is said when the services are up again: no screen waits for it. */
function checkWhenIdle() {
  let timer;
  let running;
  const check = () => {
    if (running) return void (timer = setTimeout(check, IDLE_MS));
    running = run([node('typescript/bin/tsc'), '-b', ...workspaces]).once('exit', () => {
      running = undefined;
    });
    setPriority(running.pid, constants.priority.PRIORITY_LOW);
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(check, IDLE_MS);
  };
}

/** Brings the compiled files of a workspace up to what was saved; a source that is gone takes its own along. */
async function compile(workspace, names) {
  // Not before the packages are there.
  const { transpile } = await import('./transpile.mjs');
  const folder = path.join(root, workspace);
  const gone = names.filter((name) => !existsSync(path.join(folder, 'src', name)));
  for (const name of gone) rmSync(path.join(folder, 'dist', name.replace(/\.tsx?$/, '.js')), { force: true });
  await transpile(
    folder,
    names.filter((name) => !gone.includes(name)),
  );
}

/** Compiles what is saved, each file by itself, and tells the launcher which services have to start anew. */
function replaceWhenSaved(launcher) {
  const saved = new Map();
  const check = checkWhenIdle();
  let timer;
  const replace = async () => {
    const changed = [...saved];
    saved.clear();
    try {
      await Promise.all(changed.map(([workspace, names]) => compile(workspace, [...names])));
      const [first, ...later] = startingWith(
        changed.flatMap(([workspace, names]) => [...names].map((name) => path.join(workspace, 'src', name))),
      );
      if (first === undefined) return;
      console.log(`Guardado; se reinician ${[first, ...later].join(', ')}.`);
      const send = (replace) => replace.length > 0 && launcher.send({ replace }, () => undefined);
      send([first]);
      setTimeout(() => send(later), SECOND_MS);
    } catch (error) {
      console.error(error.message);
    }
  };
  for (const workspace of workspaces)
    watch(path.join(root, workspace, 'src'), { recursive: true }, (_event, name) => {
      if (!/\.tsx?$/.test(name ?? '')) return;
      check();
      if (/\.(test|testing|suite)\.tsx?$/.test(name)) return;
      saved.set(workspace, (saved.get(workspace) ?? new Set()).add(name));
      clearTimeout(timer);
      timer = setTimeout(replace, SETTLED_MS);
    });
}

async function dev() {
  await installPackages(console.log);
  await build(console.log, { oneFile: false });
  // Reads every source once: the first to be saved waits less.
  startingWith([]);
  const launcher = run(['infra/dist/operations/launcher/main.js'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  replaceWhenSaved(launcher);
  const client = run([node('vite/bin/vite.js'), '--port', clientPort, '--strictPort'], {
    cwd: path.join(root, 'frontend'),
  });
  // The terminal sends Ctrl-C to all of them; only the launcher has something to put in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (signal !== 'SIGINT') launcher.kill(signal);
    });
  launcher.once('exit', (code) => {
    client.kill();
    process.exit(code ?? 1);
  });
}

dev().catch((error) => {
  console.error(error.message);
  for (const child of children) child.kill();
  process.exit(1);
});
