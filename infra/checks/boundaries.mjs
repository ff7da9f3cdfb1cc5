/** Holds the folders to the rules of .dependency-cruiser.cjs. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['domain/src', 'infra/src', 'command-api/src', 'projector/src', 'query-api/src', 'frontend/src'];

const onlyTypes = (node) =>
  (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') &&
  (node.typeOnly || (node.specifiers.length > 0 && node.specifiers.every((specifier) => specifier.isTypeOnly)));

// dependency-cruiser asks swc for TypeScript without JSX, whatever the file is called, and does not tell
// imports of types from others: what the browser loads are only those that exist when it runs.
const parseFile = swc.parseFileSync.bind(swc);
let leaveOutTypes = false;
swc.parseFileSync = (file, options) => {
  const tree = parseFile(file, { ...options, tsx: file.endsWith('.tsx') });
  if (leaveOutTypes) tree.body = tree.body.filter((node) => !onlyTypes(node));
  return tree;
};

async function read(options, forbidden, withoutTypes) {
  leaveOutTypes = withoutTypes;
  const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
  const modules = output.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  const imports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const violations = output.summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`,
  );
  return { modules, imports, violations };
}

/** Returns `{ modules, imports, graph, problems }`, `graph` by file what it imports; a reader that saw nothing is itself a problem (TypeScript 7 has no API to read with). */
export async function checkBoundaries() {
  process.chdir(root);
  const { forbidden, options } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'));
  // It speaks of what the browser loads; all others, circles of imports included, count types as well.
  const ofRunning = ({ name }) => name === 'client-declares';
  const all = await read(
    options,
    forbidden.filter((rule) => !ofRunning(rule)),
    false,
  );
  const running = await read(options, forbidden.filter(ofRunning), true);
  const empty = folders.filter((folder) => !all.modules.some(({ source }) => source.startsWith(`${folder}/`)));
  const problems = [...all.violations, ...running.violations];
  const across = all.modules.some(
    ({ source, dependencies }) =>
      source.startsWith('query-api/') && dependencies.some(({ resolved }) => resolved.startsWith('domain/src/')),
  );
  if (!across) problems.push('no import between workspaces leads to its source: their boundaries are not read');
  if (empty.length) problems.push(`no module was read in ${empty.join(', ')}`);
  if (all.imports < all.modules.length)
    problems.push(`only ${all.imports} imports were seen in ${all.modules.length} modules: the parser does not work`);
  if (running.imports >= all.imports || running.imports === 0)
    problems.push(`${running.imports} imports without types, ${all.imports} with them: types are not told apart`);
  const graph = new Map(
    all.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  return { modules: all.modules.length, imports: all.imports, graph, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, imports, problems } = await checkBoundaries();
  for (const problem of problems) console.log(problem);
  console.log(`boundaries: ${modules} modules, ${imports} imports, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
