/** Every screen, light and dark, on a desk and on a phone: accessible, nothing wider than the window. */
import { COLOURS, overhang, SIZES, violations, ZOOMED } from './support/accessible.mjs';
import { PORTIONS, QUEUES } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, screenshots, test } from './support/test.mjs';

const PUBLIC = ['/login', '/terminal', '/recuperar-password', `/cambio-password/enlace.${'a'.repeat(43)}`];

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
const visit =
  (addresses, perfil) =>
  async ({ page }) => {
    if (perfil) await signIn(page, perfil);
    const faults = [];
    for (const address of addresses) {
      await page.goto(address);
      await settled(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await settled(page);
        for (const fault of await violations(page)) faults.push(`${address} (${size}): ${fault}`);
        const wide = await overhang(page);
        if (wide > 0) faults.push(`${address} (${size}): ${wide} px wider than the window`);
        // The dark screen is the one that was just judged, in other colours.
        await turned(page, 'dark');
        for (const fault of await violations(page, undefined, COLOURS))
          faults.push(`${address} (${size}, dark): ${fault}`);
        await page.screenshot({ path: `${screenshots}/pantalla${address.replaceAll('/', '-')}-dark.png` });
        await turned(page, 'light');
      }
      // A desk of 1366 px at 200 %: everything is still there without scrolling sideways.
      await page.setViewportSize(ZOOMED);
      await settled(page);
      const zoomed = await overhang(page);
      if (zoomed > 0) faults.push(`${address} (al 200 %): ${zoomed} px wider than the window`);
      await page.setViewportSize(Object.values(SIZES).at(-1));
      await page.screenshot({ path: `${screenshots}/pantalla${address.replaceAll('/', '-')}-light.png` });
    }
    expect(faults).toEqual([]);
  };
test.describe(() => {
  test.use({ colorScheme: 'light', viewport: SIZES['escritorio de 1366 px'] });
  test('public pages', visit(PUBLIC));
  for (const [title, perfil, screens] of PORTIONS)
    test(
      `screens of ${title}`,
      visit(
        screens.map((ruta) => `/sistema/${ruta}`),
        perfil,
      ),
    );
});
// A wallboard has one theme, and a screen of its own size.
test.describe(() => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  test('wallboards', async ({ page }) => {
    for (const queue of QUEUES) {
      await page.goto(`/${queue}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect([queue, await violations(page)]).toEqual([queue, []]);
    }
  });
});
