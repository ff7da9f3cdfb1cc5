import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Figures {
  readonly context: string;
  readonly mutants: number;
  readonly killed: number;
  readonly reached: number;
  readonly untried: number;
}
type Files = Readonly<Record<string, { readonly mutants: readonly object[] }>>;

const root = path.resolve(import.meta.dirname, '../../../..');
const load = (name: string): Promise<unknown> =>
  import(pathToFileURL(path.join(root, 'infra/checks/mutants', name)).href);
const { figuresOf, documentWith } = (await load('figures.mjs')) as {
  figuresOf: (files: Files, context: string) => Figures;
  documentWith: (text: string, contexts: readonly string[], figures: readonly Figures[], day: string) => string;
};
const { contextsOf } = (await load('contexts.mjs')) as { contextsOf: (files: readonly string[]) => string[] };
const { judgeMutants } = (await load('check-mutants.mjs')) as {
  judgeMutants: (
    run: { figures: readonly Figures[]; files: Files; folder: string },
    changed: readonly string[],
    document: string,
  ) => Readonly<Record<string, number>> & { readonly problems: readonly string[] };
};

const mutant = (status: string, line = 1): object => ({
  status,
  replacement: 'false',
  location: { start: { line, column: 1 } },
});
const files: Files = {
  'domain/src/orders/credit.ts': { mutants: ['Killed', 'Timeout', 'Survived'].map((status) => mutant(status, 7)) },
  'domain/src/orders/state.ts': { mutants: ['NoCoverage', 'RuntimeError', 'Ignored'].map((status) => mutant(status)) },
  'domain/src/pricing/price.ts': { mutants: [mutant('Killed')] },
};

test('report of Stryker → figures of a context: what time did not reach counts neither for nor against it', () => {
  expect(figuresOf(files, 'orders')).toEqual({ context: 'orders', mutants: 4, killed: 2, reached: 3, untried: 1 });
  expect(figuresOf(files, 'pricing')).toEqual({ context: 'pricing', mutants: 1, killed: 1, reached: 1, untried: 0 });
});

test('changed files → the contexts whose code or tests are among them', () => {
  expect(
    contextsOf([
      'domain/src/pricing/price.test.ts',
      'domain/src/orders/views/order-row.ts',
      'domain/src/orders/credit.ts',
      'domain/src/contract.ts',
      'query-api/src/orders/order-grid.ts',
      'docs/guia-de-usuario.md',
    ]),
  ).toEqual(['orders', 'pricing']);
});

const CHANGED = ['domain/src/orders/credit.ts'];
const judge = (figures: readonly Figures[], document: string) =>
  judgeMutants({ figures, files, folder: 'coverage/mutants/check' }, CHANGED, document);
const row = (context: string, percent: string): string => `| ${context} | 4 | ${percent} % | – | 2026-11-28 |\n`;
const of = (killed: number, untried = 0): Figures[] => [
  { context: 'orders', mutants: 100, killed, reached: 100, untried },
];

test('rejects a context of which fewer than 85 % are killed, and names what is alive in the changed files', () => {
  const figures = ['orders', 'pricing'].map((context) => figuresOf(files, context));
  const judgement = judge(
    [{ ...figures[0]!, untried: 0 }, figures[1]!],
    row('orders', '90.0') + row('pricing', '90.0'),
  );
  expect(judgement).toMatchObject({ mutants: 5, killed: 3, 'alive in changed files': 1 });
  expect(judgement.problems).toEqual([
    'orders: tests kill 2 of 4 mutants, under 85 % (coverage/mutants/check/report.html)',
    'domain/src/orders/credit.ts:7 → false',
  ]);
});

test('context below the goal before the change → held to its own figure', () => {
  expect(judge(of(70), row('orders', '70.5')).problems).toEqual([]);
  expect(judge(of(69), row('orders', '70.5')).problems[0]).toContain('under 69.5 %');
});

test('85 of 100 killed → no problem, whatever was recorded', () => {
  expect(judge(of(85), row('orders', '99.0')).problems).toEqual([]);
});

test('context that time did not reach wholly → not judged, but counted', () => {
  expect(judge(of(10, 7), row('orders', '99.0'))).toMatchObject({ problems: [], 'left for want of time': 7 });
});

test('table of docs/MUTANTS.md → a measured context has its new row, the others keep theirs, none is left out', () => {
  const text = 'Words.\n\n| context | mutants |\n|---|---|\n| gone | 1 | 1 |\n| pricing | 12 | old |\n';
  const figures = [{ context: 'orders', mutants: 4, killed: 2, reached: 3, untried: 0 }];
  expect(documentWith(text, ['orders', 'pricing', 'shop'], figures, '2026-11-29')).toBe(
    `Words.

| context | mutants | killed | of those reached | measured |
|---|---|---|---|---|
| orders | 4 | 50.0 % | 66.7 % | 2026-11-29 |
| pricing | 12 | old |
| shop | – | – | – | never |
`,
  );
});

test('context that was not tried wholly → keeps its row', () => {
  const text = '| context |\n|---|\n| orders | 9 | 88.0 % | 90.0 % | 2026-11-01 |\n';
  const figures = [{ context: 'orders', mutants: 4, killed: 2, reached: 3, untried: 5 }];
  expect(documentWith(text, ['orders'], figures, '2026-11-29')).toContain('| orders | 9 | 88.0 % |');
});

test('docs/MUTANTS.md has a row for every context of the domain, and for nothing else', () => {
  const document = readFileSync(path.join(root, 'docs/MUTANTS.md'), 'utf8');
  const contexts = readdirSync(path.join(root, 'domain/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const rows = [...document.matchAll(/^\| ([a-z-]+) \|.*\| (?:\d{4}-\d\d-\d\d|never) \|$/gm)].map(([, name]) => name);
  expect(rows).toEqual(contexts.toSorted());
});
