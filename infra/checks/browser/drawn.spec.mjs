/** Every screen is drawn in one language: sizes and weights of type, figures, corners, heights of controls. And no figure, date or RUT of a list is cut. */
import { strayed } from './support/language.mjs';
import { SCREENS_BY_PROFILE } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

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
      for (const fault of await strayed(page)) seen.push(`${ruta}: ${fault}`);
    }
    expect(seen).toEqual([]);
  });
