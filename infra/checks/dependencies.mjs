/** What is imported is declared where it is imported, and what is declared is used: no package too many, none by luck. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from './glob.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** In the single quotes of the formatter: tables of SQL stand in double ones. */
const imported = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bmock(?:Module)?\()\s*'([\w@][\w./@-]*)'/g;
/** Tests and checks run with the tools of the whole repository; what people run does not. */
const tool =
  /(\.test\.tsx?$|\.testing\.tsx?$|\.suite\.ts$|\/testing\/|^infra\/src\/laboratory\/|^infra\/checks\/|^[^/]+$)/;

/** The package that a specifier names; nothing for files and for Node's own modules. */
function packageOf(specifier) {
  if (/^([./#]|node:|\w:)/.test(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** `@types/pg` is used by whoever imports `pg`, and its types. */
const typed = (name) => name.startsWith('@types/') && name.slice('@types/'.length).replace('__', '/');

/** Workspaces with `{ folder, manifest, imports: package name → files, text }`; each file belongs to the nearest manifest. */
function readWorkspaces() {
  const folders = ['.', ...JSON.parse(read('package.json')).workspaces];
  const workspaces = folders.map((folder) => ({
    folder,
    manifest: JSON.parse(read(path.join(folder, 'package.json'))),
    imports: new Map(),
    text: '',
  }));
  const deepest = workspaces.toSorted((a, b) => b.folder.length - a.folder.length);
  const files = globSync(root, /\.(tsx?|mjs|cjs|css)$/);
  for (const file of [...files, '.dependency-cruiser.cjs']) {
    const owner = deepest.find(({ folder }) => folder === '.' || file.startsWith(`${folder}/`));
    const text = read(file);
    owner.text += text;
    for (const [, specifier] of text.matchAll(imported)) {
      const name = packageOf(specifier);
      if (name) owner.imports.set(name, [...(owner.imports.get(name) ?? []), file]);
    }
  }
  for (const { folder } of workspaces) {
    const config = path.join(folder, 'tsconfig.json');
    try {
      deepest.find((workspace) => workspace.folder === folder).text += read(config);
    } catch {
      // a folder of tools without TypeScript
    }
  }
  workspaces[0].text += read('tsconfig.base.json') + JSON.stringify(workspaces[0].manifest.scripts);
  return { workspaces, files: files.length };
}

const declaredBy = ({ dependencies, devDependencies, optionalDependencies }) => ({
  ...devDependencies,
  ...optionalDependencies,
  ...dependencies,
});

/** Packages that another declared one asks its host for. */
const peersOf = (names) =>
  new Set(
    names.flatMap((name) => {
      try {
        return Object.keys(JSON.parse(read(`node_modules/${name}/package.json`)).peerDependencies ?? {});
      } catch {
        return [];
      }
    }),
  );

function undeclared({ folder, manifest, imports }, tools) {
  const declared = declaredBy(manifest);
  return [...imports].flatMap(([name, files]) => {
    if (name in declared || name === manifest.name) return [];
    const bare = files.filter((file) => !(tool.test(file) && name in tools));
    return bare.length ? [`${folder}: ${name} is imported by ${bare[0]} and not declared`] : [];
  });
}

function unused({ folder, manifest, imports, text }, everything, asked) {
  const used = folder === '.' ? (name) => everything.some((w) => w.imports.has(name)) : (name) => imports.has(name);
  const isNamed = (name) => {
    const scope = name.startsWith('@') && `${name.split('/')[0]}/\${`;
    const texts = folder === '.' ? everything.map((w) => w.text).join('\n') : text;
    return new RegExp(`['"/]${name}['"/]`).test(texts) || (scope && texts.includes(scope));
  };
  return Object.keys(declaredBy(manifest))
    .filter((name) => {
      const types = typed(name);
      if (types) return !(used(types) || isNamed(types));
      return !used(name) && !isNamed(name) && !asked.has(name);
    })
    .map((name) => `${folder}: ${name} is declared and not used`);
}

/** Returns `{ files, packages, problems }`. */
export function checkDependencies() {
  const { workspaces, files } = readWorkspaces();
  const tools = declaredBy(workspaces[0].manifest);
  const problems = workspaces.flatMap((workspace) => undeclared(workspace, tools));
  for (const workspace of workspaces) {
    // Command line tools that a check starts are named in the check, whose workspace is another.
    const started = workspace.folder.startsWith('infra/checks/')
      ? { ...workspace, text: workspaces.map((w) => w.text).join('\n') }
      : workspace;
    problems.push(...unused(started, workspaces, peersOf(Object.keys(declaredBy(workspace.manifest)))));
  }
  const inexact = workspaces.flatMap(({ folder, manifest }) =>
    Object.entries(declaredBy(manifest))
      .filter(([, version]) => !/^\d/.test(version))
      .map(([name]) => `${folder}: the version of ${name} is not exact`),
  );
  const packages = new Set(workspaces.flatMap(({ imports }) => [...imports.keys()])).size;
  if (files < 500 || packages < 50) problems.push(`only ${files} files and ${packages} packages were read`);
  return { files, packages, problems: [...problems, ...inexact] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, packages, problems } = checkDependencies();
  for (const problem of problems) console.log(problem);
  console.log(`dependencies: ${files} files, ${packages} packages imported, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
