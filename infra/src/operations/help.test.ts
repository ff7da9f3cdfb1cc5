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

test.each(own)('npm run %s -- --help says how it is used and does nothing else', (_name, command) => {
  const { status, stdout } = spawnSync(`${command} --help`, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stdout).toMatch(/^Uso: npm /);
  expect(status).toBe(0);
});
