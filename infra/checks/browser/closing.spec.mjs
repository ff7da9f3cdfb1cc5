/** Hands faster than the machine: what is pressed while a sheet closes reaches the list behind it, and nothing is left twice. */
import { makeOrder, productsInStock } from './support/orders.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('Esc three times closes one sheet, and the arrow after it is at the rows', async ({ page }) => {
  await signIn(page, 'Administrador');
  const [product] = await productsInStock(page);
  const number = await makeOrder(page, [[product, 1]]);
  await page.goto('/sistema/landing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/sistema/pedidos-globales');
  // A fifth of this machine: closing takes longer than the next key.
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 5 });
  const cell = page.locator('[row-index="0"] .cell-id');
  const sheet = page.getByRole('dialog');
  const close = async () => {
    await sheet.getByRole('button', { name: 'PDF' }).waitFor();
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Escape')));
  };
  // Opened three times by one row: one way back, and one Esc.
  await cell.filter({ hasText: /\d/ }).click();
  const before = await page.evaluate(() => history.length);
  await Promise.all([1, 2, 3].map(() => page.keyboard.press('Enter')));
  await close();
  await expect(cell).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(page).toHaveURL(/\/sistema\/pedidos-globales$/);
  // A link has no row that the focus could go back to: the arrow brings it there.
  await page.goto(`/sistema/pedidos-globales?pedido=${number}`);
  await close();
  await page.keyboard.press('ArrowDown');
  await expect(cell).toBeFocused();
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The menu of a row, pressed twice, is a menu.
  await page.locator('[row-index="0"]').getByRole('button', { name: 'Acciones de la fila' }).dblclick();
  await page.getByRole('menu').waitFor();
  expect(await sheet.count()).toBe(0);
});
