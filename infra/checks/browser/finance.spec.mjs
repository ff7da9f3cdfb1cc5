/** Finanzas: a credit note and the tax documents of an order; a customer's payment, and its reversal. A reseller orders. */
import { readFile } from 'node:fs/promises';
import { makeOrder, productsInStock, validateByCall } from './support/orders.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('what an invoice billed is taken back in part: sheet, list, documents and what is owed say so', async ({
  page,
  another,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const [product] = await productsInStock(office);
  const number = await makeOrder(office, [[product, 3]], { condicion_pago: '030' });
  await validateByCall(office, number);
  await must(office, '/pedido_ventas/facturar', { pedido: number, sin_picking: true });
  await signIn(page, 'Finanzas', `/sistema/pedidos-globales?pedido=${number}&ver=nota_credito`);
  const form = page.getByRole('dialog', { name: `Nota de crédito del Pedido N° ${number}` });
  const units = form.getByRole('textbox', { name: `Unidades de ${product.part_number} que se acreditan` });
  await expect(units).toHaveValue('3');
  await units.fill('4');
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Llegó golpeado');
  await form.getByRole('button', { name: 'Emitir nota de crédito' }).click();
  await expect(form.getByText('Quedan 3').first()).toBeVisible();
  await units.fill('1');
  await expect(form.getByText('$11.900')).toBeVisible();
  await form.getByRole('button', { name: 'Emitir nota de crédito' }).click();
  await expect(form).toHaveCount(0);
  await page.goto(`/sistema/pedidos-globales?pedido=${number}&ver=documentos`);
  const documents = page.getByRole('dialog', { name: `Documentos tributarios del Pedido N° ${number}` });
  await expect(documents.getByRole('row')).toHaveCount(3);
  const coming = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^XML de Nota de crédito/ }).click();
  const xml = await readFile(await (await coming).path(), 'utf8');
  expect(xml).toContain('<TipoDTE>61</TipoDTE>');
  expect(xml).toContain('<MntTotal>11900</MntTotal>');
  const printed = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^PDF de Factura/ }).click();
  expect((await readFile(await (await printed).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect
    .poll(async () => {
      const filterModel = { number: { filterType: 'number', type: 'equals', filter: number } };
      const { rows } = await ask(page, '/facturas_impagas/listar', {
        accion: 'clientes',
        startRow: 0,
        endRow: 10,
        sortModel: [],
        filterModel,
      });
      return rows?.map(({ saldo_factura }) => saldo_factura);
    })
    .toEqual([23_800]);
});

test('a payment is registered, its invoice leaves the list, and reversed it comes back', async ({ page }) => {
  await signIn(page, 'Finanzas', '/sistema/facturas-impagas/clientes');
  const row = page.locator('[row-index="0"]');
  const cell = row.locator('[col-id=folio]');
  await expect(cell).toHaveText(/^\d+$/);
  const folio = await cell.textContent();
  await row.getByRole('button', { name: 'Acciones de la fila' }).click();
  await page.getByRole('menuitem', { name: 'Registrar pago' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'N° de cheque u operación' }).fill('Cheque 12');
  await form.getByRole('button', { name: 'Registrar pago' }).click();
  const paidFor = page.locator('.ag-cell[col-id=folio]').filter({ hasText: new RegExp(`^${folio}$`) });
  await expect(paidFor).toHaveCount(0);
  await page.goto('/sistema/facturas-impagas/pagos');
  await page.getByLabel('Filtro rápido').fill(folio);
  const first = page.locator('[row-index="0"]');
  await expect(first.locator('[col-id=factura_pagada]')).toHaveText(folio);
  await expect(page.locator('[row-index="1"]')).toHaveCount(0);
  await first.getByRole('button', { name: 'Acciones de la fila' }).click();
  await page.getByRole('menuitem', { name: 'Reversar pago' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Cheque devuelto');
  await dialog.getByRole('button', { name: 'Reversar pago' }).click();
  await expect(first.locator('[col-id=estado]')).toHaveText('Reversado');
  await page.goto('/sistema/facturas-impagas/clientes');
  await expect(paidFor.first()).toBeVisible();
});

test('a reseller finds a product at its price, sends its order and follows it', async ({ page }) => {
  await signIn(page, 'Reseller', '/sistema/ordenes-de-compra');
  await page.getByRole('link', { name: 'Nueva orden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva orden de compra' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Tu N° de orden de compra' }).fill('OC-4471');
  await page.getByRole('textbox', { name: 'Agregar producto' }).fill('3*DS');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('$');
  await first.click();
  await expect(page.getByRole('textbox', { name: /^Cantidad de / })).toHaveValue('3');
  await page.getByRole('button', { name: 'Enviar orden' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Pendiente Validacion Administrativa');
  await expect(sheet).toContainText('OC-4471');
});
