/** Installs the packages of package-lock.json when node_modules does not hold them. No dependencies of its own. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = path.join(root, 'node_modules/.power-install');

function stamp() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}-${process.versions.modules}`).digest('hex');
}

function stored() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return '';
  }
}

/** Who installed by hand need not wait again: npm itself records what it put there. */
function alreadyThere() {
  try {
    const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
    const wanted = read('package-lock.json');
    const found = read('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([name, entry]) =>
        !name.startsWith('node_modules/') ||
        entry.optional ||
        entry.devOptional ||
        entry.link ||
        found[name]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

function keep(value) {
  try {
    writeFileSync(stampFile, value);
  } catch {
    // somebody else's installation that we may only read
  }
}

/** Resolves when the packages are there; throws an Error with readable lines when they cannot be had. */
export async function installPackages(say) {
  const wanted = stamp();
  if (stored() === wanted) return;
  if (!stored() && alreadyThere()) return keep(wanted);
  say('Se instalan los paquetes de npm (la primera vez toma uno o dos minutos)…');
  const started = Date.now();
  const ticker = setInterval(
    () => say(`  sigue la instalación, van ${Math.round((Date.now() - started) / 1000)} s…`),
    15_000,
  );
  try {
    await npmCi();
  } finally {
    clearInterval(ticker);
  }
  keep(wanted);
  say(`Paquetes instalados en ${Math.round((Date.now() - started) / 1000)} s.`);
}

function npmCi() {
  const own = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const child = own
      ? spawn(process.execPath, [own, ...args], { cwd: root })
      : spawn('npm', args, { cwd: root, shell: process.platform === 'win32' });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', () => reject(new Error('No se encontró npm. Instala Node.js con npm y vuelve a intentar.')));
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `La instalación de paquetes falló (¿hay conexión a internet?):\n${said.trim().split('\n').slice(-15).join('\n')}`,
            ),
          ),
    );
  });
}
