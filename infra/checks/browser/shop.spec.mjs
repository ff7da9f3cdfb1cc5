/** The shop window: somebody looks, a customer buys at the own price and pays at the demo's simulator. */
import { COLOURS, overhang, SIZES, violations } from './support/accessible.mjs';
import { must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('a visitor finds a product and fills the basket; as a customer they buy it and pay; the house sees it paid', async ({
  page,
  another,
}) => {
  await page.goto('/web');
  await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('camara');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '«camara»' }).waitFor();
  await page.locator('.ficha', { hasText: 'Disponible' }).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('«camara»');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByLabel('Unidades').fill('2');
  await page.getByRole('button', { name: 'Agregar al carro' }).click();
  await page.getByRole('rowheader', { name }).waitFor();
  await page.getByText('para ver tus precios y hacer el pedido').waitFor();
  expect(await page.getByRole('button', { name: 'Hacer pedido y pagar' }).count()).toBe(0);

  await signIn(page, 'Cliente', '/web/carro');
  await page.getByRole('rowheader', { name }).waitFor();
  await expect(page.getByText(/^\$[\d.]+$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hacer pedido y pagar' }).dblclick();
  await page.getByRole('heading', { name: 'Pago de prueba' }).waitFor();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByText('Pago recibido').waitFor();
  const told = await page.getByText(/Recibimos el pago del Pedido N°/).textContent();
  const number = Number(/N° (\d+)/.exec(told)[1]);

  const office = await another();
  await signIn(office, 'Administrador');
  await expect(async () => {
    const { pedido } = await must(office, '/pedido_ventas/traerunpedido', { pedido: number });
    expect([pedido.datos_wp.amount, pedido.productos_pedido.map(({ cantidad }) => cantidad)]).toEqual([
      pedido.total,
      [2],
    ]);
  }).toPass();
  await page.goto('/web/carro');
  await page.getByText('Tu carro está vacío.').waitFor();
});

test('its pages fit a phone and a desk in both themes, and are read by everybody', async ({ page }) => {
  await page.goto('/web?buscar=');
  const product = await page.locator('.ficha a').first().getAttribute('href');
  const code = decodeURIComponent(product.split('/').at(-1));
  for (const address of [
    '/web',
    '/web?buscar=',
    '/web?buscar=zzzz',
    product,
    `/web/carro?carro=${encodeURIComponent(`${encodeURIComponent(code)}*3`)}`,
  ]) {
    await page.goto(address);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light' });
      expect([address, await violations(page), await overhang(page)]).toEqual([address, [], 0]);
      // Its style sheets alone know the theme.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([address, await violations(page, undefined, COLOURS)]).toEqual([address, []]);
    }
  }
});
