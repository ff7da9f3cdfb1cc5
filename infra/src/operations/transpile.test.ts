import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../platform/contract/root.ts';

let folder: string;
const node = (program: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', stdio: 'pipe' });
const transpile = (names?: readonly string[]): string =>
  node(
    `const { transpile } = await import(${JSON.stringify(pathToFileURL(path.join(root, 'infra/transpile.mjs')).href)});
     await transpile(${JSON.stringify(folder)}${names ? `, ${JSON.stringify(names)}` : ''});`,
  );
const write = (name: string, text: string): void => writeFileSync(path.join(folder, 'src', name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'power-transpile-'));
  mkdirSync(path.join(folder, 'src/deep'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  write('deep/part.ts', 'export interface Part { n: number }\nexport const part: Part = { n: 41 };\n');
  write(
    'main.ts',
    "import { part, type Part } from './deep/part.ts';\nconst next = ({ n }: Part): number => n + 1;\nconsole.log(next(part));\n",
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('sources run as compiled: without their types, importing what was compiled beside them', () => {
  transpile();
  expect(execFileSync(process.execPath, [path.join(folder, 'dist/main.js')], { encoding: 'utf8' })).toBe('42\n');
  const map = JSON.parse(readFileSync(path.join(folder, 'dist/main.js.map'), 'utf8')) as { sources: string[] };
  expect(map.sources.map((source) => path.basename(source))).toEqual(['main.ts']);
});

test('one that is named is compiled alone', () => {
  transpile(['deep/part.ts']);
  expect([existsSync(path.join(folder, 'dist/deep/part.js')), existsSync(path.join(folder, 'dist/main.js'))]).toEqual([
    true,
    false,
  ]);
});

test('what is no TypeScript fails with its place, and what was compiled before stays', () => {
  transpile();
  write('main.ts', 'const = 3;\n');
  expect(() => transpile(['main.ts'])).toThrow(/main\.ts:1:\d+/);
  expect(readFileSync(path.join(folder, 'dist/main.js'), 'utf8')).toContain('console.log');
});
