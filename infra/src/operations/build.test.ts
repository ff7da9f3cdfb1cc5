import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import express from 'express';
import { root } from '../platform/contract/root.ts';
import { staticFiles } from './gateway/static-files.ts';

/** A bundler that empties its folder first, as the real one does, then fails where the page's source says so. */
const BUNDLER = `
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
rmSync('dist/.staging', { recursive: true, force: true });
mkdirSync('dist/.staging/assets', { recursive: true });
const name = readFileSync('index.html', 'utf8').trim();
writeFileSync(\`dist/.staging/assets/page-\${name}.js\`, name);
if (name === 'broken') throw new Error('no se entiende');
writeFileSync(\`dist/.staging/assets/page-\${name}.js.br\`, 'br');
writeFileSync('dist/.staging/index.html', \`<script src="/assets/page-\${name}.js">\`);
cpSync('public', 'dist/.staging', { recursive: true });
`;

let folder: string;
let server: Server;
const inClient = (...names: string[]): string => path.join(folder, 'frontend', ...names);
const assets = (): string[] =>
  readdirSync(inClient('dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .sort();
const get = async (name: string): Promise<string> =>
  (
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${name}`, {
      headers: { 'accept-encoding': 'identity' },
    })
  ).text();

/** Builds the client whose source says `name`; answers what the build said, or its failure. */
function build(name: string): Promise<string> {
  writeFileSync(inClient('index.html'), name);
  const { NODE_OPTIONS: _jest, ...env } = process.env;
  return new Promise((resolve) =>
    execFile(process.execPath, [path.join(folder, 'infra/build.mjs')], { env }, (error, stdout, stderr) =>
      resolve(error ? `failed: ${stderr}` : stdout),
    ),
  );
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'power-build-'));
  const put = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const name of ['build.mjs', 'help.mjs', 'publish-client.mjs'])
    cpSync(path.join(root, 'infra', name), path.join(folder, 'infra', name), { recursive: true });
  put('node_modules/typescript/bin/tsc', "require('node:fs').mkdirSync('infra/dist', { recursive: true })");
  put('node_modules/vite/package.json', '{"type":"module"}');
  put('node_modules/vite/bin/vite.js', BUNDLER);
  put('frontend/public/favicon.svg', '<svg/>');
  const app = express();
  app.use(staticFiles(inClient('dist')));
  server = createServer(app).listen(0, '127.0.0.1');
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a build that fails leaves the running client as it was, and the next one is complete', async () => {
  expect(await build('one')).toContain('Sistema compilado');
  expect(await build('broken')).toMatch(/^failed: La compilación falló \(vite\)/);
  expect(await get('/')).toContain('page-one.js');
  expect(await get('/assets/page-one.js')).toBe('one');
  expect(assets()).toEqual(['page-one.js']);
  expect(await build('two')).toContain('Sistema compilado');
  expect(await get('/')).toContain('page-two.js');
  expect(existsSync(inClient('dist/.staging'))).toBe(false);
});

test('pages of the two builds before keep their chunks; older ones go, and so does what is no longer public', async () => {
  for (const name of ['one', 'two']) await build(name);
  // The same content again counts once.
  await build('two');
  writeFileSync(inClient('public/favicon.svg'), '<svg>2</svg>');
  await build('three');
  expect(assets()).toEqual(['page-one.js', 'page-three.js', 'page-two.js']);
  expect(await get('/assets/page-one.js')).toBe('one');
  rmSync(inClient('public/favicon.svg'));
  writeFileSync(inClient('public/robots.txt'), 'no');
  await build('four');
  expect(assets()).toEqual(['page-four.js', 'page-three.js', 'page-two.js']);
  expect(existsSync(inClient('dist/assets/page-one.js.br'))).toBe(false);
  expect([existsSync(inClient('dist/favicon.svg')), existsSync(inClient('dist/robots.txt'))]).toEqual([false, true]);
});

test('without its list of builds, what lies in the folder is taken for the build before', async () => {
  await build('one');
  rmSync(inClient('dist/.builds.json'));
  await build('two');
  expect(assets()).toEqual(['page-one.js', 'page-two.js']);
  expect(JSON.parse(readFileSync(inClient('dist/.builds.json'), 'utf8'))).toEqual([
    expect.arrayContaining(['index.html', 'assets/page-two.js']),
    ['assets/page-one.js', 'assets/page-one.js.br'],
  ]);
});

test('to start, services are made ready without the type checker; a whole build still asks it, and is enough to start', async () => {
  for (const name of ['transpile.mjs', 'checks/glob.mjs'])
    cpSync(path.join(root, 'infra', name), path.join(folder, 'infra', name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules/@swc'), path.join(folder, 'node_modules/@swc'));
  writeFileSync(
    path.join(folder, 'node_modules/typescript/bin/tsc'),
    "require('node:fs').mkdirSync('infra/dist', { recursive: true }); require('node:fs').appendFileSync('checked', '1')",
  );
  const checked = (): boolean => existsSync(path.join(folder, 'checked'));
  for (const name of ['domain', 'infra', 'command-api', 'projector', 'query-api'])
    mkdirSync(path.join(folder, name, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'query-api/src/page.tsx'), 'export const page = (name: string) => <p>{name}</p>;\n');
  writeFileSync(inClient('index.html'), 'one');
  const ready = (): string => {
    const { NODE_OPTIONS: _jest, ...env } = process.env;
    const program = `(await import(${JSON.stringify(path.join(folder, 'infra/build.mjs'))})).build(console.log, { types: false })`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', `await ${program}`], { env, encoding: 'utf8' });
  };
  expect(ready()).toContain('Sistema compilado');
  expect(readFileSync(path.join(folder, 'query-api/dist/page.js'), 'utf8')).toContain('react/jsx-runtime');
  expect([checked(), ready()]).toEqual([false, '']);
  expect(await build('one')).toContain('Sistema compilado');
  expect([checked(), ready()]).toEqual([true, '']);
});
