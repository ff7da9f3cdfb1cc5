/** Ten whole screens with planted data, light and dark, compared with how they looked: by the browser that npm brings alone. */
import { signIn } from './support/session.mjs';
import { plant } from './support/planted.mjs';
import { expect, skipOtherLetters, test } from './support/test.mjs';

const PLANTED = {
  Administrador: {
    landing: 'landing',
    orders: 'pedidos-globales',
    order: 'pedido/10133',
    quotations: 'listado-cotizaciones',
    quotation: 'cotizacion/76',
    customers: 'clientes',
    prices: 'lista-de-precios',
    commercial: 'dashboard-comercial',
  },
  'Ejecutivo de Ventas': { forecast: 'fef', sales: 'mis-ventas' },
};

skipOtherLetters();
test.use({ viewport: { width: 1366, height: 800 } });

for (const [perfil, screens] of Object.entries(PLANTED))
  test(`whole screens of ${perfil}`, async ({ page }) => {
    await signIn(page, perfil);
    for (const [name, address] of Object.entries(screens)) {
      const { missing, keep } = await plant(page, name);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/sistema/${address}`);
      const main = page.getByRole('main');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForFunction(
        () =>
          !document.querySelector('main :is([aria-busy=true], .mantine-Skeleton-root, [role=toolbar] [data-disabled])'),
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft([name, missing]).toEqual([name, []]);
      // A screen that says why it is empty is a picture of nothing: its number is no longer one of the demo.
      await expect.soft(main).not.toContainText(/no se pud(o|ieron)/);
      await expect.soft(main).toHaveScreenshot(`screen-${name}.png`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.soft(main).toHaveScreenshot(`screen-${name}-dark.png`);
      keep();
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
