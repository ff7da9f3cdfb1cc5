/** *Dashboard comercial* and *Informe de Ventas* (requirements §7): a figure opens its lines, a line its order; a report is arranged by keyboard. */
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const REPORT = '/sistema/reportes-dinamicos-ventas';

test('from the year to the lines of a brand, and from a line to its order', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/dashboard-comercial');
  const chart = page.getByRole('img', { name: /^Ventas de \d{4} por mes/ });
  await chart.waitFor();
  // On a desk a series is called by its name where it stands; the way into a month is as large as a finger or a pointer needs.
  const [year] = /\d{4}/.exec(await chart.getAttribute('aria-label'));
  await chart.locator('svg').getByText(year, { exact: true }).waitFor();
  expect(await chart.getByRole('list').count()).toBe(0);
  const months = page.getByRole('list', { name: 'Líneas de cada mes' }).getByRole('link');
  const smallest = async () => {
    const sizes = await months.evaluateAll((all) => all.map((e) => e.getBoundingClientRect()));
    return Math.min(...sizes.flatMap(({ width, height }) => [width, height]));
  };
  await expect.poll(smallest).toBeGreaterThanOrEqual(24);
  const brands = page.getByRole('region', { name: 'Marcas' });
  const first = brands.getByRole('listitem').first().getByRole('link');
  await first.click();
  await page.waitForURL((url) => url.pathname === `${REPORT}/lineas` && url.searchParams.get('f').includes('marca'));
  await page.getByText(/^[\d.]+ líneas?$/).waitFor();
  const line = page.locator('.ag-row').first();
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
  await page.getByRole('button', { name: 'Mes, en columnas: mover o quitar' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Quitar' }).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('columnas') === '');
  await expect(table.getByRole('columnheader', { name: /Neto/ })).toHaveCount(1);
  await expect.poll(total).toBe(before);
  await page.reload();
  await table.getByRole('row', { name: /^Total/ }).waitFor();
  await expect.poll(total).toBe(before);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
});

test('the chart of a report shows the greatest first and time from left to right', async ({ page }) => {
  await signIn(page, 'Administrador', REPORT);
  await page.getByRole('table', { name: 'Informe de Ventas' }).waitFor();
  await page.getByRole('button', { name: 'Gráfico' }).click();
  const chart = page.getByRole('img', { name: /^Neto por Marca/ });
  await chart.locator('.recharts-bar-rectangle').first().waitFor();
  expect(await chart.getByText('Otros', { exact: true }).count()).toBe(0);
  // Months at the axis, brands upon each other.
  await expect(chart).toHaveAttribute('aria-label', /^Neto por Marca\. [^:]+: [a-z]{3} \d{4} /);
});
