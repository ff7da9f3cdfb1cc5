import { tellLongest } from './longest.mjs';

const everyTest = function* (suites = []) {
  for (const suite of suites) {
    for (const { title, tests } of suite.specs ?? []) for (const test of tests) yield { title, ...test };
    yield* everyTest(suite.suites);
  }
};

/**
 * Reads Playwright's JSON report. Returns `{ passed, failed, retried, notRun }`: `retried` names the tests that passed on their
 * second try, which count as passed; `notRun` names each test that was left out, with its reason. A spec that takes three
 * times its minute fails.
 */
export function readReport({ stats, suites, errors }) {
  const tests = [...everyTest(suites)];
  const retried = tests
    .filter(({ status }) => status === 'flaky')
    .map(({ title, projectName }) => `${title} (${projectName})`);
  const notRun = tests
    .filter(({ status }) => status === 'skipped')
    .map(
      ({ title, projectName, annotations }) =>
        `${title} (${projectName}): ${annotations[0]?.description ?? 'left out'}`,
    );
  const tooLong = tellLongest(
    'specs',
    suites.map(({ file, ...suite }) => [
      file,
      [...everyTest([suite])].flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    ]),
  );
  const failed = stats.unexpected || errors.length;
  return { passed: stats.expected + stats.flaky, failed: failed + tooLong, retried, notRun };
}

/** Prints how many tests passed on their second try, and which. */
export function printRetried(retried) {
  if (!retried.length) return;
  console.log(`${retried.length} passed on the second try:`);
  for (const test of retried) console.log(`  ${test}`);
}
