/** An order that nobody validated is given other lines, and is split; prices that wait have a tab of their own. */
import { makeOrder, orderOf, productsInStock } from './support/orders.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, screenshots, test } from './support/test.mjs';

const linesOf = async (page, number) =>
  (await orderOf(page, number)).productos_pedido.map((l) => [l.producto.part_number, l.cantidad]);

test('Editar líneas: another quantity and another product, as the order then stands', async ({ page }) => {
  await signIn(page, 'Administrador');
  const [one, other] = await productsInStock(page, { atLeast: 6 });
  const number = await makeOrder(page, [[one, 1]]);
  await page.goto(`/sistema/pedidos-globales?pedido=${number}&ver=lineas`);
  const dialog = page.getByRole('dialog', { name: `Editar líneas del Pedido N° ${number}`, exact: true });
  await dialog.getByLabel(`Cantidad de ${one.part_number}`, { exact: true }).fill('3');
  const search = dialog.getByLabel('Agregar producto').and(dialog.locator('input')).first();
  await search.fill(other.part_number);
  await page.getByRole('option').filter({ hasText: other.part_number }).first().waitFor();
  await search.press('Enter');
  await dialog.getByLabel(`Cantidad de ${other.part_number}`, { exact: true }).fill('2');
  await page.screenshot({ path: `${screenshots}/editar-lineas.png` });
  await dialog.getByRole('button', { name: 'Guardar líneas' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => linesOf(page, number))
    .toEqual([
      [one.part_number, 3],
      [other.part_number, 2],
    ]);
});

test('Dividir: what goes is in the new order, which opens, and what stays is in this one', async ({ page }) => {
  await signIn(page, 'Administrador');
  const [product] = await productsInStock(page, { atLeast: 6 });
  const number = await makeOrder(page, [[product, 5]]);
  await page.goto(`/sistema/pedidos-globales?pedido=${number}&ver=dividir`);
  const dialog = page.getByRole('dialog', { name: `Dividir el Pedido N° ${number}`, exact: true });
  await dialog.getByRole('button', { name: 'Dividir' }).click();
  await dialog.getByText('Indica qué pasa al pedido nuevo').first().waitFor();
  await dialog.getByLabel(`Unidades de ${product.part_number} que pasan`).fill('2');
  await page.screenshot({ path: `${screenshots}/dividir.png` });
  await dialog.getByRole('button', { name: 'Dividir' }).click();
  await page.waitForURL((url) => Number(url.searchParams.get('pedido')) > number);
  const next = Number(new URL(page.url()).searchParams.get('pedido'));
  await expect
    .poll(async () => [await linesOf(page, number), await linesOf(page, next)])
    .toEqual([[[product.part_number, 3]], [[product.part_number, 2]]]);
});

test('Precios por aprobar: the notice leads there, the tab counts them, and a row opens the approval', async ({
  page,
  another,
}) => {
  const seller = await another();
  await signIn(seller, 'Ejecutivo de Ventas');
  await signIn(page, 'Administrador', '/sistema/pedidos-globales');
  const { clientes } = await ask(seller, '/clientes/listar', { accion: 'dropdown', buscar: '' });
  const [product] = await productsInStock(seller);
  const { number } = await must(seller, '/pedido_ventas/crear', {
    accion: 'crearsistema',
    pedido: {
      cliente: clientes[0]._id,
      tipo_entrega: 'EN SALA',
      bodega_entrega: 'BOD',
      productos_pedido: [{ producto: product._id, precio_venta: 1, cantidad: 1 }],
    },
  });
  await page
    .getByRole('list', { name: 'Avisos' })
    .getByRole('button')
    .filter({ hasText: 'dejó un precio por aprobar' })
    .first()
    .waitFor();
  await page.goto('/sistema/pedidos-globales');
  await page.getByRole('button', { name: /^Precios por aprobar/ }).click();
  await page.getByRole('gridcell', { name: String(number), exact: true }).dblclick();
  const dialog = page.getByRole('dialog', { name: `Aprobar precios del Pedido N° ${number}`, exact: true });
  await dialog.getByRole('button', { name: 'Aprobar precios' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('gridcell', { name: String(number), exact: true }).waitFor({ state: 'detached' });
});
