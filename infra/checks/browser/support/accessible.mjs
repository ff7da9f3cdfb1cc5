import { createRequire } from 'node:module';

const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core');
const ALL = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] };
/** The same but for contrast, which takes half of the time: of the style guide it is judged in both themes. */
export const WITHOUT_CONTRAST = { runOnly: ALL, rules: { 'color-contrast': { enabled: false } } };
/** What colours alone decide: all that another theme can make wrong on a page that was judged whole. */
export const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

export const SIZES = { 'escritorio de 1366 px': { width: 1366, height: 768 }, teléfono: { width: 390, height: 844 } };
/** What is left of a desk of 1366 px at 200 %. */
export const ZOOMED = { width: 683, height: 384 };
export const SCHEMES = ['light', 'dark'];

/**
 * What is wrong for people who read, hear or touch the page otherwise; of all of it, or of what `within` selects. The
 * rules go to a page once: its own builder sends them along with every question, which takes longer than the answer.
 */
export async function violations(page, within, rules = ALL) {
  const options = 'runOnly' in rules ? rules : { runOnly: rules };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, chosen]) => {
      const { violations: found } = await globalThis.axe.run(selector ?? document, {
        ...chosen,
        resultTypes: ['violations'],
      });
      return found.map(
        (v) =>
          `${v.id}: ${v.nodes
            .slice(0, 3)
            .map((n) => n.target.join(' '))
            .join(' | ')}`,
      );
    },
    [within, options],
  );
}

/** How many px the page is wider than its window. */
export const overhang = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** The same as a fault, where it is one. */
export const wider = async (page) => {
  const px = await overhang(page);
  return px > 0 ? [`${px} px wider than the window`] : [];
};
