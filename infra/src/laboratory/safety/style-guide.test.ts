import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Components of the kit that the page does not show by themselves, and where they are seen. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'a whole list, which asks the server for its rows':
    'ListPage ListToolbar ListTabs Grid GridPlace KeepGrids KeptGrids Keeping Still FloatingFilter FilterSheet RowMenu MoreMenu ViewItem SavedViews ViewsMenu Comparison ComparedRows',
  'opened by a button of the page': 'ToastHost PromptHost PromptForm MomentMenu',
  'part of another component':
    'TypedField ChoiceField MeanwhileChanges StateIcon StatusDot HistoryPages DateCalendar FormFoot SheetFrame ChartLegend Tip SeriesName Arrives',
  'a field that the page shows, bound to a form': 'NumberControl DateControl',
  'the heading and the whole of a page': 'PageHeader PageSkeleton Failure ErrorBoundary NotNow',
};

const client = path.resolve(import.meta.dirname, '../../../../frontend/src');
const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
const exported = sources(path.join(client, 'ui')).flatMap((text) =>
  [...text.matchAll(/^export (?:const|function|class) ([A-Z][a-z]\w*)/gm)].map(([, name]) => name!),
);

test('every component of the kit is shown in /sistema/estilo, or is named with where it is seen', () => {
  const guide = sources(path.join(client, 'style-guide')).join('\n');
  const elsewhere = Object.values(ELSEWHERE).flatMap((names) => names.split(' '));
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter((name) => !guide.includes(`<${name}`) && !elsewhere.includes(name))).toEqual([]);
  // What is gone, or is shown by now, needs no excuse.
  expect(elsewhere.filter((name) => !exported.includes(name) || guide.includes(`<${name} `))).toEqual([]);
});
