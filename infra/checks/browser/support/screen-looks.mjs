/** What is judged of a screen that is open: its columns, its widths, its type, and what is pressed with a thumb. */
import { wider } from './accessible.mjs';
import { expect } from './test.mjs';

/** Resolves once the screen has drawn its data; a list's tools sleep until its grid has come. */
export const waitSettled = async (page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The style guide shows a skeleton for its own sake.
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'main [aria-busy=true], .mantine-Skeleton-root:not(article[aria-label=Skeleton] *), [role=toolbar] [data-disabled]',
      ),
  );
};

/** Whether the open screen has a grid of the system; the style guide shows one for its own sake. */
export const hasList = async (page) =>
  !page.url().includes('/estilo') && (await page.locator('main .ag-header-cell').count()) > 0;

/** Columns of the list that are seen whole, and those that are not; the box that chooses a row and its menu are none. */
const visibleColumns = (page) =>
  page.locator('main .ag-root').evaluate((root) => {
    const { right } = root.getBoundingClientRect();
    const heads = [...root.querySelectorAll('.ag-header-cell')].filter(
      (head) => !['', 'Elegir', 'Acciones'].includes(head.textContent.trim()),
    );
    const whole = heads.filter((head) => head.getBoundingClientRect().right <= right + 1).length;
    return { whole, hidden: heads.length - whole };
  });

/** Fails unless eight columns of the list are seen whole, or all of them where it has six or seven. */
export const expectColumns = (page) =>
  expect
    .poll(async () => {
      const { whole, hidden } = await visibleColumns(page);
      return whole >= 6 && hidden === 0 ? 8 : whole;
    }, `columns of ${page.url()}`)
    .toBe(8);

const THUMB_PX = 40;
/** The main action of a screen and those beside it: two rows of them push the content down. */
const ACTIONS = 'main header > div + div';
const LIST_PX = 320;

/** Controls that are lower than a thumb is wide, as `name: width × height`. The words beside a box that is ticked are pressed too. */
const lowControls = (page) =>
  page.evaluate(
    (lowest) =>
      [
        ...document.querySelectorAll(
          'header:not(main *) :is(button, a), main button, main input, main textarea, main select, main label.mantine-SegmentedControl-label',
        ),
        ...[...document.querySelectorAll('main :is(h2, h3, li) a')].filter(
          (e) => getComputedStyle(e).display !== 'inline',
        ),
      ]
        .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((e) => !e.matches('[type=checkbox], [type=radio], [type=range], [type=hidden], [type=file]'))
        .map((e) => [e, (e.closest('.mantine-Input-wrapper') ?? e).getBoundingClientRect()])
        .filter(
          ([e, { width, height }]) =>
            width > 2 && height > 2 && (height < lowest || (width < lowest && e.closest('header:not(main *)'))),
        )
        .map(
          ([e, { width, height }]) =>
            `${e.getAttribute('aria-label') ?? e.textContent.trim()}: ${Math.round(width)} × ${Math.round(height)} px`,
        ),
    THUMB_PX,
  );

/** Faults of the screen's actions: they stand below the title, 8 px apart, the menu of the others last. */
const actionFaults = (page) =>
  page.evaluate(() => {
    const box = document.querySelector('main header:has(> div > h1) > div + div');
    if (!box?.checkVisibility()) return [];
    const boxes = [...box.children]
      .map((e) => ({ menu: e.ariaLabel?.startsWith('Más acciones'), ...e.getBoundingClientRect().toJSON() }))
      .filter(({ width }) => width > 0)
      .toSorted((a, b) => a.top - b.top || a.left - b.left);
    const faults = [];
    if (boxes.some(({ top }) => top < document.querySelector('main h1').getBoundingClientRect().bottom))
      faults.push('actions beside the title');
    if (boxes.slice(0, -1).some(({ menu }) => menu)) faults.push('the menu of actions is not the last');
    boxes.slice(1).forEach(({ top, left }, n) => {
      const apart = Math.round(left - boxes[n].right);
      if (top === boxes[n].top && apart !== 8) faults.push(`actions ${apart} px apart`);
    });
    return faults;
  });

/** Height of the rows that are seen at once, px; undefined where there is no list. */
const listHeight = (page) =>
  page.evaluate(() => document.querySelector('main .list-grid')?.getBoundingClientRect().height);

/** How far the button of grouped notes reaches out of the footer, over what stands above it; px. */
const notesOverContent = (page) =>
  page.evaluate(() => {
    const [notes, footer] = [document.querySelector('[data-notes=grouped]'), document.querySelector('footer')];
    return notes ? footer.getBoundingClientRect().top - notes.getBoundingClientRect().top : 0;
  });

/** Faults of an open screen under a thumb, at the width of a phone. */
export async function thumbFaults(page) {
  const faults = [...new Set(await lowControls(page)), ...(await actionFaults(page)), ...(await wider(page))];
  const actions = await page.locator(ACTIONS).evaluateAll((boxes) => boxes.map((box) => box.offsetHeight));
  if (actions.some((height) => height > 2 * THUMB_PX)) faults.push('actions of the screen in two rows');
  if ((await listHeight(page)) < LIST_PX) faults.push('a list of few rows');
  if ((await notesOverContent(page)) > 0) faults.push('notes lie over the screen');
  return faults;
}
