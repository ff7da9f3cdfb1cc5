import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { PROJECTS, TIMES } from './browser/support/projects.mjs';
import { chooseBrowser } from './browser-program.mjs';

const { launchOptions, reason } = await chooseBrowser();
if (!launchOptions) throw new Error(reason);

const coverage = path.resolve(import.meta.dirname, '../../coverage/browser');

export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.mjs',
  // Those of `npm run check:long`.
  testIgnore: process.env.LONG_TESTS === '1' ? [] : ['*.long.spec.mjs'],
  globalSetup: './browser/support/start-system.mjs',
  // Specs share one company, and together with its services one browser fills two cores.
  workers: 1,
  timeout: TIMES.test,
  // The second try keeps a trace (of all tests, traces cost a third of the run); what passes then is printed and counted.
  retries: 1,
  projects: PROJECTS,
  use: {
    launchOptions,
    headless: true,
    actionTimeout: TIMES.action,
    navigationTimeout: TIMES.action,
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
  outputDir: path.join(coverage, 'results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  expect: {
    timeout: TIMES.action,
    toPass: { timeout: 2 * TIMES.action },
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' },
  },
  reporter: [['list'], ['json', { outputFile: path.join(coverage, 'report.json') }]],
});
