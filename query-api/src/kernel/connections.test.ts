import { filesWith, sourceFiles, TESTS } from '@power/infra/laboratory/testing/source-files';

const OPS = 'tables of the machinery itself (schema ops), its own by the person or for Administrador alone';
const PIVOT = 'sums over a grid: scope and cost fields are those of its row';
const NOTICES = 'notices of the person that asks: one condition shared with the statement that sends pushes';

/**
 * Which queries ask PostgreSQL themselves, and why. Whatever else reads, reads through `rows` or a grid of its
 * declaration, and both know the row scope (requirements §0.1.4): nobody has to remember it.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  'query-api/src/notifications/all-notices.ts': NOTICES,
  'query-api/src/notifications/seen-notices.ts': NOTICES,
  'query-api/src/notifications/unread-notices.ts': NOTICES,
  'query-api/src/notifications/sending-result.ts':
    'whether the recipients of a page, read in scope, have read their notices: the same condition',
  'query-api/src/privacy/person-traces.ts':
    'what is erased of a person beside the log, counted before: mails, drafts and spreadsheets lie in ops',
  'query-api/src/quotations/quotation-draft.ts': OPS,
  'query-api/src/reports/download-export.ts': OPS,
  'query-api/src/reports/handle-pivot.shared.ts': PIVOT,
  'query-api/src/reports/job-status.ts': OPS,
  'query-api/src/settings/dollar-now.ts': 'the dollar of the day, the same for everybody',
  'query-api/src/settings/front-access.ts': 'the gate of a maintenance, asked before anybody signs in',
  'query-api/src/settings/sent-mails.ts': 'which mails the person may read: the outbox is ops',
  'query-api/src/system/system-status.ts': OPS,
};

test('queries that hold a connection are those that were reviewed', () => {
  const sources = new Map([...sourceFiles(['query-api/src'])].filter(([name]) => !TESTS.test(name)));
  const handlers = filesWith(sources, /handleQuery\(/);
  expect(handlers.length).toBeGreaterThan(40);
  const holding = new Set(filesWith(sources, /\{[^}]*\bdb\b[^}]*\}\)?\s*=>|\bcontext\.db\b|\brunGrid\b/));
  expect(handlers.filter((file) => holding.has(file)).toSorted()).toEqual(Object.keys(REVIEWED).toSorted());
});
