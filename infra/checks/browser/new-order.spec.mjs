/** *Nuevo pedido* without the mouse: customer, products one after the other, quantities, sent. */
import AxeBuilder from '@axe-core/playwright';
import { anyCustomer, productsInStock } from './support/orders.mjs';
import { ask, signIn } from './support/session.mjs';
import { expect, screenshots, test } from './support/test.mjs';

/** Waits until the field with this label has the cursor. */
const focused = (page, label) =>
  page.waitForFunction((text) => {
    const at = document.activeElement;
    return (at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? '').startsWith(text);
  }, label);
const press = (page, ...keys) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test('customer, then products; Enter adds and asks for the quantity, there it goes on; arrows reach quantities; Ctrl+Enter sends', async ({
  page,
  another,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const customer = await anyCustomer(office);
  const [first, second, third] = (await productsInStock(office)).filter((p) => p.codigo.length > 2);
  await signIn(page, 'Administrador', '/sistema/pedidos-globales');
  await page.getByRole('button', { name: 'Nuevo pedido' }).click();
  await focused(page, 'Cliente');
  await page.keyboard.press('Tab');
  await focused(page, 'Agregar producto');
  await page.keyboard.press('Shift+Tab');
  await focused(page, 'Cliente');
  // As fast as people type: Enter before any answer has come.
  await page.keyboard.type(customer.legalcode);
  await page.keyboard.press('Enter');
  await focused(page, 'Agregar producto');
  const line = (product) => page.getByLabel(`Cantidad de ${product.part_number}`, { exact: true });
  for (const [typed, product] of [
    [first.codigo, first],
    [`2*${second.codigo}`, second],
    [third.codigo, third],
  ]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await line(product).waitFor();
    await focused(page, `Cantidad de ${product.part_number}`);
    await page.keyboard.press('Enter');
    await focused(page, 'Agregar producto');
    await expect(page.getByLabel('Agregar producto').and(page.locator('input'))).toHaveValue('');
  }
  await page.keyboard.press('ArrowDown');
  await focused(page, `Cantidad de ${third.part_number}`);
  await page.keyboard.type('3');
  await press(page, 'ArrowUp', 'ArrowUp');
  await focused(page, `Cantidad de ${first.part_number}`);
  await press(page, 'Tab');
  await focused(page, `Valor unitario de ${first.part_number}`);
  await press(page, 'Enter');
  await focused(page, 'Agregar producto');
  // Ctrl+Enter never drops what is still in the search.
  await page.keyboard.type('a medias');
  await press(page, 'Control+Enter');
  await page.getByText('«a medias» todavía no está en el pedido: agrégalo con Enter o bórralo.').waitFor();
  const { violations } = await new AxeBuilder({ page })
    .include('.mantine-Modal-content')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
  await page.screenshot({ path: `${screenshots}/nuevo-pedido.png` });
  await press(page, 'Control+a', 'Delete', 'Control+Enter');
  await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('pedido') ?? ''));
  const { pedido } = await ask(office, '/pedido_ventas/traerunpedido', {
    pedido: Number(new URL(page.url()).searchParams.get('pedido')),
  });
  expect(pedido.client._id).toBe(customer._id);
  expect(pedido.productos_pedido.map((l) => [l.producto._id, l.cantidad])).toEqual([
    [first._id, 1],
    [second._id, 2],
    [third._id, 3],
  ]);
});
