/** DESPACHO and COURIER leave and arrive from the list: many at once, with driver, courier and tracking numbers. */
import {
  invoiceByCall,
  makeOrder,
  pickByCall,
  productsInStock,
  takeByCall,
  validateByCall,
} from './support/orders.mjs';
import { ask, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('orders leave and are handed over in bulk', async ({ page }) => {
  await signIn(page, 'Administrador');
  const [product] = await productsInStock(page);
  const numbers = [];
  for (const tipo_entrega of ['DESPACHO', 'COURIER']) {
    const number = await makeOrder(page, [[product, 1]], {
      tipo_entrega,
      direccion_despacho: { calle: 'Av. Matta 100', comuna: 'Santiago', region: 'Metropolitana' },
    });
    await validateByCall(page, number);
    await takeByCall(page, number);
    await pickByCall(page, number);
    await invoiceByCall(page, number);
    numbers.push(number);
  }
  const filter = { number: { filterType: 'set', values: numbers } };
  await page.goto(`/sistema/pedidos-globales?f=${encodeURIComponent(JSON.stringify(filter))}`);
  const tick = async () => {
    for (const number of numbers)
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell', { name: String(number), exact: true }) })
        .getByRole('checkbox')
        .first()
        .check();
  };
  await tick();
  await page.getByRole('button', { name: 'Despachar (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Despachar 2 pedidos' });
  await dialog.getByLabel('Chofer').fill('Juan Pérez');
  await dialog.getByLabel('Courier').and(dialog.locator('input')).first().fill('Starken');
  await dialog.getByLabel(`N° de seguimiento del Pedido N° ${numbers[1]}`).fill('990011');
  await dialog.getByRole('button', { name: 'Despachar' }).click();
  await page.getByText('2 pedidos salieron a despacho').waitFor();
  await page.getByRole('gridcell', { name: 'En Ruta' }).nth(1).waitFor();
  const { pedido } = await ask(page, '/pedido_ventas/traerunpedido', { pedido: numbers[1] });
  expect(pedido.despacho).toEqual({ chofer: null, patente: null, courier: 'Starken', seguimiento: '990011' });
  await tick();
  await page.getByRole('button', { name: 'Entregar (2)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar Pedidos' }).click();
  await page.getByText('2 pedidos entregados').waitFor();
  await page.getByRole('gridcell', { name: 'Entregado', exact: true }).nth(1).waitFor();
});
