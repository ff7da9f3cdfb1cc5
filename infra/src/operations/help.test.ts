import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Commands that are somebody else's program have its own help. */
const THEIRS = ['tsc -b', 'oxlint', 'oxfmt'];
const own = Object.entries(scripts).filter(([, command]) => !THEIRS.includes(command));

const run = (command: string) => spawnSync(command, { cwd: root, shell: true, encoding: 'utf8', timeout: 80_000 });

test.each(own)('npm run %s -- --help says how it is used and does nothing else', (name, command) => {
  const { status, stdout } = run(`${command} --help`);
  expect(stdout.split('\n')[0]).toMatch(new RegExp(`^Uso: npm (run )?${name}( |$)`));
  expect(status).toBe(0);
});

test.each(['demo:live', 'audit:verify', 'audit:rotate', 'log:copy', 'backup', 'restore', 'stock:reconcile'])(
  'npm run %s -- --nada says in one line that it does not know that',
  (name) => {
    const { status, stdout, stderr } = run(`${scripts[name]!} --nada`);
    expect((stderr + stdout).trim().split('\n')).toEqual(['No se entiende «--nada». Con --help se ve cómo se usa.']);
    expect(status).toBe(1);
  },
);

test('a log is copied of a system that there is', () => {
  const { status, stderr } = run(`DATA_DIR=/no/existe ${scripts['log:copy']!} --to esdb://127.0.0.1:1`);
  expect(stderr.trim()).toBe('No hay un sistema en /no/existe: define DATA_DIR o DATABASE_URL.');
  expect(status).toBe(1);
});

test('log:copy takes no address with a password from its options, and says where it goes instead', () => {
  const { status, stdout, stderr } = run(`DATA_DIR=/no/existe ${scripts['log:copy']!} --to 'esdb://ana:sec/re@to@a'`);
  expect((stdout + stderr).trim()).toMatch(/^--to lleva una contraseña, [^\n]*LOG_COPY_TO/);
  expect(stdout + stderr).not.toMatch(/sec|re@to/);
  expect(status).toBe(1);
});

test('log:copy takes its addresses from the environment', () => {
  const { stderr } = run(`DATA_DIR=/no/existe LOG_COPY_TO=esdb://ana:secreto@127.0.0.1:1 ${scripts['log:copy']!}`);
  expect(stderr.trim()).toBe('No hay un sistema en /no/existe: define DATA_DIR o DATABASE_URL.');
});
