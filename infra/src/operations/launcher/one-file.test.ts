import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { discover, partFiles, tellParts } from '../../platform/service/discover.ts';
import { IN_USE, MADE, madeServices, startOf } from './one-file.ts';
import { allServices, root } from './services.ts';

let folder: string;
const put = (name: string, text = ''): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const entries = (): string[] => allServices.map(({ name }) => startOf(folder, name));
const compiled = allServices.map(({ entry }) => entry);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'power-made-'));
  for (const entry of compiled) put(entry);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('services start from the files in use, until something is compiled, and from what was compiled otherwise', () => {
  expect(entries()).toEqual(compiled);
  for (const { name } of allServices) put(`${MADE}/one/${name}.js`);
  const now = Date.now() / 1000;
  utimesSync(put('projector/dist/.tsbuildinfo'), now - 10, now - 10);
  put(IN_USE, 'one');
  expect(entries()).toEqual(allServices.map(({ name }) => `${MADE}/one/${name}.js`));
  utimesSync(put('infra/dist/.ready'), now + 10, now + 10);
  expect(entries()).toEqual(compiled);
  rmSync(path.join(folder, 'infra/dist/.ready'));
  rmSync(path.join(folder, MADE, 'one'), { recursive: true });
  expect([madeServices(folder), entries()]).toEqual([undefined, compiled]);
});

test('a service that was told its parts reads no folder', async () => {
  const here = pathToFileURL(`${path.join(folder, 'nowhere')}/`);
  await expect(discover(here, ['job'])).rejects.toThrow(/ENOENT/);
  const job = { kind: 'job' };
  tellParts(here, [undefined, { kind: 'projection' }, [job, job], 'text']);
  expect(await discover(here, ['job'])).toEqual([job, job]);
});

test('every file that may hold parts and exports one is in the file of its service', async () => {
  const inUse = readFileSync(path.join(root, IN_USE), 'utf8');
  const made = path.join(root, MADE, inUse);
  const sources = new Set(
    readdirSync(made)
      .filter((name) => name.endsWith('.map'))
      .flatMap((name) => (JSON.parse(readFileSync(path.join(made, name), 'utf8')) as { sources: string[] }).sources)
      .map((source) => path.resolve(made, source)),
  );
  for (const service of ['command-api', 'query-api', 'projector']) {
    const src = path.join(root, service, 'src');
    const files = (await partFiles(src)).filter((name) =>
      readFileSync(path.join(src, name), 'utf8').includes('export default'),
    );
    expect(files.length).toBeGreaterThan(30);
    const missing = files.filter((name) => {
      const js = path.join(root, service, 'dist', name.replace(/\.ts$/, '.js'));
      return !sources.has(js) && !sources.has(path.join(src, name));
    });
    expect([service, missing]).toEqual([service, []]);
  }
});
