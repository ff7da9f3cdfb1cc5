/** Every screen under a thumb: on a phone no button, no field and no link of a line of its own is lower than 40 px, and none of the header narrower. */
import { wider } from './support/accessible.mjs';
import { lasting, strayed } from './support/language.mjs';
import { PORTIONS } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';
import { goOn } from './support/walk.mjs';

const LOWEST = 40;
/** The main action of a screen and those beside it: two rows of them push the content down. */
const ACTIONS = 'main header > div + div';

/** What is pressed and lower than a thumb is wide. The words beside a box that is ticked are pressed too; a scale is drawn along. */
const low = (page) =>
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
    LOWEST,
  );

/** What the main action and those beside it do otherwise than everywhere: below the title, 8 px apart, the menu of the others last. */
const unruly = (page) =>
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

/** Rows that are seen at once, px; undefined where there is no list. */
const listHeight = (page) =>
  page.evaluate(() => document.querySelector('main .list-grid')?.getBoundingClientRect().height);
const LOWEST_LIST = 320;

/** How far the button of grouped notes reaches out of the footer that it rests in, over what stands above; px. */
const overContent = (page) =>
  page.evaluate(() => {
    const [notes, footer] = [document.querySelector('[data-notes=grouped]'), document.querySelector('footer')];
    return notes ? footer.getBoundingClientRect().top - notes.getBoundingClientRect().top : 0;
  });

/** All that a screen has otherwise under a thumb. */
async function awkward(page) {
  const faults = [...new Set(await low(page)), ...(await unruly(page)), ...(await wider(page))];
  const actions = await page.locator(ACTIONS).evaluateAll((boxes) => boxes.map((box) => box.offsetHeight));
  if (actions.some((height) => height > 2 * LOWEST)) faults.push('actions of the screen in two rows');
  if ((await listHeight(page)) < LOWEST_LIST) faults.push('a list of few rows');
  if ((await overContent(page)) > 0) faults.push('notes lie over the screen');
  return faults;
}

for (const [title, perfil, screens] of PORTIONS)
  test(
    `what ${title} presses is as high as a thumb, and nothing is wider than the phone`,
    { tag: '@phone' },
    async ({ page }) => {
      await signIn(page, perfil);
      const faults = [];
      // The style guide shows controls as a mouse has them, too.
      for (const ruta of screens.filter((one) => one !== 'estilo')) {
        await goOn(page, `/sistema/${ruta}`);
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true], .mantine-Skeleton-root'));
        for (const fault of await lasting(page, () => awkward(page))) faults.push(`${ruta}: ${fault}`);
        for (const fault of await strayed(page)) faults.push(`${ruta}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );

test('fields of a phone show what is in them, in their middle', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/lista-de-precios');
  await page.getByRole('button', { name: 'Ver al día…' }).tap();
  const hour = page.getByRole('textbox', { name: 'Hora' });
  await hour.fill('23:59');
  expect(await hour.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Más acciones de Lista de Precios' }).tap();
  await page.getByRole('menuitem', { name: 'Simular' }).tap();
  const brands = page.getByRole('dialog').getByPlaceholder('Todas');
  await brands.waitFor();
  const off = () =>
    brands.evaluate((e) => {
      const [inner, outer] = [e, e.closest('.mantine-Input-wrapper')].map((one) => one.getBoundingClientRect());
      return Math.abs(inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    });
  await expect.poll(off).toBeLessThanOrEqual(1);
});
