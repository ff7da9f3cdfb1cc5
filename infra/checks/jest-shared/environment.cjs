const { TestEnvironment } = require('jest-environment-node');
const { needsOwnModules } = require('./needs-own-modules.cjs');

const environments = new Map();

/** The environment of a project's suites: one for all that share their modules (runtime.cjs), one each for the others. */
module.exports = class SharedEnvironment extends TestEnvironment {
  constructor(configuration, context) {
    if (needsOwnModules(context.testPath)) return new TestEnvironment(configuration, context);
    const { id } = configuration.projectConfig;
    const existing = environments.get(id);
    if (existing) return existing;
    super(configuration, context);
    environments.set(id, this);
  }

  async teardown() {}

  /** Whether suites share what is loaded into this environment. */
  get sharesModules() {
    return true;
  }
};
