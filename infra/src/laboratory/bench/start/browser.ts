import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { Browser } from 'playwright-core';

interface Launched {
  readonly browser?: Browser;
  /** Where it came from. */
  readonly source?: string;
  /** Why there is none. */
  readonly reason?: string;
}

/** The Chromium that the browser tests use. Throws, with the reason, when this machine has none. */
export async function openBrowser(): Promise<Browser> {
  const program = pathToFileURL(path.resolve(import.meta.dirname, '../../../../checks/browser-program.mjs')).href;
  const { launchBrowser } = (await import(program)) as { launchBrowser: () => Promise<Launched> };
  const { browser, reason } = await launchBrowser();
  if (!browser) throw new Error(reason);
  return browser;
}
