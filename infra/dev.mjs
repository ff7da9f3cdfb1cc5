/** `npm run dev`: the system with what is being edited. A source is compiled as it is saved, services start anew by themselves. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { helpWhenAsked } from './help.mjs';
import { installPackages } from './install.mjs';

helpWhenAsked(
  'Uso: npm run dev',
  '  Inicia el sistema para trabajar en él: lo que se guarda se compila y se ve al momento, sin perder sesión ni datos.',
  '  Variables de npm start; sin ellas usa una empresa pequeña (DEMO_SIZE=small) en .data/dev. El cliente está en DEV_PORT (5173).',
);

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const services = ['command-api', 'query-api', 'projector', 'jobs'];
/** Who starts anew with the compiled files of a workspace. The gateway goes on: of the domain it knows addresses alone. */
const loadedBy = {
  domain: services,
  infra: [...services, 'gateway'],
  'command-api': ['command-api'],
  projector: ['projector'],
  'query-api': ['query-api', 'jobs'],
};
/** Who answers the person who has just saved: they start first, for all at once would be twice as late. */
const answering = ['command-api', 'query-api'];
const SECOND_MS = 1500;
/** An editor saves all its files within this time; the services start anew once. */
const SETTLED_MS = 60;
/** Nothing was saved for so long: types are looked at. */
const IDLE_MS = 5000;

const env = { ...process.env };
env.PORT ||= '4000';
env.DEMO_SIZE ||= 'small';
env.DATA_DIR ||= path.join(root, '.data/dev');
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
    running = run([node('typescript/bin/tsc'), '-b', ...Object.keys(loadedBy)]).once('exit', () => {
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
  for (const name of gone) rmSync(path.join(folder, 'dist', name.replace(/\.ts$/, '.js')), { force: true });
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
      const services = [...new Set(changed.flatMap(([workspace]) => loadedBy[workspace]))];
      console.log(`Guardado; se reinician ${services.join(', ')}.`);
      const send = (replace) => replace.length > 0 && launcher.send({ replace }, () => undefined);
      const first = services.filter((name) => answering.includes(name));
      send(first);
      setTimeout(() => send(services.filter((name) => !first.includes(name))), first.length > 0 ? SECOND_MS : 0);
    } catch (error) {
      console.error(error.message);
    }
  };
  for (const workspace of Object.keys(loadedBy))
    watch(path.join(root, workspace, 'src'), { recursive: true }, (_event, name) => {
      if (!name?.endsWith('.ts')) return;
      check();
      if (/\.(test|testing|suite)\.ts$/.test(name)) return;
      saved.set(workspace, (saved.get(workspace) ?? new Set()).add(name));
      clearTimeout(timer);
      timer = setTimeout(replace, SETTLED_MS);
    });
}

async function dev() {
  await installPackages(console.log);
  await build(console.log);
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
