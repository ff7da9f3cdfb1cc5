import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = path.resolve(import.meta.dirname, '../../../hooks/subject.mjs');
const { subjectProblem } = (await import(pathToFileURL(file).href)) as {
  subjectProblem: (subject: string) => string | undefined;
};

test.each([
  'feat(orders): convert a reservation once',
  'fix(event-store): retry a read whose client was replaced',
  'docs: list the words of the code',
  'refactor(infra/platform)!: rename the batch loader',
  'Merge branch main',
])('accepts «%s»', (subject) => {
  expect(subjectProblem(subject)).toBeUndefined();
});

test.each([
  ['An order of a reservation is a whole one', /is not of the form/],
  ['fix(Orders): convert', /is not of the form/],
  ['fix(orders) convert a reservation', /is not of the form/],
  ['fix(orders): ', /is not of the form/],
  [`fix(orders): ${'a'.repeat(60)}`, /has 73 characters/],
])('rejects «%s»', (subject, problem) => {
  expect(subjectProblem(subject)).toMatch(problem);
});
