/** The request that one of the warehouse takes for the others, and messages that leave what matters alone. */
import { amountOf, makeOrder, orderOf, productsInStock, validateByCall } from './support/orders.mjs';
import { ask, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('a location request asks the warehouse, the first who takes it has it, the others are told', async ({
  page: one,
  another,
}) => {
  const two = await another();
  const outsider = await another();
  await signIn(one, 'Jefe de Bodega', '/sistema/dashboard-bodega');
  await signIn(two, 'Bodega', '/sistema/dashboard-bodega');
  await signIn(outsider, 'Cobrador', '/sistema/pedidos-cobrador');
  for (const page of [one, two, outsider]) await page.getByRole('button', { name: /^Notificaciones: / }).waitFor();
  for (const page of [one, two]) await page.getByRole('heading', { level: 2 }).first().waitFor();
  const office = await another();
  await signIn(office, 'Administrador');
  const comentario = `Ubicar el proyecto Los Andes ${Date.now()}`;
  const sent = await ask(office, '/notificaciones/crear', {
    accion: 'crear',
    tipo: 'solicitud_ubicacion_cliente',
    titulo: 'Ubicación de cliente',
    comentario,
  });
  expect(sent.ok).toBe(true);
  const dialogs = [one, two].map((page) => page.getByRole('dialog', { name: '¿Tomar el requerimiento?' }));
  for (const dialog of dialogs) {
    await dialog.getByText(comentario).first().waitFor();
    await dialog.getByRole('button', { name: 'Cancelar' }).waitFor();
  }
  await dialogs[0].getByRole('button', { name: 'Tomar requerimiento' }).click();
  await dialogs[0].waitFor({ state: 'detached' });
  await dialogs[1]
    .waitFor({ state: 'detached' })
    .catch(() => dialogs[1].getByRole('button', { name: 'Tomar requerimiento' }).click());
  expect(await outsider.getByRole('dialog').count()).toBe(0);
  const { nots } = await ask(two, '/notificaciones/listar', { accion: 'todas', startRow: 0, endRow: 20 });
  expect(nots.find((n) => n.comentario === comentario).tomada_por.nombre).toBe('Patricio Núñez Araya');
});

for (const [screen, options] of Object.entries({
  desk: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
})) {
  test.describe(() => {
    test.use(options);
    test(`messages cover neither totals nor actions of an order (${screen})`, async ({ page, another }) => {
      const office = await another();
      await signIn(office, 'Administrador');
      const products = await productsInStock(office);
      const orders = [];
      for (let n = 0; n < 4; n++)
        orders.push(
          await makeOrder(
            office,
            products.slice(0, n === 0 ? 12 : 1).map((product) => [product, 1]),
          ),
        );
      const pedido = await orderOf(office, orders[0]);
      const path = `/sistema/pedidos-globales?pedido=${orders[0]}`;
      await signIn(page, 'Ejecutivo de Ventas', path, pedido.ejecutivo.email);
      const dialog = page.getByRole('dialog', { name: `Resumen Pedido N° ${orders[0]}` });
      await amountOf(dialog, 'TOTAL').waitFor();
      const messages = page.getByRole('list', { name: 'Avisos' }).getByRole('button');
      for (const [n, number] of orders.slice(1).entries()) {
        await validateByCall(office, number);
        await messages.nth(n).waitFor();
        // One that is pointed at stays until all of them are there.
        await messages.first().dispatchEvent('pointerover');
      }
      const boxes = (locators) => Promise.all(locators.map((locator) => locator.boundingBox()));
      const feet = await boxes([
        amountOf(dialog, 'NETO'),
        amountOf(dialog, 'TOTAL'),
        ...(await dialog.getByRole('button', { name: /^(Historia|PDF|Anular|Cerrar)$/ }).all()),
      ]);
      const [list] = await boxes([page.getByRole('list', { name: 'Avisos' })]);
      // Totals, and whatever actions stand at the foot on this screen.
      expect(feet.length).toBeGreaterThan(2);
      for (const foot of feet.slice(0, 2)) expect(foot.y).toBeGreaterThan(list.y + list.height);
      for (const foot of feet)
        expect(foot.y > list.y + list.height || foot.y + foot.height < list.y || foot.x > list.x + list.width).toBe(
          true,
        );
      // The sum stays in sight, however far the lines are scrolled: under them at a desk, beside the actions on a phone.
      const sum = dialog
        .getByText(/^TOTAL/)
        .filter({ visible: true })
        .last();
      await amountOf(dialog, 'NETO').hover();
      for (const way of [4000, -8000]) {
        await page.mouse.wheel(0, way);
        await expect(sum).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
