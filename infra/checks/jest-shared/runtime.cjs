const { default: Runtime } = require('jest-runtime');

const runtimes = new WeakMap();

/**
 * The modules of a project's suites: a worker loads each once, not once a suite. Loading is most of the time of a small
 * suite. A service runs on the same modules for months, so what one suite may leave in them for the next is little:
 * modules-of.cjs names it.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    if (!environment.sharesModules) return new Runtime(config, environment, ...rest);
    const existing = runtimes.get(environment);
    if (existing) return existing;
    super(config, environment, ...rest);
    runtimes.set(environment, this);
  }

  teardown() {
    this.restoreAllMocks();
  }
};
