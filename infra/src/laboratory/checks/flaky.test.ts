import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Entry {
  readonly test: string;
  readonly date: string;
}
const file = path.resolve(import.meta.dirname, '../../../checks/flaky.mjs');
const { judgeFlaky } = (await import(pathToFileURL(file).href)) as {
  judgeFlaky: (
    entries: readonly Entry[],
    today: string,
  ) => { readonly known: number; readonly problems: readonly string[]; readonly warnings: readonly string[] };
};

const entry = (test: string, date: string): Entry => ({ test, date });

test('a test that is there twice within ten days → no problem, no warning', () => {
  const entries = [entry('a (desk)', '2026-11-20'), entry('a (desk)', '2026-11-28')];
  expect(judgeFlaky(entries, '2026-11-29')).toEqual({ known: 1, problems: [], warnings: [] });
});

test('rejects a test that is there three times', () => {
  const entries = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => entry('a (desk)', date));
  const { problems } = judgeFlaky([...entries, entry('b (phone)', '2026-11-22')], '2026-11-23');
  expect(problems).toEqual([expect.stringContaining('«a (desk)» passed on its second try 3 times')]);
});

test('entry of eleven days → a warning that names its day', () => {
  const { problems, warnings } = judgeFlaky([entry('a (desk)', '2026-11-18')], '2026-11-29');
  expect(problems).toEqual([]);
  expect(warnings).toEqual(['«a (desk)» has been in flaky.json since 2026-11-18']);
});
