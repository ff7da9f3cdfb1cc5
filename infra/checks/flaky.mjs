import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'flaky.json');
/** So often a test may pass on its second try before it has to be mended. */
const MOST = 2;
const OLD_DAYS = 10;
const DAY_MS = 86_400_000;

/** What is wrong with the form of an entry: without a day that is read as one, it would never grow old. */
const faultOf = ({ test, date }) =>
  typeof test === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
    ? []
    : [`flaky.json: ${JSON.stringify({ test, date })} is not { "test": "…", "date": "2026-11-29" }`];

/**
 * Judges the tests that are known to have passed on their second try: `{ test, date }` (ISO day), entered by hand from the
 * summary of a run. Returns `{ known, problems, warnings }`: a test that is there three times is a problem, as is an entry
 * of another form; an entry of more than ten days is a warning.
 */
export function judgeFlaky(entries, today) {
  const counts = new Map();
  for (const { test } of entries) counts.set(test, (counts.get(test) ?? 0) + 1);
  const problems = [
    ...entries.flatMap(faultOf),
    ...[...counts]
      .filter(([, count]) => count > MOST)
      .map(
        ([test, count]) => `«${test}» passed on its second try ${count} times: mend it, and take it out of flaky.json`,
      ),
  ];
  const warnings = entries
    .filter(({ date }) => Date.parse(today) - Date.parse(date) > OLD_DAYS * DAY_MS)
    .map(({ test, date }) => `«${test}» has been in flaky.json since ${date}`);
  return { known: counts.size, problems, warnings };
}

/** The same of infra/checks/flaky.json, today; says each warning as a line of its own. */
export function checkFlaky(
  say = console.log,
  entries = JSON.parse(readFileSync(file, 'utf8')),
  today = new Date().toISOString().slice(0, 10),
) {
  const judgement = judgeFlaky(entries, today);
  for (const warning of judgement.warnings) say(`! ${warning}`);
  return judgement;
}
