import type { Page } from 'playwright-core';

export interface Vitals {
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Slowest interaction until the next paint, ms; 0 when none was slower than 16. */
  readonly inp: number;
  readonly cls: number;
}

/** Runs in the page before anything else; text, because it is compiled for no browser here. */
const OBSERVE = `
  window.vitals = { lcp: 0, inp: 0, cls: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) vitals.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) vitals.cls += e.value; }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.interactionId) vitals.inp = Math.max(vitals.inp, e.duration); }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

export const observe = (page: Page): Promise<unknown> => page.addInitScript(OBSERVE);

/** What the page has seen so far, once its last frames are out. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  await page.waitForTimeout(300);
  return (await page.evaluate('window.vitals')) as Vitals;
}
