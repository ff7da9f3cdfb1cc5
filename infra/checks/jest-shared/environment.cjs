const { TestEnvironment } = require('jest-environment-node');
const { modulesOf } = require('./modules-of.cjs');

const environments = new Map();

/** The environment of a project's suites: one for all that share their modules (runtime.cjs), one each for the others. */
module.exports = class SharedEnvironment extends TestEnvironment {
  constructor(configuration, context) {
    const modules = modulesOf(context.testPath);
    if (modules === 'own') return new TestEnvironment(configuration, context);
    const key = `${configuration.projectConfig.id} ${modules}`;
    const existing = environments.get(key);
    if (existing) return existing;
    super(configuration, context);
    this.keepsVariables = modules !== 'shared';
    environments.set(key, this);
  }

  async teardown() {}

  /** Whether suites share what is loaded into this environment. */
  get sharesModules() {
    return true;
  }
};
