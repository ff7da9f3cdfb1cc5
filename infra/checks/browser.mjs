/**
 * `npm run browser [-- pattern] [flags of Playwright]`: the specs of infra/checks/browser on the built system in a real
 * Chromium, by Playwright's own runner (playwright.config.mjs, browser/support/test.mjs). Traces and pictures of what
 * failed are in coverage/browser; `npx playwright show-trace <zip>` replays one. A pattern with `.long` selects the specs
 * of `npm run check:long`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chooseBrowser } from './browser-program.mjs';
import { helpWhenAsked } from '../help.mjs';
import { printRetried, readReport } from './browser-report.mjs';

helpWhenAsked(
  'Uso: npm run browser [-- patrón] [-- opciones de Playwright]',
  '  Pruebas en un Chromium real sobre el sistema compilado.',
  '  patrón               solo las especificaciones cuyo archivo lo contiene',
  '  --project desk       solo un escritorio, un teléfono (phone) o el tema oscuro (dark)',
  '  --update-snapshots   acepta como buenas las imágenes de ahora',
);

const root = path.resolve(import.meta.dirname, '../..');
const report = path.join(root, 'coverage/browser/report.json');

/** Returns `{ passed, failed, notRun }`; `notRun` says in words what did not run and why. Prints what passed only when tried again. */
export async function runBrowserTests(pattern = '', flags = []) {
  const long = pattern.includes('.long');
  const specs = readdirSync(path.join(import.meta.dirname, 'browser')).filter(
    (name) => name.endsWith('.spec.mjs') && name.includes(pattern) && name.endsWith('.long.spec.mjs') === long,
  );
  if (!specs.length)
    return { passed: 0, failed: pattern ? 0 : 1, notRun: [`browser tests: no spec matches «${pattern}»`] };
  const { source, version, reason } = await chooseBrowser();
  if (reason) return { passed: 0, failed: 0, notRun: [`browser tests (${specs.length} specs): ${reason}`] };
  console.log(`Chromium ${version} (${source})`);
  rmSync(report, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', path.join(import.meta.dirname, 'playwright.config.mjs')],
      ...specs.map((name) => `/browser/${name.replaceAll('.', '\\.')}$`),
      ...flags,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...(long && { LONG_TESTS: '1' }) } },
  );
  try {
    const { failed, retried, ...rest } = readReport(JSON.parse(readFileSync(report, 'utf8')));
    printRetried(retried);
    return { ...rest, failed: failed || (status ? 1 : 0) };
  } catch {
    console.log('✕ the browser tests ended without a report');
    return { passed: 0, failed: 1, notRun: [] };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [first = '', ...others] = process.argv.slice(2);
  const [pattern, flags] = first.startsWith('-') ? ['', [first, ...others]] : [first, others];
  const { passed, failed, notRun } = await runBrowserTests(pattern, flags);
  for (const line of notRun) console.log(`Not run: ${line}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
