import BrowserEnvironment from '../jest-browser-environment.mjs';
import { modulesOf } from './modules-of.cjs';
import { PageState } from './page-state.mjs';

let shared;

/** The console of the suite that runs: jsdom is given one for all of them. */
const currentConsole = new Proxy(
  {},
  {
    get:
      (_, method) =>
      (...values) =>
        shared.global.console[method](...values),
  },
);

/** One window for all suites of the client that share modules (page-runtime.cjs): each finds it as a page just opened. */
export default class PageEnvironment extends BrowserEnvironment {
  constructor(configuration, context) {
    if (modulesOf(context.testPath) !== 'shared') return new BrowserEnvironment(configuration, context);
    if (shared) return shared;
    super(configuration, { ...context, console: currentConsole });
    shared = this;
  }

  async setup() {
    if (this.state) return;
    await super.setup();
    this.state = new PageState(this.global);
  }

  async teardown() {
    this.state.reset();
  }

  get sharesModules() {
    return true;
  }
}
