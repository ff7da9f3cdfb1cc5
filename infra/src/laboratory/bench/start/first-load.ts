import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../../../operations/launcher/greeting.ts';
import type { TestSystem } from '../../testing/system.ts';
import { type Bench, type Section } from '../bench.ts';
import { type Figure, limit, number, told } from '../figure.ts';
import { startRested } from '../rested.ts';
import { openBrowser } from './browser.ts';
import { INITIAL_BUDGET, initialChunks, kilobytes } from './built-client.ts';
import { observe, type Vitals, vitalsOf } from './vitals.ts';

/** The client in a real Chromium with an empty cache: what it loads before anybody has signed in, and how it feels. */
export const firstLoad: Section = {
  name: 'first-load',
  run: async (bench) => {
    const system = await startRested({ demo: 'small' }, bench.say);
    let browser: Browser | undefined;
    try {
      browser = await openBrowser();
      return await measure(system, browser, bench);
    } finally {
      await browser?.close();
      await system.remove();
    }
  },
};

interface Visit {
  /** Chunks fetched until the landing page stood, the grid's left out. */
  readonly landing: readonly string[];
  readonly vitals: Vitals;
  readonly orders: Vitals;
  /** *Dashboard comercial*: its charts are the heaviest of any screen. */
  readonly commercial: Vitals;
}

async function measure(system: TestSystem, browser: Browser, { runs, say }: Bench): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const context = await browser.newContext({
      baseURL: system.url,
      locale: 'es-CL',
      viewport: { width: 1440, height: 900 },
    });
    const visit = await visited(await context.newPage());
    // The first visit warms the server.
    if (run > 0) visits.push(visit);
    await context.close();
  }
  say(`${visits.length} visits`);
  const of = (page: 'vitals' | 'orders' | 'commercial', vital: keyof Vitals): number[] =>
    visits.map((visit) => visit[page][vital]);
  return [
    limit(INITIAL_BUDGET, {
      what: 'initial JavaScript, gzip',
      unit: 'kB',
      values: [await kilobytes(await initialChunks())],
    }),
    told(
      '…with the shell, fetched when the login page is idle, and the landing page',
      `${number(await kilobytes(visits[0]!.landing))} kB`,
    ),
    limit(1500, { what: 'login page: LCP', unit: 'ms', values: of('vitals', 'lcp') }),
    limit(100, { what: 'login page: INP (typing, sending)', unit: 'ms', values: of('vitals', 'inp') }),
    limit(0.05, { what: 'login page and landing: CLS', unit: '', values: of('vitals', 'cls') }),
    limit(1500, { what: 'pedidos-globales opened anew: LCP', unit: 'ms', values: of('orders', 'lcp') }),
    limit(100, { what: 'pedidos-globales: INP (quick filter)', unit: 'ms', values: of('orders', 'inp') }),
    limit(0.05, { what: 'pedidos-globales: CLS', unit: '', values: of('orders', 'cls') }),
    limit(1500, { what: 'dashboard-comercial opened anew: LCP', unit: 'ms', values: of('commercial', 'lcp') }),
    limit(0.05, { what: 'dashboard-comercial: CLS', unit: '', values: of('commercial', 'cls') }),
  ];
}

async function visited(page: Page): Promise<Visit> {
  const scripts = new Set<string>();
  page.on(
    'response',
    (reply) =>
      void (/\.js$/.test(new URL(reply.url()).pathname) && scripts.add(path.basename(new URL(reply.url()).pathname))),
  );
  await observe(page);
  await page.goto('/login');
  await page.getByLabel('Correo').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Correo').pressSequentially('administrador@power.test');
  await page.locator('input[type=password]').pressSequentially(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.waitForLoadState('networkidle');
  const vitals = await vitalsOf(page);
  const landing = [...scripts].filter((name) => !/grid/i.test(name));
  await page.goto('/sistema/pedidos-globales');
  await page.locator('.ag-row').first().waitFor();
  await page.keyboard.press('Tab');
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('Tab');
  const filter = page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/buscar/i))
    .first();
  if (await filter.isVisible()) await filter.pressSequentially('Seguridad');
  const orders = await vitalsOf(page);
  await page.goto('/sistema/dashboard-comercial');
  await page.locator('main .recharts-surface').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { landing, vitals, orders, commercial: await vitalsOf(page) };
}
