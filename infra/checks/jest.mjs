/** `node infra/checks/jest.mjs [path pattern] [jest flags]`: the unit and integration tests. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { helpWhenAsked } from '../help.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The cluster of the test run, and the launcher under test, are our own built code. */
function buildOwn() {
  const newest = (folder) =>
    Math.max(
      ...readdirSync(path.join(root, 'infra/src', folder)).map(
        (name) => statSync(path.join(root, 'infra/src', folder, name)).mtimeMs,
      ),
    );
  try {
    const built = Math.min(
      ...['adapters/postgres/embedded.js', 'operations/launcher/main.js'].map(
        (file) => statSync(path.join(root, 'infra/dist', file)).mtimeMs,
      ),
    );
    if (built >= Math.max(newest('adapters/postgres'), newest('operations/launcher'))) return;
  } catch {
    // never built
  }
  spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', 'infra'], {
    cwd: root,
    stdio: 'ignore',
  });
}

/**
 * The environment of the suites: servers that the operator names are for the suites that ask them (TEST_*), and for no
 * system, program or handler that a suite starts.
 */
function suiteEnvironment({ DATABASE_URL: _, DATABASE_OWNER_URL: __, ...env }) {
  for (const name of ['EVENTSTORE_URL', 'EVENTSTORE_RESTART', 'REDIS_URL']) {
    if (env[name]) env[`TEST_${name}`] ??= env[name];
    delete env[name];
  }
  return env;
}

/** Runs jest with the given arguments; returns its exit code. */
export function runJest(args) {
  buildOwn();
  const options = [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
    .filter(Boolean)
    .join(' ');
  const result = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/jest/bin/jest.js'), '--config', path.join(root, 'jest.config.mjs'), ...args],
    {
      cwd: root,
      stdio: 'inherit',
      // Workers of jest read the configuration too, without its arguments.
      env: {
        ...suiteEnvironment(process.env),
        NODE_OPTIONS: options,
        CHECK_REPLIES: '1',
        ...(args.some((arg) => arg.includes('long')) && { LONG_TESTS: '1' }),
      },
    },
  );
  return result.status ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpWhenAsked(
    'Uso: npm run unit -- <patrón> [opciones de jest]',
    '  Pruebas unitarias y de integración cuyos archivos contienen el patrón.',
  );
  process.exit(runJest(process.argv.slice(2)));
}
