/** The first thing that anybody sees: the client comes from the gateway, whole, and asks who you are. */
import { expect, screenshots, test } from './support/test.mjs';

test('without a session every address leads to the login, without a fault in the console', async ({ page }) => {
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/#/pedidos-globales');
  await page.locator('input[type=password]').waitFor();
  await page.screenshot({ path: `${screenshots}/login.png` });
  expect(faults).toEqual([]);
});
