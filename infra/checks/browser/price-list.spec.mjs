/** The seller's stock and price list, and an Administrador who changes prices. */
import { anyCustomer, productsInStock } from './support/orders.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const grid = (page) => page.locator('.ag-cell').filter({ hasText: /\S/ }).first();

test('a seller finds a product in the stock list, with its prices and no cost', async ({ page, another }) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const [product] = await productsInStock(office);
  await signIn(page, 'Ejecutivo de Ventas', '/sistema/stock-ejecutivos');
  await grid(page).waitFor();
  expect(await page.getByText('Costo Unitario').count()).toBe(0);
  await page.getByLabel('Filtro rápido').fill(product.part_number);
  await page.locator('.ag-cell').getByText(product.part_number, { exact: true }).first().waitFor();
});

test('the price list of a customer is that of the customer, by the type that buys', async ({ page, another }) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const customer = await anyCustomer(office);
  const page1 = { startRow: 0, endRow: 1, sortModel: [], filterModel: {} };
  const own = await ask(office, '/productos/listar', {
    accion: 'gridlistaprecioventas',
    cliente: customer._id,
    moneda: 'pesos',
    ...page1,
  });
  await signIn(page, 'Administrador', '/sistema/lista-de-precios');
  await grid(page).waitFor();
  await page.getByText('Costo Unitario').first().waitFor();
  const left = async (part) => (await part.boundingBox()).x;
  await expect(async () => {
    expect(await left(page.getByLabel('Cliente', { exact: true }))).toBe(await left(page.getByLabel('Filtro rápido')));
  }).toPass();
  await page.getByLabel('Cliente', { exact: true }).fill(customer.nombre);
  await page.getByRole('option').filter({ hasText: customer.nombre }).first().click();
  await page.getByText('Precio del cliente').first().waitFor();
  const written = `$${own.rows[0].precio.toLocaleString('es-CL')}`;
  await page.locator('.ag-cell').getByText(written).first().waitFor();
});

test('a price by hand asks for its reason, is shown with it, and is taken back', async ({ page }) => {
  await signIn(page, 'Administrador');
  const [product] = await productsInStock(page);
  await page.goto(`/sistema/productos?producto=${product._id}&pestana=precios`);
  await page.getByRole('button', { name: 'Cambiar precio' }).click();
  const form = page.getByRole('dialog', { name: /^Cambiar precio de/ });
  // In the place of the sheet, not over it.
  const button = page.locator('button:has-text("Cambiar precio")').first();
  await form.waitFor();
  await expect(button).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await form.getByRole('textbox', { name: /^Precio/ }).fill('123450');
  await form.getByRole('button', { name: 'Cambiar precio' }).click();
  await form.getByText('Ingresa este dato').first().waitFor();
  await form.getByRole('textbox', { name: /^Motivo/ }).fill('Iguala una oferta');
  await form.getByRole('button', { name: 'Cambiar precio' }).click();
  await form.waitFor({ state: 'detached' });
  await page
    .getByText(/Iguala una oferta/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Retirar' }).first().click();
  await page.getByRole('dialog', { name: 'Retirar el precio' }).getByRole('textbox').fill('Fin de la oferta');
  await page.getByRole('button', { name: 'Retirar precio' }).click();
  await page.getByText('Precio retirado').first().waitFor();
});

test('a bulk change shows its effect, is worked through and undone', async ({ page }) => {
  await signIn(page, 'Administrador');
  const [product] = await productsInStock(page);
  const prices = async () =>
    (await ask(page, '/productos/listar', { accion: 'listaprecioFichaProducto', id: product._id })).precios;
  const before = await prices();
  const { lote } = await must(page, '/lista_precios/modificar', {
    accion: 'masivo',
    cambio: { tipo: 'porcentaje', porcentaje: 10, columnas: ['gold'] },
    filtro: { ids: [product._id] },
    motivo: 'Alza de prueba',
  });
  await page.goto('/sistema/lista-de-precios/cambios');
  const row = page.locator('.ag-row').filter({ hasText: 'Alza de prueba' }).first();
  await row.getByText('Aplicado').waitFor();
  await expect.poll(async () => (await prices()).gold).toBeGreaterThan(before.gold);
  await must(page, '/lista_precios/modificar', { accion: 'deshacer', lote, motivo: 'Era de prueba' });
  await row.getByText('Deshecho').waitFor();
  await expect.poll(prices).toEqual(before);
});
