/**
 * Every screen, opened by its address on a laptop and looked at there and on a phone, light and dark: accessible, nothing
 * wider than the window; few files; one language of type, corners and controls; eight columns of each list, and no
 * figure, date or RUT cut. One walk: to open a screen costs more than any one of the looks; in shares, so that no spec is long.
 */
import { COLOURS, SIZES, violations, wider, ZOOMED } from './accessible.mjs';
import { filesOf, judgeFiles } from './files.mjs';
import { lasting, strayed } from './language.mjs';
import { PORTIONS } from './screens.mjs';
import { signIn } from './session.mjs';
import { expect, screenshots } from './test.mjs';

export const PUBLIC = ['/login', '/terminal', '/recuperar-password', `/cambio-password/enlace.${'a'.repeat(43)}`];

const settled = async (page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A list's tools are in their place but asleep until its grid has come; the style guide shows a skeleton for its own sake.
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'main [aria-busy=true], .mantine-Skeleton-root:not(article[aria-label=Skeleton] *), [role=toolbar] [data-disabled]',
      ),
  );
};

const SCHEME = () => document.documentElement.dataset.mantineColorScheme;
/** The page in other colours, as when the evening comes; nothing is loaded anew. */
const turned = async (page, colorScheme) => {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(SCHEME)).toBe(colorScheme);
};

/** Columns of the list that are seen whole, and those that are not; the box that chooses a row and its menu are none. */
const columnsSeen = (page) =>
  page.locator('main .ag-root').evaluate((root) => {
    const { right } = root.getBoundingClientRect();
    const heads = [...root.querySelectorAll('.ag-header-cell')].filter(
      (head) => !['', 'Elegir', 'Acciones'].includes(head.textContent.trim()),
    );
    const seen = heads.filter((head) => head.getBoundingClientRect().right <= right + 1).length;
    return { seen, hidden: heads.length - seen };
  });

/** Eight; of a list that has fewer, all that it has: one column alone would be a list that lost the rest. */
const judged = ({ seen, hidden }) => (seen >= 6 && hidden === 0 ? 8 : seen);

/** Lists that were looked at, of a share: a walk that meets none would judge nothing. */
let lists = 0;
/** Portions that were walked to their end in this process: after a red one the runner goes on in another, which counts anew. */
let walked = 0;

/** How a screen of the system is drawn on the laptop that it was opened on. */
async function drawn(page, address) {
  if (!address.endsWith('/estilo') && (await page.locator('main .ag-header-cell').count()) > 0) {
    lists += 1;
    await expect.poll(async () => judged(await columnsSeen(page)), `columns of ${address}`).toBe(8);
  }
  return strayed(page);
}

const LAPTOP = SIZES['escritorio de 1366 px'];
const picture = (page, address, theme) =>
  page.screenshot({ path: `${screenshots}/pantalla${address.replaceAll('/', '-')}-${theme}.png` });

export const visit =
  (addresses, perfil) =>
  async ({ page }) => {
    if (perfil) await signIn(page, perfil);
    const faults = [];
    const loaded = [];
    for (const address of addresses) {
      await page.setViewportSize(LAPTOP);
      await page.goto(address);
      await settled(page);
      if (perfil) for (const fault of await drawn(page, address)) faults.push(`${address}: ${fault}`);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await settled(page);
        for (const fault of await lasting(page, async () => [...(await violations(page)), ...(await wider(page))]))
          faults.push(`${address} (${size}): ${fault}`);
        if (viewport === LAPTOP && perfil) loaded.push({ ruta: address, files: await filesOf(page) });
        if (viewport !== LAPTOP) await picture(page, address, 'light');
        // The dark screen is the one that was just judged, in other colours.
        await turned(page, 'dark');
        for (const fault of await lasting(page, () => violations(page, undefined, COLOURS)))
          faults.push(`${address} (${size}, dark): ${fault}`);
        if (viewport !== LAPTOP) await picture(page, address, 'dark');
        await turned(page, 'light');
      }
      // A desk of 1366 px at 200 %: everything is still there without scrolling sideways.
      await page.setViewportSize(ZOOMED);
      await settled(page);
      for (const fault of await lasting(page, () => wider(page))) faults.push(`${address} (al 200 %): ${fault}`);
    }
    walked += 1;
    expect(faults).toEqual([]);
    judgeFiles(loaded);
  };
/** Specs that share the screens, by the number in their names. */
const SHARES = 10;
export const onLaptop = { colorScheme: 'light', viewport: LAPTOP };

/** The trials of one share of the screens, from 1: `[title, trial]`. */
export const shareOfScreens = (share) => {
  const portions = PORTIONS.filter((_, n) => n % SHARES === share - 1);
  return [
    ...portions.map(([title, perfil, screens]) => [
      `screens of ${title}`,
      visit(
        screens.map((ruta) => `/sistema/${ruta}`),
        perfil,
      ),
    ]),
    // What a red portion leaves uncounted is told by its own failure.
    ['lists were met', () => walked < portions.length || expect(lists).toBeGreaterThan(2)],
  ];
};
