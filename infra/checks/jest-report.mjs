import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runJest } from './jest.mjs';
import { tellLongest } from './longest.mjs';

/**
 * Runs jest and reads its report. Returns `{ passed, failed, notRun, tooLong }`: counts, names of the tests that were left
 * out, and how many suites took so long that a run of `npm test` fails. Records the time of each suite.
 */
export function runJestSuites(root, args) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'power-report-'));
  const file = path.join(folder, 'jest.json');
  const code = runJest(['--json', `--outputFile=${file}`, '--forceExit', ...args]);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const broken = report.testResults.filter(
      (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
    );
    const failed = report.numFailedTests + broken.length;
    const tooLong = tellLongest(
      'suites',
      report.testResults.map(({ name, startTime, endTime }) => [path.relative(root, name), endTime - startTime]),
    );
    const notRun = report.testResults
      .flatMap((suite) => suite.assertionResults)
      .filter((test) => test.status === 'pending' || test.status === 'todo')
      .map((test) => test.fullName);
    return { passed: report.numPassedTests, failed: failed || (code ? 1 : 0), notRun, tooLong };
  } catch {
    console.log('✕ jest ended without a report');
    return { passed: 0, failed: 1, notRun: [], tooLong: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
