/** `npm test [-- pattern]`: everything that can be checked on this machine, one line of result at the end. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build.mjs';
import { installPackages } from '../install.mjs';
import { helpWhenAsked } from '../help.mjs';
import { held, runStep } from './steps.mjs';
import { recordTime, writeTimes } from './times.mjs';

helpWhenAsked(
  'Uso: npm test [-- patrón]',
  '  Instala, compila y ejecuta todas las verificaciones: tipos, estilo, límites, pruebas y navegador.',
  '  patrón   solo las pruebas cuyo archivo lo contiene',
);

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const pattern = process.argv[2];
const total = { passed: 0, failed: 0, notRun: [] };

function add({ passed = 0, failed = 0, notRun = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.notRun.push(...notRun);
}

async function step(name, work) {
  const holds = await runStep(name, work);
  add(holds ? { passed: 1 } : { failed: 1 });
  return holds;
}

/** Runs a part of many tests and records how long it took. */
async function timed(name, work) {
  const started = Date.now();
  await work();
  recordTime('steps', name, Date.now() - started);
}

function program(file, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return stdout.trim();
}

async function jest() {
  const { runJestSuites } = await import('./jest-report.mjs');
  const { tooLong, ...run } = runJestSuites(root, pattern ? ['--passWithNoTests', pattern] : []);
  add({ ...run, failed: run.failed + tooLong });
}

async function main() {
  if (!(await step('packages', () => installPackages(console.log)))) return;
  const built = await step('build and types', () => build(console.log));
  await step('lint', () => program('node_modules/oxlint/bin/oxlint', ['--quiet', '--format=unix']).split('\n')[0]);
  await step('format', () => void program('node_modules/oxfmt/bin/oxfmt', ['--check', '.']));
  await step('boundaries', async () => held(await (await import('./boundaries.mjs')).checkBoundaries()));
  await step('dependencies', async () => held((await import('./dependencies.mjs')).checkDependencies()));
  await step('client calls', () => void program('infra/dist/platform/contract/calls-cli.js', ['--check']));
  if (built) await step('declarations', async () => held((await import('./declarations.mjs')).checkDeclarations()));
  if (built) await step('first load', async () => held(await (await import('./first-load.mjs')).checkFirstLoad()));
  if (built) await step('openapi', async () => held(await (await import('./openapi/check.mjs')).checkOpenApi()));
  await step('styles', async () => held((await import('./styles.mjs')).checkStyles()));
  await step('casts', async () => held((await import('./casts.mjs')).checkCasts()));
  await step('names', async () => held((await import('./names.mjs')).checkNames()));
  await step('commits', async () => held((await import('./commits.mjs')).checkCommits()));
  await step('flaky tests', async () => held((await import('./flaky.mjs')).checkFlaky()));
  await step('sizes', async () => held((await import('./sizes.mjs')).checkSizes()));
  await timed('jest', jest);
  if (built) await timed('browser', async () => add(await (await import('./browser.mjs')).runBrowserTests(pattern)));
  else add({ notRun: ['browser tests: the build failed'] });
}

await main().catch((error) => {
  add({ failed: 1 });
  console.log(error.stack);
});
writeTimes(root);
for (const line of total.notRun) console.log(`Not run: ${line}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
