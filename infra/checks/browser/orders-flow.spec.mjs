/** The spine, by hand: an order from creation to the customer's hands, live on every screen, then its history. */
import { boardCard, createByHand, validateByHand, warehouseCard } from './support/order-steps.mjs';
import { act, answered, anyCustomer, find, makeRoom, productsInStock, scan } from './support/orders.mjs';
import { signIn } from './support/session.mjs';
import { expect, screenshots, test } from './support/test.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const gone = (locator) => locator.waitFor({ state: 'detached' });
const COMMENT = 'Transferencia recibida y conforme';

/** Picks everything by the scanner: plain units by code, serial numbers one by one. */
async function pickAll(page, lines) {
  for (const [product, quantity] of lines) {
    for (let unit = 1; unit <= quantity; unit++) {
      if (product.serializable) {
        if (unit === 1) await scan(page, product.codigo);
        await page
          .getByRole('status')
          .filter({ hasText: `Ahora escanea la serie${product.part_number}` })
          .or(answered(page, product, quantity - unit + 1))
          .waitFor();
        await scan(page, `SERIE-${product.codigo}-${Date.now()}-${unit}`);
      } else await scan(page, product.ean[0] ?? product.codigo);
      await answered(page, product, quantity - unit).waitFor();
    }
  }
}

test('from creation to handover, every screen changes by itself, the history tells all of it', async ({
  page: seller,
  another,
}) => {
  const customerOf = {};
  const open = async (perfil, target, options) => {
    const page = await another(options);
    if (perfil) await signIn(page, perfil, target);
    else await page.goto(target);
    return page;
  };
  await signIn(seller, 'Administrador', '/sistema/pedidos-globales');
  await makeRoom(seller);
  const plain = (await productsInStock(seller)).find((p) => p.ean[0]);
  const [withSerial] = await productsInStock(seller, { serializable: true, atLeast: 2 });
  const lines = [
    [plain, 2],
    [withSerial, 2],
  ];
  customerOf.it = await anyCustomer(seller);
  const validator = await open('Cobrador', '/sistema/pedidos-cobrador');
  const picking = await open(undefined, '/fila-bodega');
  const room = await open(undefined, '/fila-pedidos');
  const chief = await open('Jefe de Bodega', '/sistema/dashboard-bodega');
  const phone = await open('Bodega', '/sistema/picking', PHONE);
  for (const board of [picking, room, chief]) await board.getByRole('heading', { level: 2 }).first().waitFor();

  const number = await createByHand(seller, customerOf.it, lines);
  await validator.getByText(/pedidos? nuevos?/).waitFor();
  await validateByHand(validator, number, COMMENT);
  await boardCard(picking, 'Pendientes', number).waitFor();
  await warehouseCard(chief, 'Pendientes', number).waitFor();

  await phone.getByRole('button', { name: new RegExp(`^${number}`) }).tap();
  await phone.getByRole('heading', { name: `Pedido N° ${number}` }).waitFor();
  await boardCard(picking, 'En Proceso', number).waitFor();
  await gone(boardCard(picking, 'Pendientes', number));
  await boardCard(room, 'En preparación', number).waitFor();
  await warehouseCard(chief, 'En Proceso', number).waitFor();
  await phone.getByRole('button', { name: 'Pausar' }).tap();
  await warehouseCard(chief, 'En Proceso', number).getByLabel('En pausa').waitFor();
  await phone.getByRole('button', { name: 'Reanudar' }).tap();
  await phone.getByRole('button', { name: 'Pausar' }).waitFor();
  await scan(phone, 'NO-ES-DE-AQUI');
  await phone.getByText('NO-ES-DE-AQUI no es de este pedido.').waitFor();
  await pickAll(phone, lines);
  await phone.screenshot({ path: `${screenshots}/picking-telefono.png` });
  await phone.getByRole('button', { name: 'Terminar picking' }).tap();
  await boardCard(room, 'Listo para pagar', number).waitFor();
  await gone(boardCard(room, 'En preparación', number));
  await gone(boardCard(picking, 'En Proceso', number));

  await chief.goto('/sistema/pedidos-globales');
  const deliver = async (result) => {
    await act(chief, number, 'Entregar Pedido');
    await chief
      .getByRole('dialog', { name: `Entregar el Pedido N° ${number}` })
      .getByRole('button', { name: 'Entregar Pedido' })
      .click();
    await chief.getByText(result, { exact: true }).waitFor();
  };
  // What an order is not ready for is not offered.
  await find(chief, number);
  await chief.getByRole('button', { name: 'Acciones de la fila' }).first().click();
  await chief.getByRole('menuitem', { name: 'Etiquetas' }).waitFor();
  expect(await chief.getByRole('menuitem', { name: 'Entregar Pedido' }).count()).toBe(0);
  await chief.keyboard.press('Escape');
  const finance = await open('Finanzas', '/sistema/pedidos-globales');
  await act(finance, number, 'Facturar');
  await finance
    .getByRole('dialog', { name: `Facturar el Pedido N° ${number}` })
    .getByRole('button', { name: 'Facturar' })
    .click();
  await gone(chief.getByRole('gridcell', { name: '–', exact: true }));
  await deliver('El pedido fue entregado correctamente');
  await gone(boardCard(room, 'Listo para pagar', number));

  await find(seller, number);
  await seller.getByRole('gridcell', { name: 'Entregado', exact: true }).waitFor();
  await act(seller, number, 'Historia');
  const history = seller.getByRole('dialog', { name: new RegExp(`Historia del Pedido N° ${number}`) });
  await history.getByText('verificado', { exact: true }).waitFor();
  await history.getByText(COMMENT).first().waitFor();
  await expect(async () => {
    const steps = await history.getByRole('list').last().getByRole('listitem').allTextContents();
    expect(steps.length).toBeGreaterThanOrEqual(11);
    for (const who of ['Marcela Ortiz', 'Paulina Gallardo', 'Raúl Sepúlveda', 'Claudio Espinoza', 'Patricio Núñez'])
      expect(steps.some((text) => text.includes(who))).toBe(true);
  }).toPass();
  await history.getByRole('slider').focus();
  await seller.keyboard.press('Home');
  await history.getByRole('button', { name: 'Ver como está ahora' }).waitFor();
  await history.getByText(/^Como estaba el/).waitFor();
  await history.getByText('Pendiente Validacion Administrativa', { exact: true }).first().waitFor();
  await seller.screenshot({ path: `${screenshots}/historia.png` });
});
