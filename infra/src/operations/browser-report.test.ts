import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../platform/contract/root.ts';

const checks = pathToFileURL(path.join(root, 'infra/checks/browser-report.mjs')).href;

/** What the check says of a run whose tests ended like this, and prints. */
function readRun(statuses: readonly string[], errors: readonly object[] = [], duration = 10) {
  const count = (status: string) => statuses.filter((one) => one === status).length;
  const stats = { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky') };
  const specs = statuses.map((status, n) => ({
    title: `test ${n}`,
    tests: [{ projectName: 'desk', status, annotations: [], results: [{ duration }] }],
  }));
  const report = { stats, errors, suites: [{ file: 'a.spec.mjs', suites: [{ specs }] }] };
  const script = `const { printRetried, readReport } = await import(${JSON.stringify(checks)});
    const run = readReport(${JSON.stringify(report)});
    printRetried(run.retried);
    console.log(JSON.stringify(run));`;
  const lines = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return { ...JSON.parse(lines.pop()!), printed: lines };
}

test('a test that passes on its second try is passed, printed and counted', () => {
  const { printed, ...run } = readRun(['expected', 'flaky', 'expected']);
  expect(run).toEqual({ passed: 3, failed: 0, retried: ['test 1 (desk)'], notRun: [] });
  expect(printed.slice(-2)).toEqual(['1 passed on the second try:', '  test 1 (desk)']);
});

test('a test that fails twice fails the run, beside one that passed on its second try', () => {
  expect(readRun(['unexpected', 'flaky'])).toMatchObject({ passed: 1, failed: 1, retried: ['test 1 (desk)'] });
});

test('an error outside of all tests fails the run, also beside one that passed on its second try', () => {
  expect(readRun(['expected', 'flaky'], [{}])).toMatchObject({ passed: 2, failed: 1 });
});

test('a spec over three minutes fails the run, and what was left out is named', () => {
  const { printed, ...run } = readRun(['expected', 'skipped'], [], 100_000);
  expect(run).toMatchObject({ passed: 1, failed: 1, notRun: ['test 1 (desk): left out'] });
  expect(printed[1]).toContain('a.spec.mjs');
});
