// oxlint-disable no-empty-pattern -- Playwright reads from the pattern which fixtures one stands on
/**
 * What specs are made of: Playwright's `test` with `another`, a page of somebody else, and consoles that are read. No page
 * may leave an error or a breach of the content security policy, but for what `test.use({ allow })` says is meant to be there,
 * and no link that its reader may not follow.
 */
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { readRuntime } from '../../../dist/operations/launcher/runtime.js';
import { startPushService } from './push-service.mjs';
import { followLinks } from './links.mjs';
import { followCommands } from './positions.mjs';
import { DESK, TIMES } from './projects.mjs';
import { followRest } from './rest.mjs';

export { expect };
export { waitForRest } from './rest.mjs';

/** Pictures of what people see, kept whether a test fails or not. */
export const screenshots = path.resolve(import.meta.dirname, '../../../../coverage/screenshots');

const { source } = JSON.parse(process.env.CHOSEN_BROWSER);
/** Of a spec that compares pictures: they are drawn by the browser that npm brings, and letters of another look otherwise. */
export const skipOtherLetters = () =>
  test.skip(source !== 'npm', `letters of another browser (${source}) are drawn otherwise`);

/** The running system, started by start-system.mjs. */
export const system = { runtime: () => readRuntime(process.env.BROWSER_DATA_DIR) };

function listen(context, faults) {
  followCommands(context);
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error()}`));
}

export const test = base.extend({
  /** Of consoles: what may stand there; by default nothing. */
  allow: [/^\b$/, { option: true }],
  /** Whether actions end when the page is at rest; not where a test holds an answer back. */
  awaitsRest: [true, { option: true }],
  // The address is known once the system has started, after the configuration was read.
  baseURL: async ({}, use) => use(process.env.BROWSER_URL),
  faults: [
    async ({ allow }, use) => {
      const faults = [];
      await use(faults);
      expect(
        faults.filter((fault) => !allow.test(fault)),
        'the console is clean',
      ).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, faults, awaitsRest }, use) => {
    listen(context, faults);
    if (awaitsRest) followRest(context);
    await followLinks(context, faults);
    await use(context);
  },
  /** Opens a page of somebody else, at a desk unless `options` say otherwise. */
  another: async ({ browser, baseURL, faults, awaitsRest }, use) => {
    const contexts = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...DESK, baseURL, ...options });
      context.setDefaultTimeout(TIMES.action);
      contexts.push(context);
      listen(context, faults);
      if (awaitsRest) followRest(context);
      await followLinks(context, faults);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  pushService: [
    async ({}, use) => {
      const service = await startPushService(Number(process.env.BROWSER_PUSH_PORT));
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
});
