/** `npm start`: installs and compiles what is missing, then runs the system. Needs nothing but Node and npm. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { installPackages } from './install.mjs';
import { helpWhenAsked } from './help.mjs';

helpWhenAsked(
  'Uso: npm start',
  '  Instala y compila lo que falte e inicia el sistema con sus servicios y la empresa de demostración.',
  '  Se configura con variables de entorno: PORT, HOST, DATA_DIR, DATABASE_URL, EVENTSTORE_URL, REDIS_URL, DEMO… (tabla en README.md)',
  '  Ctrl-C lo detiene en orden.',
);

const [major, minor] = process.versions.node.split('.').map(Number);
const here = path.dirname(fileURLToPath(import.meta.url));

async function start() {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Se necesita Node.js 20.19 o posterior; este es ${process.versions.node}.`);
  await installPackages(console.log);
  await build(console.log, { types: false });
  // Run from anywhere, the default data folder is the repository's.
  process.env.DATA_DIR ||= path.join(here, '..', '.data');
  const { startOf } = await import('./dist/operations/launcher/one-file.js');
  const root = path.join(here, '..');
  await import(pathToFileURL(path.join(root, startOf(root, 'launcher'))).href);
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
