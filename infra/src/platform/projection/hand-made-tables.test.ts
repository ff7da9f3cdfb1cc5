import { filesWith, sourceFiles, TESTS } from '../../laboratory/testing/source-files.ts';

/** Tests that make a table by hand, and why it is no read model. A read model is made from its own definition (`createReadModels`). */
const REVIEWED: Readonly<Record<string, string>> = {
  'infra/src/adapters/postgres/check-database.integration.test.ts': 'what a stranger left in the database',
  'infra/src/adapters/postgres/embedded.long.test.ts': 'anything that outlives a crash of the server',
  'infra/src/adapters/postgres/session.integration.test.ts': 'two tables that wait for each other',
  'infra/src/operations/launcher/database.integration.test.ts': 'what the role of the services must not do to the log',
  'infra/src/platform/evidence/attacks.testing.ts': 'copies of the log, to put it back after each forgery',
  'infra/src/platform/grid/planned.integration.test.ts': 'a table that is exchanged under a prepared statement',
  'infra/src/platform/hooks/plan-stock.integration.test.ts':
    'a catalogue that stands for the products of an integrator',
  'infra/src/platform/projection/parts.integration.test.ts': 'who wrote which row, told by a trigger',
  'query-api/src/documents/history.integration.test.ts': 'the log as it was before somebody changed it behind its back',
};

test('no test makes the table of a read model by hand', () => {
  const tests = new Map(
    [...sourceFiles(['infra/src', 'command-api/src', 'projector/src', 'query-api/src'])].filter(([name]) =>
      TESTS.test(name),
    ),
  );
  expect(tests.size).toBeGreaterThan(100);
  expect(filesWith(tests, /CREATE (UNLOGGED |TEMP )?TABLE/i)).toEqual(Object.keys(REVIEWED).sort());
});
