const { default: runSuite } = require('jest-circus/runner');
const { restoreVariables } = require('./restore-variables.cjs');

const INITIALIZER = require.resolve('jest-circus/runner').replace(/runner\.js$/, 'jestAdapterInit.js');

/** Runs a suite on the modules of the suites before it (runtime.cjs), with a list of tests of its own. */
module.exports = async (globalConfig, config, environment, runtime, ...rest) => {
  if (!environment.sharesModules) return runSuite(globalConfig, config, environment, runtime, ...rest);
  runtime.registries.getInternalCjsRegistry().delete(INITIALIZER);
  environment.global[Symbol.for('EVENT_HANDLERS')] = undefined;
  runtime.testState.state = 'loading';
  runtime.beginPage?.();
  const { env } = environment.global.process;
  const before = { ...env };
  const result = await runSuite(globalConfig, config, environment, runtime, ...rest);
  // Those that a helper sets when it is loaded are for all suites that import it.
  const changes = environment.keepsVariables ? [] : restoreVariables(env, before);
  // Said of the suite that did it, not found in another one that came after.
  if (changes.length > 0)
    throw new Error(
      `the suite changes ${changes.join(', ')} of the process: infra/checks/jest-shared/modules-of.cjs has to see it`,
    );
  return result;
};
