import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'flaky.json');
/** So often a test may pass on its second try before it has to be mended. */
const MOST = 2;
const OLD_DAYS = 10;
const DAY_MS = 86_400_000;

/**
 * Judges the tests that are known to have passed on their second try: `{ test, date }` (ISO day), entered by hand from the
 * summary of a run. Returns `{ known, problems, warnings }`: a test that is there three times is a problem, an entry of
 * more than ten days a warning.
 */
export function judgeFlaky(entries, today) {
  const counts = new Map();
  for (const { test } of entries) counts.set(test, (counts.get(test) ?? 0) + 1);
  const problems = [...counts]
    .filter(([, count]) => count > MOST)
    .map(
      ([test, count]) => `«${test}» passed on its second try ${count} times: mend it, and take it out of flaky.json`,
    );
  const warnings = entries
    .filter(({ date }) => Date.parse(today) - Date.parse(date) > OLD_DAYS * DAY_MS)
    .map(({ test, date }) => `«${test}» has been in flaky.json since ${date}`);
  return { known: counts.size, problems, warnings };
}

/** The same of infra/checks/flaky.json, today. */
export const checkFlaky = () =>
  judgeFlaky(JSON.parse(readFileSync(file, 'utf8')), new Date().toISOString().slice(0, 10));
