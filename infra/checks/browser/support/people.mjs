/** Everybody who takes part in one sub-test: contexts of their own, consoles that are read, pictures when it fails. */
const usual = {
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
};

export function openPeople(browser, baseURL) {
  const contexts = [];
  const faults = [];
  const listen = (context) => {
    context.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error()}`));
  };
  return {
    faults,
    async another(options = {}) {
      const context = await browser.newContext({ baseURL, ...usual, ...options });
      context.setDefaultTimeout(15_000);
      contexts.push(context);
      listen(context);
      return context.newPage();
    },
    async pictures(file) {
      const pages = contexts.flatMap((context) => context.pages());
      for (const [n, page] of pages.entries())
        await page.screenshot({ path: `${file}-${n + 1}.png` }).catch(() => undefined);
    },
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}
