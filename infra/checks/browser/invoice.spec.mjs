/** An import invoice behind the shared code: captured with its duties explained, found in its list, as Excel, annulled. */
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('the code opens the modules; an invoice is captured, explained, exported and annulled', async ({ page }) => {
  await signIn(page, 'Administrador', '/invoice');
  await must(page, '/invoice/acceso', { accion: 'cambiar', codigo: 'embarques' });
  const grid = { accion: 'grid', startRow: 0, endRow: 20, filterModel: {}, sortModel: [] };
  expect((await ask(page, '/invoice/listar', grid)).mensaje).toBe('Ingresa el código de acceso');
  await page.reload();
  const code = page.getByRole('textbox', { name: 'Código de acceso' });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Ingresa el código de acceso').waitFor();
  await code.fill('equivocado');
  await code.press('Enter');
  await page.getByText('Código incorrecto').waitFor();
  await code.fill('embarques');
  await code.press('Enter');

  const factura = `HK-${Date.now().toString(36)}`;
  const field = (name) => page.getByRole('textbox', { name, exact: true });
  await page.locator('input[name=proveedor]').fill('Hangzhou Vision Export Ltd');
  await field('Factura proveedor').fill(factura);
  await page.locator('input[name=marca]').fill('Hikvision');
  await field('Tipo de cambio').fill('950');
  await field('Dólar aduanero').fill('940,5');
  await field('Flete').fill('120');
  await field('Seguro').fill('30');
  await field('Modelo salida, producto 1').fill('DS-2CD2043G2');
  await field('Cantidad invoice, producto 1').fill('30');
  await field('Unitario, producto 1').fill('50');
  await field('Unitario, producto 1').press('Tab');
  await page.getByText('FOB US$ 1,500.00 + flete US$ 120.00 + seguro US$ 30.00').waitFor();
  await page.getByText('19% de valor aduanero $1.551.825 + derechos $93.110').waitFor();
  await page.getByRole('button', { name: 'Guardar invoice' }).click();

  const sheet = page.getByRole('dialog');
  await sheet.getByText(factura).waitFor();
  await sheet.getByText('$312.538', { exact: true }).waitFor();
  const file = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Excel', exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/^Invoice \d+\.xlsx$/);
  const number = Number(new URL(page.url()).searchParams.get('invoice'));
  await must(page, '/invoice/anular', { id: number, motivo: 'De prueba' });
  await page.reload();
  await sheet.getByText('De prueba').waitFor();
});
