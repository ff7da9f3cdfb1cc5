/** The validator's morning: by keyboard, without losing a key, a comment or an order. */
import { validatedMessage } from './support/order-steps.mjs';
import { available, makeOrder, orderOf, productsInStock } from './support/orders.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, screenshots, test } from './support/test.mjs';

const dialogOf = (page, number) => page.getByRole('dialog', { name: `Validar Pedido N° ${number}`, exact: true });
const ready = async (page, number) => {
  await dialogOf(page, number).getByLabel('Condición de Pago').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Validar Administrativamente');
};

test('validate, skip and be refused: the next order opens each time, and what was typed stays', async ({
  page,
  another,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const [product] = await productsInStock(office);
  const numbers = [];
  // One more than there is: the last is refused, and who holds the goods is named.
  for (const units of [1, 1, available(product)]) numbers.push(await makeOrder(office, [[product, units]]));
  for (const number of numbers)
    await must(office, '/pedido_ventas/modificar', {
      accion: 'simple',
      id: number,
      pedido: { orden_compra: `OC-${number}`, observacion: 'Factura impresa' },
    });
  const [first, skipped, last] = numbers;
  const mine = { number: { filterType: 'number', type: 'greaterThanOrEqual', filter: first } };
  const list = `/sistema/pedidos-cobrador?f=${encodeURIComponent(JSON.stringify(mine))}`;
  await signIn(page, 'Cobrador', `${list}&pedido=${first}&ver=validar`);
  await ready(page, first);
  const facts = dialogOf(page, first).getByLabel('Para decidir');
  for (const text of ['RUT', `OC-${first}`, 'Factura impresa', 'Cupo', 'Usado', 'Vencido'])
    await facts.getByText(text, { exact: true }).waitFor();
  await page.screenshot({ path: `${screenshots}/validar.png` });
  // As fast as hands are: nothing is waited for between confirmation and comment.
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog', { name: `Validar el Pedido N° ${first}`, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Transferencia vista');
  await page.keyboard.press('Enter');
  await validatedMessage(page, first).waitFor();
  const pedido = await orderOf(office, first);
  expect(pedido.chat_validacion.at(-1).texto).toBe('Transferencia vista');

  await ready(page, skipped);
  await page.keyboard.press('Alt+s');
  await ready(page, last);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog', { name: `Validar el Pedido N° ${last}`, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cheque al día');
  await page.keyboard.press('Enter');
  const short = page.getByRole('dialog', {
    name: 'Los siguientes productos no tienen stock suficiente:',
    exact: true,
  });
  // Other specs may hold the same goods: the largest five are named, the rest counted.
  await short
    .getByText(/en el Pedido N° \d+ de /)
    .first()
    .waitFor();
  // Both others are put aside or done: nothing is left to offer.
  await short.getByRole('button', { name: 'Entendido' }).click();
  await page.goto(`${list}&pedido=${last}&ver=validar`);
  await ready(page, last);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog', { name: `Validar el Pedido N° ${last}`, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Por favor Agrega un Comentario', exact: true });
  await expect(asking.getByRole('textbox')).toHaveValue('Cheque al día');
  // Left for the list; an order that is opened twice is known at once, and the key of the next step is at hand all the same.
  await page.keyboard.press('Escape');
  await asking.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialogOf(page, last).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  const focused = () =>
    page.evaluate(() => `${document.activeElement.getAttribute('role')} ${document.activeElement.textContent}`);
  for (let times = 0; times < 2; times += 1) {
    await expect.poll(focused).toBe(`gridcell ${skipped}`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Validar Administrativamente');
    await page.keyboard.press('Escape');
  }
});

test('a price below list: the validator is told, whoever may approve it does, then it is validated', async ({
  page,
  another,
}) => {
  const seller = await another();
  await signIn(seller, 'Ejecutivo de Ventas');
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
  await signIn(page, 'Cobrador', `/sistema/pedidos-cobrador?pedido=${number}&ver=validar`);
  await dialogOf(page, number).getByText('Un precio espera aprobación', { exact: false }).waitFor();
  expect(await dialogOf(page, number).getByRole('button', { name: 'Aprobar precios' }).count()).toBe(0);
  const validation = { accion: 'validarpago', pedido: number, textoValidacion: 'ok' };
  expect(await ask(page, '/web/cotizaciones/validaradministrativo', validation)).toMatchObject({
    codigo: 'PRECIOS_POR_APROBAR',
  });
  const boss = await another();
  await signIn(boss, 'Administrador', `/sistema/pedidos-globales?pedido=${number}&ver=precios`);
  const dialog = boss.getByRole('dialog', { name: `Aprobar precios del Pedido N° ${number}`, exact: true });
  await dialog.getByRole('row').filter({ hasText: product.part_number }).getByText('$1', { exact: true }).waitFor();
  await boss.screenshot({ path: `${screenshots}/aprobar-precios.png` });
  await dialog.getByRole('button', { name: 'Aprobar precios' }).click();
  await dialog.waitFor({ state: 'detached' });
  await dialogOf(page, number)
    .getByText('Un precio espera aprobación', { exact: false })
    .waitFor({ state: 'detached' });
  expect(await ask(page, '/web/cotizaciones/validaradministrativo', validation)).toMatchObject({ ok: true });
});
