/** *Nueva cotización* without the mouse: forty lines by keyboard, faster than the search answers, and forty by paste. */
import { anyCustomer, productsInStock } from './support/orders.mjs';
import { ask, signIn } from './support/session.mjs';
import { expect, screenshots, test } from './support/test.mjs';

const LINES = 40;

/** The editor with a customer chosen, what to sell, and the product search with the cursor in it. */
async function begun(page, another) {
  const office = await another();
  await signIn(office, 'Administrador');
  const customer = await anyCustomer(office);
  const found = (await productsInStock(office)).filter((p) => p.codigo.length > 2);
  const products = Array.from({ length: LINES }, (_, n) => found[n % found.length]);
  await signIn(page, 'Administrador', '/sistema/nueva-cotizacion');
  await page.getByPlaceholder('Nombre o RUT').fill(customer.legalcode);
  await page.keyboard.press('Enter');
  const search = page.getByPlaceholder('Código, part number o nombre');
  await expect(search).toBeFocused();
  return { office, customer, products, search };
}

/** Saves, and gives what the server has of it. */
async function saved(page, office) {
  await expect(page.getByText(`${LINES} líneas ·`)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/nueva-cotizacion\/\d+$/);
  const cotizacion = /\d+$/.exec(page.url())[0];
  return (await ask(office, '/web/cotizaciones/listar', { accion: 'unica', cotizacion })).cotizacion;
}

test('forty lines: part number, Enter, quantity, Enter, next', async ({ page, another }) => {
  const { office, customer, products } = await begun(page, another);
  for (const [n, product] of products.entries()) {
    await page.keyboard.type(product.codigo);
    await page.keyboard.press('Enter');
    await page.keyboard.type(String(n + 1));
    await page.keyboard.press('Enter');
  }
  const quotation = await saved(page, office);
  expect(quotation.cliente._id).toBe(customer._id);
  expect(quotation.productos_cotizacion.map((line) => [line.producto._id, line.cantidad])).toEqual(
    products.map((product, n) => [product._id, n + 1]),
  );
  await page.screenshot({ path: `${screenshots}/nueva-cotizacion.png` });
});

test('forty rows of a spreadsheet; what was typed and not saved is there after a reload', async ({ page, another }) => {
  const { office, products, search } = await begun(page, another);
  const text = products.map((product, n) => `${product.part_number}\t${n + 1}`).join('\n');
  await search.evaluate((input, rows) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', rows);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(page.getByText(`${LINES} líneas ·`)).toBeVisible();
  await page.reload();
  await page.getByText('Recuperamos lo que no habías guardado').waitFor();
  const quotation = await saved(page, office);
  expect(quotation.productos_cotizacion.map((line) => [line.producto._id, line.cantidad])).toEqual(
    products.map((product, n) => [product._id, n + 1]),
  );
});
