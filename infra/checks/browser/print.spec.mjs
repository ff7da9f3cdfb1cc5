/** What the browser prints: the screen or the sheet, whole, without what is pressed; labels one on each. */
import { makeOrder, productsInStock } from './support/orders.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const sheets = async (page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('a screen, a sheet over its list and labels are printed whole', async ({ page }) => {
  await signIn(page, 'Administrador');
  const products = await productsInStock(page);
  const number = await makeOrder(
    page,
    products.slice(0, 30).map((product) => [product, 1]),
  );
  await page.goto(`/sistema/pedidos-globales?pedido=${number}&ver=etiquetas`);
  await page.getByLabel('Bultos').fill('3');
  await page.getByText('Bulto 3 de 3').waitFor();
  expect(await sheets(page)).toBe(3);

  await page.goto(`/sistema/pedidos-globales?pedido=${number}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'PDF' }).waitFor();
  const last = sheet.locator('tbody tr').last();
  await last.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await expect(page.getByRole('button', { name: 'PDF' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeHidden();
  // Whole: nothing of it is left in a box that would scroll.
  const scrolling = () =>
    sheet.evaluate(
      (root) =>
        [...root.querySelectorAll('*')].filter(
          (e) => /auto|scroll|hidden/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 40,
        ).length,
    );
  await expect.poll(scrolling).toBe(0);
  await page.emulateMedia({ media: null });
  expect(await sheets(page)).toBeGreaterThan(1);

  await page.goto(`/sistema/pedido/${number}`);
  await page.locator('main tbody tr').last().waitFor();
  expect(await sheets(page)).toBeGreaterThan(1);

  await page.goto('/sistema/clientes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(page.locator('.ag-row:not(.row-loading) .ag-cell').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
