import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve(import.meta.dirname, '../../../../frontend/src');
const ui = path.join(client, 'ui');
const guide = path.join(client, 'style-guide');
const here = readdirSync(guide)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(path.join(guide, name), 'utf8'))
  .join('\n');

/** Components that are not shown by themselves, and where they are seen. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'clock/moment-button': 'a button of a comparison, which opens the menu below',
  'clock/moment-menu': 'in the toolbar of every list',
  'dialogs/detail-dialog': 'a whole sheet: it covers the page',
  'dialogs/give-link': 'a question of Avisos y preguntas with a link in it',
  'dialogs/history-drawer': 'a whole drawer: it covers the page',
  'dialogs/history-pages': 'inside the drawer',
  'dialogs/lazy-prompt-host': 'brings prompts',
  'dialogs/prompt-form': 'opened by the questions of Avisos y preguntas',
  'dialogs/prompt-host': 'opened by the questions of Avisos y preguntas',
  'error-boundary': 'an EmptyState in place of a screen',
  'feedback/toast-host': 'opened by Avisos y preguntas',
  'format/elapsed-time': 'a text that changes by the second',
  'format/when': 'a text that depends on today',
  'forms/controlled': 'DateField and NumberInput, bound to a form',
  'forms/date-calendar': 'opened by DateField',
  'forms/form-dialog': 'a whole dialog',
  'forms/form-messages': 'in a dialog, after it was sent',
  'forms/stale-alert': 'in a dialog, after it was sent',
  pages: 'below long histories and comparisons: two buttons',
  part: 'loads what others show',
  'page-skeleton': 'made of Skeleton',
  'side-actions': 'in the header of Lista de Precios',
  'state-icon': 'in StateChip',
};

test('every component that screens share is shown, or it is said where it is seen', () => {
  const shared = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.startsWith('list/'))
    .map((name) => name.replace('.tsx', ''));
  const shown = (name: string) => here.includes(`ui/${name}.tsx'`);
  expect(shared.filter((name) => !shown(name) && !(name in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((name) => !shared.includes(name) || shown(name))).toEqual([]);
});
