/** Code that does not come: the shell lives on, says so, and fetches it by itself; and what the browser says of its connection. */
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const OUTAGE = /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|WebSocket/;

test.describe(() => {
  test.use({ allow: OUTAGE });
  test('a screen and Ctrl-K whose code cannot be had leave the shell alive, and come once they can', async ({
    page,
  }) => {
    const blocked = /\/assets\/(spotlight|auditoria)[^/]*\.(js|css)/;
    // The code of the search comes by itself a second after the screen.
    await page.route(blocked, (route) => route.abort());
    await signIn(page, 'Administrador', '/sistema/mantencion');
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').getByText('Esto no se pudo cargar').waitFor();
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true);
    await page.unroute(blocked);
    await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('combobox', { name: 'Buscar' }).waitFor();
    await page.keyboard.press('Escape');

    await page.route(blocked, (route) => route.abort());
    await page.getByRole('link', { name: 'Auditoría' }).first().click();
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true);
    await page.unroute(blocked);
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Auditoría' }).waitFor();
    await page.locator('.ag-cell').filter({ hasText: /\S/ }).first().waitFor();
  });
});

test.describe(() => {
  test.use({ allow: OUTAGE });
  test('a browser that goes offline says so, and what was asked for meanwhile comes by itself', async ({ page }) => {
    const early = /\/assets\/spotlight/;
    await page.route(early, (route) => route.abort());
    await signIn(page, 'Administrador', '/sistema/mantencion');
    await page.context().setOffline(true);
    await page.unroute(early);
    const told = page.getByText('Sin conexión', { exact: true });
    await told.waitFor();
    // It pushes the screen down, which still ends where the window does.
    await expect(async () => {
      const bar = await told.locator('..').boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    }).toPass();
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').getByText('Esto no se pudo cargar: no hay conexión').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('combobox', { name: 'Buscar' }).waitFor();
    await told.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    // What the pointer merely rested on was not asked for in vain: the browser would never ask for it again.
    await page.context().setOffline(true);
    await told.waitFor();
    await page.getByRole('link', { name: 'Clientes', exact: true }).first().hover();
    await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
    await page.getByRole('main').getByText('Esto no se pudo cargar: no hay conexión').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();
  });
});
