/** What the visual language knows (UX, Visual language): px, and weights. */
const LANGUAGE = {
  sizes: [11, 12, 13, 14, 16, 20, 28, 40],
  weights: [400, 500, 600],
  corners: [0, 4, 6, 8, 12, 999],
  heights: [28, 32, 40, 48],
};

/** Rows that came just now widen their columns once they are drawn, on a busy machine later; ms between looks. */
const FITTED = [250, 500, 1000];

/**
 * The faults that `look` finds and that stay: what is so for an instant, while columns are fitted to rows that came, counts
 * as little as it is seen.
 */
export async function lasting(page, look) {
  let faults = await look();
  for (const pause of FITTED) {
    if (faults.length === 0) break;
    await page.waitForTimeout(pause);
    faults = await look();
  }
  return faults;
}

/** What is drawn otherwise below `within`, whatever rule made it: ours, the kit's or the browser's. */
export const strayed = (page, within) => lasting(page, () => drawnOtherwise(page, within));

/** Rows that are pressed whole, cards and links in sentences are no controls. */
const drawnOtherwise = (page, within = 'body') =>
  page.evaluate(
    ([{ sizes, weights, corners, heights }, root]) => {
      const px = (length) => Math.round(parseFloat(length) * 10) / 10;
      const words = (e) => (e.getAttribute('aria-label') ?? (e.textContent.trim() || e.placeholder) ?? '').slice(0, 24);
      const CONTROLS =
        'button, a[class*=Button], input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=file])';
      const found = new Set();
      const range = document.createRange();
      const textOf = (e) => {
        range.selectNodeContents(e);
        return range.getBoundingClientRect().height;
      };
      for (const e of document.querySelectorAll(`${root} *`)) {
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
        // A field is as high as what frames it; what stands within is a part of it. Text of several lines is no control's.
        const { width, height } = (e.closest('.mantine-Input-wrapper') ?? e).getBoundingClientRect();
        const single = textOf(e) < 2 * parseFloat(style.fontSize);
        const control =
          e.matches(CONTROLS) && single && width > 2 && height > 2 && height < 56 && style.display !== 'inline';
        if (control && !heights.includes(Math.round(height))) say(`control of ${Math.round(height)} px`);
      }
      // A choice that is made is read whole; what is being typed may be longer than its field.
      for (const e of document.querySelectorAll(`${root} input[readonly]`))
        if (e.checkVisibility({ visibilityProperty: true }) && e.scrollWidth > e.clientWidth + 1)
          found.add(`cut: "${e.value}" of ${e.getAttribute('aria-label') ?? e.name}`);
      // Names give way and are told on hover; of a figure, a date or a RUT a part is another one.
      for (const cell of document.querySelectorAll(`${root} .ag-row .ag-cell`)) {
        const text = cell.textContent.trim();
        if (!/^[\d\s.,:$%US€–-]*\d[\d\s.,:$%€kK-]*$/.test(text)) continue;
        range.selectNodeContents(cell);
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const room = cell.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight) - 1;
        if (range.getBoundingClientRect().width > room) found.add(`cut: ${cell.getAttribute('col-id')} "${text}"`);
      }
      return [...found];
    },
    [LANGUAGE, within],
  );
