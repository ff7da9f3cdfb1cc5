import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const shared = path.resolve(import.meta.dirname, '../../../checks/jest-shared');
const { modulesOf } = require(path.join(shared, 'modules-of.cjs')) as { modulesOf: (file: string) => string };
const { restoreVariables } = require(path.join(shared, 'restore-variables.cjs')) as {
  restoreVariables: (env: Record<string, string>, before: Record<string, string>) => string[];
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'suites-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A suite of this text, beside these helpers. */
function suite(text: string, helpers: Record<string, string> = {}): string {
  for (const [name, content] of Object.entries(helpers)) writeFileSync(path.join(folder, name), content);
  const file = path.join(folder, 'a.test.ts');
  writeFileSync(file, text);
  return file;
}

test('suite of pure functions → shares its modules', () => {
  expect(modulesOf(suite("import { sum } from './sum.ts';\ntest('a', () => expect(sum(1)).toBe(1));"))).toBe('shared');
});

test.each([
  "process.env.DATA_DIR = '/x';",
  "jest.unstable_mockModule('./a.ts', () => ({}));",
  'jest.useFakeTimers();',
  'jest.resetModules();',
])('suite with «%s» → has modules of its own', (line) => {
  expect(modulesOf(suite(line))).toBe('own');
});

test('suite whose helper imports a helper that sets a variable → shares modules with those that import it', () => {
  const file = suite("import { open } from './b.testing.ts';", {
    'b.testing.ts': "import './c.testing.ts';\nexport const open = 1;",
    'c.testing.ts': "Object.assign(process.env, { A: '1' });",
  });
  expect(modulesOf(file)).toBe(path.join(folder, 'c.testing.ts'));
});

test.each([
  ['sets one too', "process.env.A = '2';", {}],
  ['imports another such helper', "import './c.testing.ts';", { 'c.testing.ts': "process.env.B = '1';" }],
  ['imports one that mocks', "import './c.testing.ts';", { 'c.testing.ts': 'jest.useFakeTimers();' }],
])('suite that imports a helper that sets a variable, and %s → has modules of its own', (_, line, helpers) => {
  const file = suite(`import './b.testing.ts';\n${line}`, { 'b.testing.ts': "process.env.A = '1';", ...helpers });
  expect(modulesOf(file)).toBe('own');
});

test('helpers that import each other and change nothing → the suite shares its modules', () => {
  const file = suite("import './b.testing.ts';", {
    'b.testing.ts': "import './c.testing.ts';",
    'c.testing.ts': "import './b.testing.ts';",
  });
  expect(modulesOf(file)).toBe('shared');
});

test('variables that a suite set, changed and deleted → have their values of before, and are named', () => {
  const env: Record<string, string> = { SAME: '1', CHANGED: 'new', ADDED: 'x' };
  expect(restoreVariables(env, { SAME: '1', CHANGED: 'old', DELETED: 'y' }).toSorted()).toEqual([
    'ADDED',
    'CHANGED',
    'DELETED',
  ]);
  expect(env).toEqual({ SAME: '1', CHANGED: 'old', DELETED: 'y' });
});
