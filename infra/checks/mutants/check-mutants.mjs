import { readFileSync } from 'node:fs';
import { isEnough, leastOf } from './figures.mjs';

/** Milliseconds for all contexts of a change; three minutes with what begins and ends such a run. */
const BUDGET_MS = 165_000;
const MOST_SURVIVORS = 10;

/** Mutants in these files that no test kills, a line each: place and what stood there instead. */
export function survivorsIn(changed, files) {
  return changed
    .flatMap((name) => (files[name]?.mutants ?? []).map((mutant) => ({ name, ...mutant })))
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ name, location, replacement }) => `${name}:${location.start.line} → ${replacement}`);
}

/**
 * A judgement of a run over the contexts of a change, as `held` (steps.mjs) reads it; `document` is the text of
 * docs/MUTANTS.md. A context of which not all was tried is not judged.
 */
export function judgeMutants({ figures, files, folder }, changed, document) {
  const sum = (field) => figures.reduce((total, figure) => total + figure[field], 0);
  const survivors = survivorsIn(changed, files);
  const problems = figures
    .map((figure) => ({ ...figure, least: leastOf(document, figure.context) }))
    .filter((figure) => figure.untried === 0 && !isEnough(figure, figure.least))
    .map(
      ({ context, mutants, killed, least }) =>
        `${context}: tests kill ${killed} of ${mutants} mutants, under ${least} % (${folder}/report.html)`,
    );
  if (problems.length) problems.push(...survivors.slice(0, MOST_SURVIVORS));
  return {
    mutants: sum('mutants'),
    killed: sum('killed'),
    'alive in changed files': survivors.length,
    'left for want of time': sum('untried'),
    problems,
  };
}

/** Mutates the deciding code of these contexts, which a change of these files touches, within the budget. */
export async function checkMutants(changed, contexts) {
  // Before the first import: Stryker alone takes a second to load.
  const until = Date.now() + BUDGET_MS;
  const { runStryker } = await import('./run-stryker.mjs');
  const run = await runStryker(contexts, { name: 'check', until, quiet: true });
  return judgeMutants(run, changed, readFileSync('docs/MUTANTS.md', 'utf8'));
}
