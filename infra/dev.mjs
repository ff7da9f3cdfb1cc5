/** `npm run dev`: the system with what is being edited. Sources are compiled as they are saved, services start anew by themselves. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
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
/** A compilation writes its files within this time; the services start anew once. */
const SETTLED_MS = 60;

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

/** Compiles what was saved, one compilation at a time, and tells the launcher which services have to start anew. */
function compileWhenSaved() {
  let timer;
  let running;
  let again = false;
  const compile = () => {
    if (running) return void (again = true);
    running = run([node('typescript/bin/tsc'), '-b', ...Object.keys(loadedBy)]).once('exit', () => {
      running = undefined;
      if (again) compile();
      again = false;
    });
  };
  const saved = (_event, name) => {
    if (!/\.(ts|json)$/.test(name ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(compile, SETTLED_MS);
  };
  for (const workspace of Object.keys(loadedBy)) watch(path.join(root, workspace, 'src'), { recursive: true }, saved);
}

function replaceWhenCompiled(launcher) {
  const changed = new Set();
  let timer;
  const replace = () => {
    console.log(`Recompilado; se reinician ${[...changed].join(', ')}.`);
    launcher.send({ replace: [...changed] }, () => undefined);
    changed.clear();
  };
  for (const [workspace, loading] of Object.entries(loadedBy))
    watch(path.join(root, workspace, 'dist'), { recursive: true }, (_event, name) => {
      if (!name?.endsWith('.js') || /\.(test|testing|suite)\.js$/.test(name)) return;
      for (const service of loading) changed.add(service);
      clearTimeout(timer);
      timer = setTimeout(replace, SETTLED_MS);
    });
}

async function dev() {
  await installPackages(console.log);
  await build(console.log);
  const launcher = run(['infra/dist/operations/launcher/main.js'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  compileWhenSaved();
  replaceWhenCompiled(launcher);
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
