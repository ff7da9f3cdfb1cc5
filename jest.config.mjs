const compile = (jsx, files = 'tsx?') => ({
  [`^.+\\.${files}$`]: [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: jsx },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
});

const long = process.env.LONG_TESTS === '1';

const node = (name) => ({
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@power/source', 'node', 'node-addons'] },
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Pages that a service renders are TSX; a `<T>` of plain TypeScript stays what it is.
  transform: { ...compile(true, 'tsx'), ...compile(false, 'ts') },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  // Those of `npm run check:long`, run only when they are named.
  testPathIgnorePatterns: ['/node_modules/', ...(long ? [] : ['\\.long\\.test\\.ts$'])],
});

const together = (file) => `${import.meta.dirname}/infra/checks/jest-shared/${file}`;

/** Suites of the client whose names end so. */
const frontend = (ending, options) => ({
  ...node('frontend'),
  testMatch: [`<rootDir>/{src,build}/**/*${ending}`],
  transform: compile(true),
  moduleNameMapper: { '\\.css$': `${import.meta.dirname}/infra/checks/jest-empty-style.mjs` },
  runtime: together('page-runtime.cjs'),
  testRunner: together('runner.cjs'),
  ...options,
});

/** A project whose suites share what they load, but for those that change it. */
const shared = (name, options) => ({
  ...node(name),
  testEnvironment: together('environment.cjs'),
  runtime: together('runtime.cjs'),
  testRunner: together('runner.cjs'),
  ...options,
});

/** A password costs a third of a second of processor time; its hash is tested in infra, at its price. */
const cheapHashes = {
  moduleNameMapper: { '/hash-cost\\.ts$': `${import.meta.dirname}/infra/checks/jest-hash-cost.mjs` },
};

export default {
  rootDir: import.meta.dirname,
  globalSetup: './infra/checks/jest-postgres-start.mjs',
  globalTeardown: './infra/checks/jest-postgres-stop.mjs',
  // What hangs is found all the same; what is only slow, on a machine with other work, is not wrong.
  testTimeout: 240_000,
  // Module contexts of finished suites are not given back: a worker that has grown begins anew. On two cores jest would
  // run all suites in one process, until its heap is full; a third one works while suites of infra wait for servers.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1GB',
  projects: [
    ...['domain', 'infra', 'projector'].map((name) => shared(name)),
    ...['command-api', 'query-api'].map((name) => shared(name, cheapHashes)),
    frontend('.test.tsx', {
      testEnvironment: together('page-environment.mjs'),
      testEnvironmentOptions: { customExportConditions: ['@power/source', 'browser'] },
      setupFilesAfterEnv: [`${import.meta.dirname}/infra/checks/jest-browser-setup.mjs`],
    }),
    // What needs no document, and says so by its name: a `.test.ts` that asks for one fails for want of it.
    frontend('.test.ts', {
      testEnvironment: together('environment.cjs'),
      testEnvironmentOptions: { customExportConditions: ['@power/source', 'browser'] },
      // The moment that is shown is read of the address when the client is loaded.
      globals: { location: { protocol: 'http:', host: 'localhost', pathname: '/', search: '', hash: '' } },
    }),
  ],
};
