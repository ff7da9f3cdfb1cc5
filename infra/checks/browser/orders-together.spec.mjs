/** Several people at the same order, stock or list: nobody overwrites silently, exactly one wins, and nothing moves under a hand. */
import { allSay } from './support/list.mjs';
import { confirmValidation, openValidation, validatedMessage } from './support/order-steps.mjs';
import { available, makeOrder, orderOf, productsInStock, validateByCall } from './support/orders.mjs';
import { ask, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const comment = async (page, number, text) => {
  const asking = await confirmValidation(page, number);
  await asking.getByRole('textbox').fill(text);
  return asking.getByRole('button', { name: 'Validar Pedido' });
};

test('a shortage: Part Number, Solicitado, Disponible, the way to the stock, and the dialog closes', async ({
  page,
}) => {
  await signIn(page, 'Administrador', '/sistema/pedidos-cobrador');
  const [product] = await productsInStock(page);
  const wanted = available(product) + 7;
  const number = await makeOrder(page, [[product, wanted]]);
  await openValidation(page, number);
  await (await comment(page, number, 'Pago conforme')).click();
  const dialog = page.getByRole('dialog', {
    name: 'Los siguientes productos no tienen stock suficiente:',
    exact: true,
  });
  await dialog.waitFor();
  await expect(dialog.getByRole('columnheader')).toHaveText(['Part Number', 'Solicitado', 'Disponible', 'Stock']);
  await expect(dialog.getByRole('row').nth(1).locator('th, td')).toHaveText([
    product.part_number,
    String(wanted),
    String(available(product)),
    'Revisar Stock',
  ]);
  await expect(dialog.getByRole('link', { name: 'Revisar Stock' })).toHaveAttribute(
    'href',
    `/sistema/stock-ejecutivos?codigo_sap=${product.codigo_sap}`,
  );
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('two validators of one order at once: one validates, the other is told', async ({ page: one, another }) => {
  const two = await another();
  await signIn(one, 'Cobrador', '/sistema/pedidos-cobrador');
  const seller = await another();
  await signIn(seller, 'Administrador');
  const [product] = await productsInStock(seller);
  const number = await makeOrder(seller, [[product, 1]]);
  await signIn(two, 'Cobrador', '/sistema/pedidos-cobrador', 'catalina.cortes@power.test');
  for (const page of [one, two]) await openValidation(page, number);
  const buttons = [await comment(one, number, 'Yo lo validé'), await comment(two, number, 'Yo también')];
  await Promise.all(buttons.map((button) => button.click()));
  const validated = (page) =>
    validatedMessage(page, number)
      .waitFor()
      .then(() => 'validated');
  // The sheet behind says too that it is late; what counts is the answer, which must be acknowledged.
  const told = (page) =>
    page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Entendido' }) })
      .filter({ hasNotText: 'Validado Administrativamente' })
      .waitFor()
      .then(() => 'told');
  const outcomes = await Promise.all([one, two].map((page) => Promise.any([validated(page), told(page)])));
  expect(outcomes.sort()).toEqual(['told', 'validated']);
  const { eventos } = await ask(seller, '/documentos/pedido', { accion: 'historia', id: number });
  expect(eventos.filter((e) => /^Pedido validado|Validación administrativa|validad/i.test(e.etiqueta)).length).toBe(1);
});

test('a stale edit says which fields changed and by whom, goes on with the new version, and offers mine on top', async ({
  page: mine,
  another,
}) => {
  await signIn(mine, 'Administrador', '/sistema/pedidos-globales');
  const [product] = await productsInStock(mine);
  const number = await makeOrder(mine, [[product, 1]]);
  await mine.goto(`/sistema/pedidos-globales?pedido=${number}&ver=editar`);
  const form = mine.getByRole('dialog', { name: `Editar Pedido N° ${number}` });
  await form.getByLabel('Orden de compra').fill('OC-MIA');
  const other = await another();
  await signIn(other, 'Administrador');
  const change = async (pedido) =>
    expect(await ask(other, '/pedido_ventas/modificar', { accion: 'simple', id: number, pedido })).toMatchObject({
      ok: true,
    });
  const alert = form.getByRole('alert');
  const step = alert
    .getByRole('listitem')
    .filter({ hasText: 'Datos del pedido modificados por Marcela Ortiz Vergara' });
  const fields = async () => (await step.getByRole('definition').allTextContents()).map((text) => text.trim());

  await change({ observacion: 'Con factura', orden_compra: 'OC-AJENA' });
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await step.waitFor();
  await expect(step.getByRole('term')).toHaveText(['Observación', 'Orden de compra']);
  await expect.poll(fields).toEqual(['–  Con factura', '–  OC-AJENAtú también lo cambiaste']);
  await alert.getByRole('button', { name: 'Seguir con la versión nueva' }).click();
  await alert.waitFor({ state: 'detached' });
  await expect(form.getByLabel('Orden de compra')).toHaveValue('OC-MIA');
  await expect(form.getByLabel('Observación')).toHaveValue('Con factura');

  await change({ observacion: 'Llamar antes' });
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await step.waitFor();
  await expect.poll(fields).toEqual(['Con factura  Llamar antes']);
  await alert.getByRole('button', { name: 'Aplicar lo mío encima' }).click();
  await form.waitFor({ state: 'detached' });
  const pedido = await orderOf(other, number);
  expect([pedido.orden_compra, pedido.observacion]).toEqual(['OC-MIA', 'Llamar antes']);
});

test('an order that changes during its validation: what and by whom, and the comment is not lost', async ({
  page: validator,
  another,
}) => {
  await signIn(validator, 'Cobrador', '/sistema/pedidos-cobrador');
  const seller = await another();
  await signIn(seller, 'Administrador');
  const [product] = await productsInStock(seller);
  const number = await makeOrder(seller, [[product, 1]]);
  await openValidation(validator, number);
  const send = await comment(validator, number, 'Pago revisado');
  expect(
    await ask(seller, '/pedido_ventas/modificar', {
      accion: 'simple',
      id: number,
      pedido: { orden_compra: 'OC-77' },
    }),
  ).toMatchObject({ ok: true });
  await send.click();
  const told = validator.getByRole('dialog', { name: 'El documento cambió', exact: true });
  await told.getByRole('definition').filter({ hasText: '–  OC-77' }).waitFor();
  await told.getByRole('button', { name: 'Validar Pedido' }).click();
  await validatedMessage(validator, number).waitFor();
  const pedido = await orderOf(seller, number);
  expect([pedido.orden_compra, pedido.chat_validacion.at(-1).texto]).toEqual(['OC-77', 'Pago revisado']);
});

test('what others do to a list: the keyboard stays on its record, new ones are announced, a changed one glows', async ({
  page,
  another,
}) => {
  const other = await another();
  await signIn(other, 'Administrador');
  const [product] = await productsInStock(other);
  const mine = await makeOrder(other, [[product, 1]]);
  const above = await makeOrder(other, [[product, 1]]);
  await signIn(page, 'Administrador', '/sistema/pedidos-globales');
  await page
    .getByRole('group', { name: 'Estados' })
    .getByRole('button', { name: /^Por validar/ })
    .click();
  const cell = (number) => page.locator('.ag-cell[col-id=number]').filter({ hasText: new RegExp(`^${number}$`) });
  await allSay(page, 'estatus', 'Por validar');
  await cell(above).waitFor();
  await cell(mine).click();
  // The hand is at the keyboard.
  await page.mouse.move(2, 2);
  await validateByCall(other, above);
  await expect(cell(above)).toHaveCount(0);
  await expect(cell(mine)).toBeFocused();
  const number = await makeOrder(other, [[product, 1]]);
  const news = page.getByRole('button', { name: '1 pedido nuevo' });
  await news.waitFor();
  await expect(cell(number)).toHaveCount(0);
  await expect(cell(mine)).toBeFocused();
  // It glows for a moment only.
  await Promise.all([
    page.locator('.ag-row.ag-row-focus .ag-cell-data-changed').first().waitFor(),
    ask(other, '/pedido_ventas/modificar', { accion: 'simple', id: mine, pedido: { orden_compra: 'OC-1' } }),
  ]);
  await expect(cell(mine)).toBeFocused();
  await news.click();
  await cell(number).waitFor();
});
