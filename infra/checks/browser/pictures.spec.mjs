/** Pages that say the same to everybody at any time, and every component, compared with how they looked: by the browser that npm brings alone, for letters are drawn otherwise elsewhere. */
import { signIn } from './support/session.mjs';
import { expect, skipOtherLetters, test } from './support/test.mjs';

const PAGES = {
  login: '/login',
  recover: '/recuperar-password',
  'new-password': `/cambio-password/enlace.${'a'.repeat(43)}`,
};

skipOtherLetters();

for (const [name, address] of Object.entries(PAGES))
  test(name, { tag: ['@desk', '@phone', '@dark'] }, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.getByRole('main')).toHaveScreenshot(`${name}.png`);
  });

/** Every component in every state; they hold no data of the company and no time of day. */
test('style guide', { tag: ['@desk', '@dark'] }, async ({ page }) => {
  // A picture of each whole section; nothing scrolls below the header, whose figures change.
  test.slow();
  await page.setViewportSize({ width: 1440, height: 12_000 });
  await signIn(page, 'Administrador', '/sistema/estilo');
  await page.getByRole('heading', { level: 1, name: 'Estilo' }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const name of ['Bases', 'Controles', 'Estados', 'Piezas', 'Listas', 'Documentos', 'Gráficos']) {
    const region = page.getByRole('region', { name, exact: true });
    // Each at the top of the page: what stands above it ends at a part of a pixel, and moved it by one.
    await region.evaluate((shown) => {
      for (const one of shown.parentElement.children) one.style.display = one === shown ? '' : 'none';
    });
    await expect(region).toHaveScreenshot(`style-${name.toLowerCase().replace('á', 'a')}.png`);
    await region.evaluate((shown) => {
      for (const one of shown.parentElement.children) one.style.display = '';
    });
  }
});
