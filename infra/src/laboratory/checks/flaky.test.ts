import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Entry {
  readonly test: string;
  readonly date: string;
}
const file = path.resolve(import.meta.dirname, '../../../checks/flaky.mjs');
interface Judgement {
  readonly known: number;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}
const { judgeFlaky, checkFlaky } = (await import(pathToFileURL(file).href)) as {
  judgeFlaky: (entries: readonly Entry[], today: string) => Judgement;
  checkFlaky: (say: (line: string) => void, entries?: readonly Entry[], today?: string) => Judgement;
};
const { held } = (await import(pathToFileURL(path.resolve(file, '../steps.mjs')).href)) as {
  held: (judgement: object) => string;
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

test('entry of exactly ten days → no warning yet', () => {
  expect(judgeFlaky([entry('a (desk)', '2026-11-19')], '2026-11-29').warnings).toEqual([]);
});

test('rejects an entry whose date is no day: it would never grow old', () => {
  const { problems, warnings } = judgeFlaky([entry('a (desk)', 'ayer'), entry('b', '2026-11-40')], '2026-11-29');
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('"date":"ayer"');
  expect(warnings).toEqual([]);
});

test('check of an old entry → prints it and holds; of a test that is there three times → does not hold', () => {
  const lines: string[] = [];
  const say = (line: string): number => lines.push(line);
  expect(held(checkFlaky(say, [entry('a (desk)', '2026-11-01')], '2026-11-29'))).toBe('known 1');
  expect(lines).toEqual(['! «a (desk)» has been in flaky.json since 2026-11-01']);
  const three = Array.from({ length: 3 }, () => entry('a (desk)', '2026-11-28'));
  expect(() => held(checkFlaky(say, three, '2026-11-29'))).toThrow(/«a \(desk\)» passed on its second try 3 times/);
});
