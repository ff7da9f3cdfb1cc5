/**
 * `node infra/checks/browser.mjs [pattern]`: the specs of infra/checks/browser on the built system in a real Chromium.
 *
 * A spec's default export is `async ({ test, browser, baseUrl, check, expect, screenshots, system, pushService }) => …`.
 * `await test('name', async (page, context, another) => …, options)` opens a fresh context and page, counts once, keeps a
 * picture when it fails. `another(options)` opens a page of somebody else. No page may leave an error or a breach of the
 * content security policy in its console, but for what `options.allow` (regular expressions) says is meant to be there.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { openPeople } from './browser/support/people.mjs';
import { startPushService } from './browser/support/push-service.mjs';
import { launchBrowser } from './browser-program.mjs';
import { helpWhenAsked } from '../help.mjs';

helpWhenAsked(
  'Uso: npm run browser [-- patrón]',
  '  Pruebas en un Chromium real sobre el sistema compilado.',
  '  patrón   solo las especificaciones cuyo archivo lo contiene',
);

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(import.meta.dirname, 'browser');
const screenshots = path.join(root, 'coverage/screenshots');

function check(condition, message) {
  if (!condition) throw new Error(message);
}

/** One named sub-test on pages of its own. */
function tester(spec, { browser, baseUrl }, results) {
  return async function test(name, work, { allow = [], ...contextOptions } = {}) {
    const people = openPeople(browser, baseUrl);
    const title = `${spec}: ${name}`;
    const started = Date.now();
    try {
      const page = await people.another(contextOptions);
      await work(page, page.context(), people.another);
      const faults = people.faults.filter((fault) => !allow.some((pattern) => pattern.test(fault)));
      if (faults.length) throw new Error(`the console says:\n${faults.join('\n')}`);
      results.passed++;
      console.log(`  ✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      const picture = path.join(screenshots, `fallo-${title.replace(/[^\p{L}\d]+/gu, '-')}`);
      await people.pictures(picture);
      results.failed++;
      const said = people.faults.length ? `\n    console: ${people.faults.slice(0, 5).join(' · ')}` : '';
      console.log(
        `  ✕ ${title}\n    ${String(error.stack ?? error)
          .split('\n')
          .slice(0, 12)
          .join('\n    ')}${said}\n    ${path.relative(root, picture)}-*.png`,
      );
    } finally {
      await people.close();
    }
  };
}

/** Runs one spec file with `tools` = { browser, baseUrl, system, pushService }; counts into `results`. */
export async function runSpec(name, tools, results) {
  const spec = name.replace('.spec.mjs', '');
  const before = results.passed + results.failed;
  try {
    const { default: run } = await import(pathToFileURL(path.join(folder, name)).href);
    await run({ ...tools, test: tester(spec, tools, results), check, expect, screenshots });
    if (results.passed + results.failed === before) throw new Error('the spec tested nothing');
  } catch (error) {
    results.failed++;
    console.log(`  ✕ ${spec}\n    ${error.stack ?? error}`);
  }
}

/** Returns `{ passed, failed, notRun }`; `notRun` says in words what did not run and why. */
export async function runBrowserTests(pattern = '') {
  const results = { passed: 0, failed: 0, notRun: [] };
  const specs = readdirSync(folder)
    .filter((name) => name.endsWith('.spec.mjs') && name.includes(pattern))
    .sort();
  if (!specs.length)
    return { ...results, failed: pattern ? 0 : 1, notRun: [`browser tests: no spec matches «${pattern}»`] };
  const { browser, source, reason } = await launchBrowser();
  if (!browser) return { ...results, notRun: [`browser tests (${specs.length} specs): ${reason}`] };
  console.log(`Chromium ${browser.version()} (${source})`);
  mkdirSync(screenshots, { recursive: true });
  const { startSystem } = await import('../dist/laboratory/testing/system.js');
  const pushService = await startPushService();
  const system = await startSystem({
    env: { DEMO: '1', DEMO_SIZE: 'small', NODE_ENV: 'production', CHECK_REPLIES: '1', ...pushService.env },
  });
  try {
    await system.waitReady();
    for (const name of specs) await runSpec(name, { browser, baseUrl: system.url, system, pushService }, results);
  } catch (error) {
    results.failed++;
    console.log(`  ✕ the system did not start\n    ${error.message}`);
  } finally {
    await browser.close();
    await system.remove();
    await pushService.close();
  }
  return results;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed, notRun } = await runBrowserTests(process.argv[2]);
  for (const line of notRun) console.log(`Not run: ${line}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
