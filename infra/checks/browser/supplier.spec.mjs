/** Proveedor: own open orders without prices, one confirmed with its day; the buyer's sheet says so, and what comes is told with the stock. */
import { ask, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('a supplier confirms an own order; its buyer is told, and the product says what is to come', async ({
  page,
  another,
}) => {
  await signIn(page, 'Proveedor', '/sistema/stock-proveedor');
  await page.getByText('Órdenes abiertas', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Órdenes abiertas' })).toBeVisible();
  const list = await ask(page, '/orden_compras/listar', { accion: 'gridproveedor' });
  const order = list.rows.find(({ estado }) => estado === 'Emitida');
  expect(Object.keys(order).filter((name) => /precio|costo|total$|moneda/.test(name))).toEqual([]);
  await page.getByRole('gridcell', { name: String(order.number), exact: true }).dblclick();
  const sheet = page.getByRole('dialog', { name: `Orden de Compra N° ${order.number}` });
  await expect(sheet.getByRole('group', { name: 'Productos de la orden, tabla' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirmar despacho' }).click();
  const form = page.getByRole('dialog', { name: `Confirmar la Orden de Compra N° ${order.number}` });
  await form.getByRole('textbox', { name: 'Fecha de despacho' }).fill('31-12-2098');
  await form.getByRole('textbox', { name: 'Nota para el comprador' }).fill('Sale en dos pallets');
  await form.getByRole('button', { name: 'Confirmar despacho' }).click();
  await expect(form).toHaveCount(0);
  await expect(sheet.getByText('31-12-2098').first()).toBeVisible();
  const steps = sheet.getByRole('region', { name: 'Historia de la orden' });
  await expect(steps.getByText('Despacho confirmado')).toBeVisible();
  await expect(steps.getByText('Sale en dos pallets')).toBeVisible();
  await expect(steps.getByText('Orden recibida')).toBeVisible();
  await page.keyboard.press('Escape');

  const office = await another();
  await signIn(office, 'Administrador', `/sistema/ordenes-de-compra-importacion?oc=${order.number}`);
  const bought = office.getByRole('dialog', { name: `Orden de Compra N° ${order.number}` });
  await expect(bought.getByText('Sale en dos pallets').first()).toBeVisible();
  await office.goto('/sistema/ordenes-de-compra-importacion');
  await office.getByRole('gridcell', { name: String(order.number), exact: true }).waitFor();
  const { rows } = await ask(office, '/productos/listar', {
    accion: 'reportestock',
    filterModel: { por_recibir: { filterType: 'number', type: 'greaterThan', filter: 0 } },
  });
  const [coming] = rows;
  await office.goto(`/sistema/stock-ejecutivos?codigo_sap=${encodeURIComponent(coming.codigo_sap)}`);
  await office
    .getByText(/^Llegan? .+/)
    .first()
    .waitFor();
  await office.goto('/sistema/reportes/stock-productos');
  await office.getByRole('gridcell').first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sistema/stock-proveedor/ordenes');
  await page.getByText(String(order.number)).first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
