/** `npm run check [-- base]`: what a change touches, for working; `npm test` is what has to pass. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { helpWhenAsked } from '../help.mjs';
import { useHooks } from '../hooks/use-hooks.mjs';
import { held, runStep } from './steps.mjs';

helpWhenAsked(
  'Uso: npm run check [-- base]',
  '  Tipos, estilo, límites y las pruebas que toca lo que cambiaste (sin confirmar, o desde el commit «base»), y hasta',
  '  tres minutos de alteraciones a propósito de lo que decide en los contextos que tocaste.',
  '  npm test sigue siendo lo que debe pasar.',
);

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
useHooks(root);
const base = process.argv[2] ?? 'HEAD';

function output(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return stdout;
}
const lines = (text) => text.split('\n').filter((line) => line !== '');
const node = (file, ...args) => output(process.execPath, [path.join(root, 'node_modules', file), ...args]);

let failed = 0;
async function step(name, work) {
  if (!(await runStep(name, work))) failed += 1;
}

const changed = [
  ...new Set([
    ...lines(output('git', ['diff', '--name-only', '--diff-filter=d', base, '--'])),
    ...lines(output('git', ['ls-files', '--others', '--exclude-standard'])),
  ]),
];
console.log(`${changed.length} files changed since ${base}`);
// It grows old whether something changed or not.
await step('flaky tests', async () => held((await import('./flaky.mjs')).checkFlaky()));
if (changed.length > 0) {
  await step('types', () => void node('typescript/bin/tsc', '-b'));
  await step('lint', () => void node('oxlint/bin/oxlint', '--quiet'));
  await step('format', () => void node('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed));
  for (const [file, check] of [
    ['styles', 'checkStyles'],
    ['sizes', 'checkSizes'],
    ['casts', 'checkCasts'],
    ['names', 'checkNames'],
    ['commits', 'checkCommits'],
    ['dependencies', 'checkDependencies'],
  ])
    await step(file, async () => void held((await import(`./${file}.mjs`))[check]()));
  let imports = new Map();
  await step('boundaries', async () => {
    const { checkBoundaries } = await import('./boundaries.mjs');
    const found = await checkBoundaries();
    imports = found.graph;
    void held(found);
  });
  const { testsFor } = await import('../dist/laboratory/checks/touched.js');
  const tests = testsFor(changed, imports);
  console.log(`${tests.length} suites concern them`);
  if (tests.length > 0) {
    const { runJest } = await import('./jest.mjs');
    if (runJest(['--forceExit', '--runTestsByPath', ...tests]) !== 0) failed += 1;
  }
  const { contextsOf } = await import('./mutants/contexts.mjs');
  const contexts = contextsOf(changed);
  if (contexts.length > 0)
    await step(`mutants of ${contexts.join(', ')}`, async () =>
      held(await (await import('./mutants/check-mutants.mjs')).checkMutants(changed, contexts)),
    );
}
console.log(failed === 0 ? 'All that this change touches holds.' : `${failed} did not hold.`);
process.exit(failed === 0 ? 0 : 1);
