/** `npm run mutants -- <context>`: what decides is changed on purpose, piece by piece; some test of the context has to notice. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { helpWhenAsked } from '../help.mjs';

helpWhenAsked(
  'Uso: npm run mutants -- <contexto>',
  '  Altera a propósito lo que decide en domain/src/<contexto> y dice qué alteración no nota ninguna prueba.',
  '  Solo repite lo que cambió desde la vez anterior; el informe queda en coverage/mutants/<contexto>.',
);

const root = path.resolve(import.meta.dirname, '../..');
const context = process.argv[2] ?? '';
const contexts = readdirSync(path.join(root, 'domain/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Of each context, at least so many mutants of a hundred are found out. */
const LEAST = 85;

if (!contexts.includes(context)) {
  console.error(`Contextos: ${contexts.join(', ')}.`);
  process.exit(1);
}

const folder = `coverage/mutants/${context}`;
process.chdir(root);
const stryker = new Stryker({
  mutate: [
    `domain/src/${context}/**/*.ts`,
    // Words, declarations and what tests are made of: nothing there decides.
    '!**/*.test.ts',
    '!**/*.testing.ts',
    '!**/contract.ts',
    '!**/events.ts',
    '!**/views/**',
  ],
  testRunner: 'in-process',
  plugins: ['@stryker-mutator/core', path.join(import.meta.dirname, 'mutants/runner.mjs')],
  // The catalogue's own test looks through source files, not at what they do.
  power: { tests: '^(?!aggregates)' },
  buildCommand: `node ${path.join(root, 'node_modules/typescript/bin/tsc')} -b domain`,
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
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowEmojis: false, skipFull: true },
  htmlReporter: { fileName: `${folder}/report.html` },
  jsonReporter: { fileName: `${folder}/report.json` },
  thresholds: { high: 95, low: LEAST, break: LEAST },
  allowConsoleColors: process.stdout.isTTY === true,
  warnings: { unknownOptions: false },
});
await stryker.runMutationTest();
if (!existsSync(`${folder}/report.json`)) throw new Error('Stryker left no report');
const { files } = JSON.parse(readFileSync(`${folder}/report.json`, 'utf8'));
const count = {};
for (const { mutants } of Object.values(files))
  for (const { status } of mutants) count[status] = (count[status] ?? 0) + 1;
console.log(context, JSON.stringify(count));
