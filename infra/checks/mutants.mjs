/** `npm run mutants -- <context>`: what decides is changed on purpose, piece by piece; some test of the context has to notice. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { helpWhenAsked } from '../help.mjs';

helpWhenAsked(
  'Uso: npm run mutants -- [contexto…]',
  '  Altera a propósito lo que decide en domain/src/<contexto> y dice qué alteración no nota ninguna prueba.',
  '  Sin contexto: todos. Solo repite lo que cambió desde la vez anterior; el informe queda en coverage/mutants.',
);

const root = path.resolve(import.meta.dirname, '../..');
const known = readdirSync(path.join(root, 'domain/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const named = process.argv.slice(2);
/** Of each context, at least so many mutants of a hundred are found out. */
const LEAST = 85;

if (named.some((context) => !known.includes(context))) {
  console.error(`Contextos: ${known.join(', ')}.`);
  process.exit(1);
}

const contexts = named.length > 0 ? named : known;
const folder = `coverage/mutants/${named.join('+') || 'all'}`;
process.chdir(root);
const stryker = new Stryker({
  mutate: [
    ...contexts.map((context) => `domain/src/${context}/**/*.ts`),
    // Words, declarations and what tests are made of: nothing there decides.
    '!**/*.test.ts',
    '!**/*.testing.ts',
    '!**/contract.ts',
    '!**/events.ts',
  ],
  testRunner: 'in-process',
  plugins: ['@stryker-mutator/core', path.join(import.meta.dirname, 'mutants/runner.mjs')],
  // The catalogue's own test looks through source files, not at what they do.
  power: { tests: '^(?!aggregates)' },
  // TypeScript 7 has no API with which Stryker could read a configuration.
  tsconfigFile: 'none.json',
  checkers: [],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  ignorePatterns: ['**', '!domain/**', 'domain/dist/**', '!tsconfig.base.json', '!package.json', '!infra/checks/**'],
  concurrency: 1,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  tempDirName: `${folder}/.work`,
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowEmojis: false, skipFull: true },
  htmlReporter: { fileName: `${folder}/report.html` },
  jsonReporter: { fileName: `${folder}/report.json` },
  thresholds: { high: 95, low: LEAST, break: null },
  allowConsoleColors: process.stdout.isTTY === true,
  warnings: { unknownOptions: false },
});
await stryker.runMutationTest();
if (!existsSync(`${folder}/report.json`)) throw new Error('Stryker left no report');
const { files } = JSON.parse(readFileSync(`${folder}/report.json`, 'utf8'));

const FOUND_OUT = ['Killed', 'Timeout'];
/** How many mutants of a context ended so. */
const ended = (context, statuses) =>
  Object.entries(files)
    .filter(([name]) => name.startsWith(`domain/src/${context}/`))
    .flatMap(([, { mutants }]) => mutants)
    .filter(({ status }) => statuses.includes(status)).length;
const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

console.log('| context | pieces | found out | of what is reached |\n|---|---|---|---|');
for (const context of contexts) {
  const found = ended(context, FOUND_OUT);
  const reached = found + ended(context, ['Survived']);
  const all = reached + ended(context, ['NoCoverage']);
  console.log(`| ${context} | ${all} | ${percent(found, all)} | ${percent(found, reached)} |`);
  if (found < (all * LEAST) / 100) process.exitCode = 1;
}
