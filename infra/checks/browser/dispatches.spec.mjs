/** DESPACHO and COURIER leave and arrive from the list: many at once, with driver, courier and tracking numbers. */
import {
  invoiceByCall,
  makeOrder,
  orderOf,
  pickByCall,
  productsInStock,
  stateOf,
  takeByCall,
  validateByCall,
} from './support/orders.mjs';
import { must, signIn } from './support/session.mjs';
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
  const pedido = await orderOf(page, numbers[1]);
  expect(pedido.despacho).toEqual({ chofer: null, patente: null, courier: 'Starken', seguimiento: '990011' });
  await tick();
  await page.getByRole('button', { name: 'Entregar (2)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar Pedidos' }).click();
  await page.getByText('2 pedidos entregados').waitFor();
  await page.getByRole('gridcell', { name: 'Entregado', exact: true }).nth(1).waitFor();
});

/** An order on a route that is on the road, all by calls. Its number and the route's. */
async function onTheRoad(page) {
  const [product] = await productsInStock(page);
  const pedido = await makeOrder(page, [[product, 1]], {
    tipo_entrega: 'DESPACHO',
    direccion_despacho: { calle: 'Av. Matta 100', comuna: 'Santiago', region: 'Metropolitana' },
  });
  await validateByCall(page, pedido);
  await takeByCall(page, pedido);
  await pickByCall(page, pedido);
  await invoiceByCall(page, pedido);
  const fecha = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(new Date());
  const route = { accion: 'simple', fecha, chofer: 'Juan Pérez', patente: 'KXTR42', pedidos: [pedido] };
  const { number } = await must(page, '/despachos/crear', route);
  await must(page, '/despachos/modificar', { accion: 'cargar', id: number, codigo: String(pedido) });
  await must(page, '/despachos/modificar', { accion: 'salir', id: number });
  return { pedido, number };
}

test.describe(() => {
  test.use({ allow: /ERR_INTERNET_DISCONNECTED|WebSocket/ });
  test(
    'the driver delivers without network: signed with the finger, kept on the phone, told once it is back',
    { tag: '@phone' },
    async ({ page: phone, context, another }) => {
      const office = await another();
      await signIn(office, 'Administrador');
      const { pedido, number } = await onTheRoad(office);
      await signIn(phone, 'Jefe de Logistica', `/sistema/despacho/${number}`);
      const stop = phone.getByRole('list', { name: 'Paradas' }).getByRole('listitem');
      await expect(stop.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:/);
      await expect(stop.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /maps.*Av\.%20Matta%20100/);
      await stop.getByRole('button', { name: 'Reprogramar' }).waitFor();
      await context.setOffline(true);
      await stop.getByRole('button', { name: 'Entregar' }).tap();
      const dialog = phone.getByRole('dialog', { name: `Entregar el Pedido N° ${pedido}` });
      await dialog.getByLabel('Quién recibe').fill('Rosa Díaz');
      await dialog.getByLabel('RUT').fill('12345678-5');
      const pad = dialog.getByRole('img', { name: 'Firma: en blanco' });
      await pad.scrollIntoViewIfNeeded();
      // Once it stands still.
      await pad.hover({ position: { x: 20, y: 20 } });
      const box = await pad.boundingBox();
      await phone.mouse.down();
      await phone.mouse.move(box.x + 90, box.y + 50, { steps: 5 });
      await phone.mouse.up();
      await dialog.getByRole('img', { name: 'Firma: firmada' }).waitFor();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await dialog.getByRole('button', { name: 'Entregar' }).tap();
      await stop.getByText('Entrega por enviar').waitFor();
      await context.setOffline(false);
      await stop.getByText('Entrega por enviar').waitFor({ state: 'detached', timeout: 30_000 });
      await stop.getByText('Recibió Rosa Díaz, RUT 12.345.678-5.').waitFor();
      await stop.getByRole('button', { name: 'Ver firma' }).waitFor();
      await expect.poll(() => stateOf(office, pedido)).toBe('Entregado');
    },
  );
});
