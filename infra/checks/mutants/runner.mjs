/**
 * Stryker's test runner for the domain. Deciders and folds are pure, so every mutant is tried in one process on modules
 * that were loaded once: a few milliseconds each, where a run of jest takes seconds.
 */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { transpile } from '../../transpile.mjs';
import { globSync } from '../glob.mjs';
import { load, tests } from './registry.mjs';

const GLOBAL = '__stryker__';

class InProcess {
  constructor(options) {
    this.files = new RegExp(options.power.tests);
    this.until = options.power.until ?? Infinity;
  }

  capabilities() {
    // Not that it does: what a piece did while its module was loaded is left as it was, and what it does later is tried. A
    // new process for each of them would take hours.
    return { reloadEnvironment: true };
  }

  async init() {
    this.space = globalThis[GLOBAL] ??= {};
    const root = process.cwd();
    await transpile(path.join(root, 'domain'));
    for (const name of globSync(path.join(root, 'domain/src'), /\.json$/))
      cpSync(path.join(root, 'domain/src', name), path.join(root, 'domain/dist', name));
    for (const name of globSync(path.join(root, 'domain/src'), /\.test\.ts$/)) {
      if (!this.files.test(name)) continue;
      const compiled = path.join(root, 'domain/dist', name.replace(/\.ts$/, '.js'));
      await load(pathToFileURL(compiled).href, name);
    }
  }

  async #run({ id, work }) {
    const started = performance.now();
    try {
      await work();
      return { id, name: id, timeSpentMs: performance.now() - started, status: 0 };
    } catch (error) {
      const failureMessage = String(error?.message ?? error).slice(0, 2000);
      return { id, name: id, timeSpentMs: performance.now() - started, status: 1, failureMessage };
    }
  }

  async dryRun() {
    const results = [];
    for (const test of tests) {
      this.space.currentTestId = test.id;
      results.push(await this.#run(test));
    }
    this.space.currentTestId = undefined;
    return { status: 'complete', tests: results, mutantCoverage: this.space.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const { space } = this;
    if (Date.now() > this.until) return { status: 'error', errorMessage: 'no time was left' };
    space.activeMutant = activeMutant.id;
    space.hitLimit = hitLimit;
    space.hitCount = hitLimit === undefined ? undefined : 0;
    const chosen = testFilter ? tests.filter(({ id }) => testFilter.includes(id)) : tests;
    let nrOfTests = 0;
    try {
      for (const test of chosen) {
        nrOfTests++;
        const { status, failureMessage } = await this.#run(test);
        if (space.hitCount > hitLimit) return { status: 'timeout', reason: 'more turns of a loop than without it' };
        if (status === 1) return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } finally {
      space.activeMutant = undefined;
      space.hitCount = undefined;
    }
  }
}

const create = (options) => new InProcess(options);
create.inject = ['options'];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)];
