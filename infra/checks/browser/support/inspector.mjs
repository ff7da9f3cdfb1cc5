/** How everything that floats above a page is looked at. */
import { SCHEMES, SIZES, violations, wider, WITHOUT_CONTRAST } from './accessible.mjs';
import { lasting, strayed } from './language.mjs';

export const [desk] = Object.values(SIZES);
const WHOLE = Object.entries(SIZES).flatMap(([size, viewport], n) =>
  (n % 2 ? SCHEMES.toReversed() : SCHEMES).map((colorScheme) => ({ size, viewport, colorScheme })),
);
/** On a desk all rules but contrast, which the style guide is judged for; on a phone how it is laid out. */
const ONCE = [
  { ...WHOLE[0], judge: (page, within) => violations(page, within, WITHOUT_CONTRAST) },
  { ...WHOLE[2], judge: async () => [] },
];
const ways =
  process.env.LONG_TESTS === '1' ? WHOLE.map((way) => ({ ...way, judge: (page, at) => violations(page, at) })) : ONCE;

/** Another address of the same page, as a link within it would open it. */
export const follow = (page, address) =>
  page.evaluate((to) => {
    history.pushState({ dialogo: true }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/**
 * Looks at everything that floats above the page, on a desk and on a phone; in the long run light and dark, by all rules each
 * time. The theme is changed where the styles read it: the way there from the device is the screens' business, and draws the
 * whole page anew each time.
 */
export function inspector(page, faults) {
  return async (name, content, sizes = SIZES) => {
    for (const { size, viewport, colorScheme, judge } of ways.filter((way) => way.size in sizes)) {
      await page.setViewportSize(viewport);
      await page.evaluate((scheme) => {
        document.documentElement.dataset.mantineColorScheme = scheme;
      }, colorScheme);
      await content.first().waitFor();
      await page.waitForFunction(
        () =>
          !document.querySelector('[data-portal] .mantine-Skeleton-root') &&
          document.getAnimations().every((a) => a.playState !== 'running'),
      );
      for (const fault of await lasting(page, () => judge(page, '[data-portal]')))
        faults.push(`${name} (${size}, ${colorScheme}): ${fault}`);
      for (const fault of await strayed(page, '[data-portal]')) faults.push(`${name} (${size}): ${fault}`);
      for (const fault of await lasting(page, () => wider(page))) faults.push(`${name} (${size}): ${fault}`);
    }
    await page.setViewportSize(desk);
  };
}

export const start = { colorScheme: 'light', viewport: desk };
