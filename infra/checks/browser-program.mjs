import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium from npm brings its own libraries along only where it believes to run in a bare function host. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return {
    executablePath: await packed.executablePath(),
    args: [
      ...packed.args.filter((arg) => !/^--(single-process|headless|window-size|user-data-dir|remote)/.test(arg)),
      ...flags,
    ],
  };
}

const attempts = [
  [
    'CHROMIUM_PATH',
    async () => process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH, args: flags },
  ],
  ['npm', fromNpm],
  ...installed.map((executablePath) => [
    executablePath,
    async () => existsSync(executablePath) && { executablePath, args: flags },
  ]),
  [
    'Playwright',
    async () => existsSync(chromium.executablePath()) && { executablePath: chromium.executablePath(), args: flags },
  ],
];

/** A launched browser and where it came from, or `{ reason }` in plain words when this machine has none. */
export async function launchBrowser() {
  const tried = [];
  for (const [source, find] of attempts) {
    try {
      const options = await find();
      if (!options) continue;
      const launchOptions = { ...options, headless: true };
      return { browser: await chromium.launch(launchOptions), source, launchOptions };
    } catch (error) {
      tried.push(`${source}: ${String(error.message).split('\n')[0]}`);
    }
  }
  return {
    reason: `no Chromium could be started here (${tried.join('; ') || 'none is installed'}); install Chrome or Chromium, or name one with CHROMIUM_PATH`,
  };
}

/** `{ launchOptions, source, version }` of a browser that was seen to start, or `{ reason }`; asked once for this process and its children. */
export async function chooseBrowser() {
  if (process.env.CHOSEN_BROWSER) return JSON.parse(process.env.CHOSEN_BROWSER);
  const { browser, source, launchOptions, reason } = await launchBrowser();
  const chosen = browser ? { launchOptions, source, version: browser.version() } : { reason };
  await browser?.close();
  process.env.CHOSEN_BROWSER = JSON.stringify(chosen);
  return chosen;
}
