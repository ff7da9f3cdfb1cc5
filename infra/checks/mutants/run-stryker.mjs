import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { decidingCode } from './contexts.mjs';
import { figuresOf } from './figures.mjs';

/** What was not tried for want of time is tried the next time: Stryker would take it for a result. */
function forgetUntried(incrementalFile) {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'RuntimeError');
  writeFileSync(incrementalFile, JSON.stringify(report));
}

/**
 * Mutates what decides in these contexts and runs the tests of the domain that reach it; results of before are used where
 * nothing changed. `until`: epoch milliseconds after which no further mutant is tried. Returns the figures of each context
 * (figures.mjs) and `folder`, where the report is. Works in the current directory, which is the root.
 */
export async function runStryker(contexts, { name = contexts.join('+'), until = Infinity, quiet = false } = {}) {
  const folder = `coverage/mutants/${name}`;
  const incrementalFile = `${folder}/incremental.json`;
  const reportFile = `${folder}/report.json`;
  rmSync(reportFile, { force: true });
  const stryker = new Stryker({
    mutate: decidingCode(contexts),
    testRunner: 'in-process',
    plugins: ['@stryker-mutator/core', path.join(import.meta.dirname, 'runner.mjs')],
    // The catalogue's own test looks through source files, not at what they do. JSON knows no infinity.
    power: { tests: '^(?!aggregates)', ...(Number.isFinite(until) && { until }) },
    // TypeScript 7 has no API with which Stryker could read a configuration.
    tsconfigFile: 'none.json',
    checkers: [],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorePatterns: ['**', '!domain/**', 'domain/dist/**', '!tsconfig.base.json', '!package.json', '!infra/checks/**'],
    concurrency: 1,
    timeoutMS: 10_000,
    incremental: true,
    incrementalFile,
    tempDirName: `${folder}/.work`,
    reporters: [...(quiet ? [] : ['progress', 'clear-text']), 'html', 'json'],
    clearTextReporter: { reportTests: false, allowEmojis: false, skipFull: true },
    htmlReporter: { fileName: `${folder}/report.html` },
    jsonReporter: { fileName: reportFile },
    ...(quiet && { logLevel: 'error' }),
    thresholds: { high: 95, low: 85, break: null },
    allowConsoleColors: process.stdout.isTTY === true,
    warnings: { unknownOptions: false },
  });
  await stryker.runMutationTest();
  forgetUntried(incrementalFile);
  if (!existsSync(reportFile)) throw new Error('Stryker left no report');
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return { figures: contexts.map((context) => figuresOf(files, context)), files, folder };
}
