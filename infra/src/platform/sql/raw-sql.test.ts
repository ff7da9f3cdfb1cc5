import { filesWith, sourceFiles, TESTS } from '../../laboratory/testing/source-files.ts';

const OPS = 'tables of the machinery itself (schema ops), which no row declares';
const RUNTIME = 'the runtime of projections: tables by name, written at once, measured';
const GRID = 'the grid engine: statements are prepared and shaped per request, measured';
const LOG = 'the event log: append function and COPY, measured';

/**
 * Who asks PostgreSQL in plain SQL, and why: everything else is Kysely, so that a misspelt column does not compile (ADR 8).
 * A folder stands for what it holds.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  'infra/src/adapters/dollar/current-dollar.ts': 'asked before the first table exists, by pools of every service',
  'infra/src/adapters/event-store/': LOG,
  'infra/src/adapters/mail/': OPS,
  'infra/src/adapters/postgres/': 'what starts, checks and migrates a database, before any row exists',
  'infra/src/adapters/push/send-pushes.ts':
    'deliveries (ops) joined with four read models in one statement that inserts',
  'infra/src/adapters/queue/': OPS,
  'infra/src/platform/hooks/': 'deliveries to programs (ops), and the keys in force that they are for',
  'infra/src/operations/': 'command lines over ops and the log, which load no read model',
  'infra/src/platform/access/': OPS,
  'infra/src/platform/commands/command-keys.ts': OPS,
  'infra/src/platform/commands/completion.ts': OPS,
  'infra/src/platform/commands/numbers.ts': OPS,
  'infra/src/platform/commands/snapshot-table.ts': OPS,
  'infra/src/platform/drafts/drafts.ts': OPS,
  'infra/src/platform/event-store/server-watch/': OPS,
  'infra/src/platform/evidence/keep-heads.ts': 'an advisory lock: one process at a time makes heads in a folder',
  'infra/src/platform/export/export-of.ts': OPS,
  'infra/src/platform/grid/': GRID,
  'infra/src/platform/http/auth.ts': 'asked by every call before anything else: one prepared look by key',
  'infra/src/platform/http/positions.ts': OPS,
  'infra/src/platform/live/': OPS,
  'infra/src/platform/maintenance/gate.ts': 'asked twice a second by every service, also before the first table exists',
  'infra/src/platform/notifications/notices-of.ts':
    'one condition of what has been read, shared with the statement that sends pushes',
  'query-api/src/notifications/sending-result.ts': 'the same condition, and deliveries (ops) by notification',
  'infra/src/platform/privacy/': OPS,
  'infra/src/platform/projection/': RUNTIME,
  'infra/src/platform/reconcile/followed.ts': OPS,
  'infra/src/platform/sql/database.ts': 'what Kysely compiles to is handed over here',
  'query-api/src/main.ts': 'whether the database answers at all',
  'query-api/src/jobs-main.ts': 'whether the database answers at all',
  'query-api/src/purchasing/lead-times.ts':
    'days between order and arrival of every supplier, and whom each product was last ordered from',
  'query-api/src/purchasing/report-facts.ts':
    'a job over years of sales, in parts: sums of five read models, of the brands that the report was asked for',
  'query-api/src/reports/clean-exports-job.ts': OPS,
  'query-api/src/settings/tidy-job.ts': OPS,
  'query-api/src/system/last-job.ts': OPS,
  'query-api/src/system/log-server.ts': OPS,
  'query-api/src/system/queue-states.ts': OPS,
};
const covers = (place: string, file: string): boolean =>
  place.endsWith('/') ? file.startsWith(place) : file === place;

const files = filesWith(
  new Map(
    [
      ...sourceFiles([
        'infra/src/platform',
        'infra/src/adapters',
        'infra/src/operations',
        'command-api/src',
        'projector/src',
        'query-api/src',
      ]),
    ].filter(([name]) => !TESTS.test(name)),
  ),
  /\.query(<[^(]*>)?\(/,
);

test('plain SQL stands where it was reviewed, with its reason, and nowhere else', () => {
  const places = Object.keys(REVIEWED);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !places.some((place) => covers(place, file)))).toEqual([]);
});

test('no place is on the list that has none any more', () => {
  expect(Object.keys(REVIEWED).filter((place) => !files.some((file) => covers(place, file)))).toEqual([]);
});
