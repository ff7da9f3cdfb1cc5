/** *Dashboard comercial* and *Informe de Ventas* (requirements §7): a figure opens its lines, a line its order; a report is arranged by keyboard. */
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const REPORT = '/sistema/reportes-dinamicos-ventas';

test('from the year to the lines of a brand, and from a line to its order', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/dashboard-comercial');
  await page.getByRole('img', { name: /^Ventas de \d{4} por mes/ }).waitFor();
  const brands = page.getByRole('region', { name: 'Marcas' });
  const first = brands.getByRole('listitem').first().getByRole('link');
  await first.click();
  await page.waitForURL((url) => url.pathname === `${REPORT}/lineas` && url.searchParams.get('f').includes('marca'));
  await page.getByText(/^[\d.]+ líneas?$/).waitFor();
  const line = page.locator('.ag-row').first();
  await line.locator('.ag-cell').filter({ hasText: /\S/ }).first().waitFor();
  const number = await line.locator('[col-id="number"]').innerText();
  await line.locator('[col-id="number"]').dblclick();
  await page.waitForURL(`**/sistema/pedido/${number}`);
});

test('a report is arranged by keyboard, says the same after a reload, and its sheet comes', async ({ page }) => {
  await signIn(page, 'Administrador', REPORT);
  const table = page.getByRole('table', { name: 'Informe de Ventas' });
  await table.getByRole('row', { name: /^Total/ }).waitFor();
  const total = () =>
    table
      .getByRole('row', { name: /^Total/ })
      .getByRole('link')
      .last()
      .innerText();
  const before = await total();
  await page.getByRole('button', { name: 'Mes, en columnas: mover o quitar' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Quitar' }).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('columnas') === '');
  await expect(table.getByRole('columnheader', { name: /Neto/ })).toHaveCount(1);
  expect(await total()).toBe(before);
  await page.reload();
  await table.getByRole('row', { name: /^Total/ }).waitFor();
  expect(await total()).toBe(before);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
});
