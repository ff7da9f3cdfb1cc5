/** Fields under a thumb; `screens-1…10` judge the heights of what is pressed. */
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

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
