import type { Browser } from 'playwright-core';

/** kB that came over the wire, as encoded and with the heads of their replies, by kind of file. */
export type Wire = ReadonlyMap<string, number>;

/** Opens the login page as a phone that was never here does, until nothing is fetched any more. */
export async function loginOnTheWire(browser: Browser, url: string): Promise<Wire> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-CL',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    const files = new Map<string, number>();
    session.on('Network.requestWillBeSent', ({ requestId, type }) => void kinds.set(requestId, type ?? 'Other'));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      files.set(kinds.get(requestId) ?? 'Other', (files.get(kinds.get(requestId) ?? 'Other') ?? 0) + encodedDataLength),
    );
    await page.goto('/login');
    await page.getByLabel('Correo').waitFor();
    await page.waitForLoadState('networkidle');
    return new Map([...files].map(([kind, bytes]) => [kind, bytes / 1000]));
  } finally {
    await context.close();
  }
}
