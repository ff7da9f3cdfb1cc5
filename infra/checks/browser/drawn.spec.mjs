/**
 * The visual language as it is drawn (UX, Visual language): sizes and weights of type, figures, corners and heights of controls on every
 * screen, whatever rule made them: a style sheet of ours, of the kit or of the browser. And no figure, date or number of a list is cut.
 */
import { SCREENS_BY_PROFILE } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const LANGUAGE = {
  sizes: [11, 12, 13, 14, 16, 20, 28, 40],
  weights: [400, 500, 600],
  corners: [0, 4, 6, 8, 12, 999],
  heights: [28, 32, 40, 48],
};

/** What is drawn otherwise than in the language. Rows that are pressed whole, cards and links in sentences are no controls. */
const faults = (page) =>
  page.evaluate(({ sizes, weights, corners, heights }) => {
    const px = (length) => Math.round(parseFloat(length) * 10) / 10;
    const words = (e) => (e.getAttribute('aria-label') ?? (e.textContent.trim() || e.placeholder) ?? '').slice(0, 24);
    const CONTROLS =
      'button, a[class*=Button], input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=file])';
    const found = new Set();
    for (const e of document.querySelectorAll('body *')) {
      if (e.closest('svg') || !e.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(e);
      const told = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
      const say = (what) => found.add(`${what}: ${e.tagName.toLowerCase()} "${words(e)}"`);
      if (told) {
        if (!sizes.includes(px(style.fontSize))) say(`type of ${style.fontSize}`);
        if (!weights.includes(Number(style.fontWeight))) say(`weight ${style.fontWeight}`);
        if (!style.fontFamily.startsWith('Inter')) say(`letters ${style.fontFamily.slice(0, 24)}`);
        if (!style.fontVariantNumeric.includes('tabular-nums')) say('digits of several widths');
      }
      if (!style.borderTopLeftRadius.includes('%') && !corners.includes(Math.min(999, px(style.borderTopLeftRadius))))
        say(`corners of ${style.borderTopLeftRadius}`);
      const { width, height } = e.getBoundingClientRect();
      const control = e.matches(CONTROLS) && width > 2 && height > 2 && height < 56 && style.display !== 'inline';
      if (control && !heights.includes(Math.round(height))) say(`control of ${Math.round(height)} px`);
    }
    // Names give way and are told on hover; of a figure, a date or a RUT a part is another one.
    const range = document.createRange();
    for (const cell of document.querySelectorAll('.ag-row .ag-cell')) {
      const text = cell.textContent.trim();
      if (!/^[\d\s.,:$%US€–-]*\d[\d\s.,:$%€kK-]*$/.test(text)) continue;
      range.selectNodeContents(cell);
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      const room = cell.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight) - 1;
      if (range.getBoundingClientRect().width > room) found.add(`cut: ${cell.getAttribute('col-id')} "${text}"`);
    }
    return [...found];
  }, LANGUAGE);

for (const [perfil, screens] of SCREENS_BY_PROFILE)
  test(`the screens of ${perfil} are drawn in one language`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn(page, perfil);
    const seen = [];
    for (const ruta of screens) {
      await page.goto(`/sistema/${ruta}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // The style guide shows what is waited for, too.
      if (ruta !== 'estilo')
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true], .mantine-Skeleton-root'));
      for (const fault of await faults(page)) seen.push(`${ruta}: ${fault}`);
    }
    expect(seen).toEqual([]);
  });
