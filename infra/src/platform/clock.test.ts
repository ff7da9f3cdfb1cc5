import { filesWith, sourceFiles, TESTS } from '../laboratory/testing/source-files.ts';

/**
 * Who asks for the time of day as a number, and why it may be wrong there: it can be set forth and back under a running
 * system. Ages, waits, turns and leases are measured by `performance.now()`.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  'infra/src/platform/http/auth.ts': 'the term of a token is an instant, and a read model of another log is told by it',
  'infra/src/platform/http/as-of.ts': 'a moment that somebody asks for has to be past by the clock that wrote the log',
  'infra/src/platform/projection/staleness.ts':
    'how old rows are is told to people; whether they are late is told by positions',
  'infra/src/adapters/queue/job-queue.ts': 'BullMQ reckons holds by it: those that lie ahead of it are brought back',
  'infra/src/adapters/queue/open-queue.ts': 'BullMQ takes the instant until which a job is put off',
  'infra/src/operations/reconcile-main.ts': 'a name',
  'command-api/src/access/request-recovery.ts': 'an answer takes as long as any other, within bounds',
  'command-api/src/dispatches/deliver-part.ts': 'what is a day old is history: no customer is told of it by mail',
  'projector/src/notifications/notices.shared.ts': 'what is a day old is history, not news',
  'query-api/src/notifications/send-push-job.ts': 'a name',
  'query-api/src/purchasing/build-purchase-reports-job.ts':
    'how long ago a report was asked for, as its event says; another process may go on with it',
  'query-api/src/reports/clean-exports-job.ts': 'files are a day old by the clock of their file system',
};
const FOLDERS = [
  'infra/src/platform',
  'infra/src/adapters',
  'infra/src/operations',
  'command-api/src',
  'projector/src',
  'query-api/src',
];

test('no age, wait, turn or lease is measured by the time of day', () => {
  const files = new Map([...sourceFiles(FOLDERS)].filter(([name]) => !TESTS.test(name)));
  expect(files.size).toBeGreaterThan(300);
  expect(filesWith(files, /Date\.now\(\)/)).toEqual(Object.keys(REVIEWED).sort());
});
