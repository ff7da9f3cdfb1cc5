import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const seconds = { steps: {}, suites: {}, specs: {} };

/** Notes how long a step, a suite or a spec took; `kind` is `steps`, `suites` or `specs`. */
export const recordTime = (kind, name, ms) => {
  seconds[kind][name] = Math.round(ms / 100) / 10;
};

/** Writes what was noted to `coverage/<name>`, in seconds, the longest first. */
export function writeTimes(root, name = 'times.json') {
  const folder = path.join(root, 'coverage');
  mkdirSync(folder, { recursive: true });
  const sorted = Object.entries(seconds).map(([kind, times]) => [
    kind,
    Object.fromEntries(Object.entries(times).toSorted(([, a], [, b]) => b - a)),
  ]);
  writeFileSync(path.join(folder, name), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
