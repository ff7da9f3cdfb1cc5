const { default: Runtime } = require('jest-runtime');

/**
 * Libraries whose state belongs to a page: what they know of the suite that runs, of network and focus, of the language, and
 * of styles that they wrote into the document.
 */
const OF_A_PAGE = /\/node_modules\/(?:@testing-library|@tanstack|dayjs|ag-grid-[a-z]+|@ag-grid-community)\//;

/** Whether each page loads this module (a path or an address) anew: those of the client and some libraries. */
const belongsToPage = (module) =>
  module.includes('/node_modules/') ? OF_A_PAGE.test(module) : /\/(?:frontend|infra\/checks)\//.test(module);

const runtimes = new WeakMap();

/** The modules of the client's suites: a worker loads those of the domain and of most libraries once, the others anew. */
module.exports = class PageRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    if (!environment.sharesModules) return new Runtime(config, environment, ...rest);
    const existing = runtimes.get(environment);
    if (existing) return existing;
    super(config, environment, ...rest);
    runtimes.set(environment, this);
  }

  /** Forgets the modules of the page before. */
  beginPage() {
    for (const registry of [this.registries.getActiveEsmRegistry(), this.registries.getActiveCjsRegistry()])
      for (const module of registry.keys()) if (belongsToPage(module)) registry.delete(module);
  }

  teardown() {
    this.restoreAllMocks();
  }
};
