/** Pages that say the same to everybody at any time, compared with how they looked: by the browser that npm brings alone, for letters are drawn otherwise elsewhere. */
import { expect, test } from './support/test.mjs';

const { source } = JSON.parse(process.env.CHOSEN_BROWSER);
const PAGES = {
  login: '/login',
  recover: '/recuperar-password',
  'new-password': '/cambio-password/un-enlace',
};

test.skip(source !== 'npm', `letters of another browser (${source}) are drawn otherwise`);

for (const [name, address] of Object.entries(PAGES))
  test(name, { tag: ['@desk', '@phone', '@dark'] }, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.getByRole('main')).toHaveScreenshot(`${name}.png`);
  });
