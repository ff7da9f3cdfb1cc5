/** Work changes hands: by a chief's word, by a second tab, by another person on the same phone. */
import { warehouseCard } from './support/order-steps.mjs';
import { answered, makeOrder, pickedOf, productsInStock, scan, validateByCall } from './support/orders.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

/** Other specs bring more people of that profile. */
const CHIEF = 'Patricio Núñez Araya';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const OUTAGE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/;

async function pending(office, units) {
  await signIn(office, 'Administrador');
  const [product] = await productsInStock(office);
  const number = await makeOrder(office, [[product, units]]);
  await validateByCall(office, number);
  return { number, product };
}
const take = async (phone, number) => {
  await phone.getByRole('button', { name: new RegExp(`^${number}`) }).tap();
  await phone.getByRole('heading', { name: `Pedido N° ${number}` }).waitFor();
};

test('a chief hands the picking of one person to another, and both phones know', async ({ page: chief, another }) => {
  const office = await another();
  const { number, product } = await pending(office, 3);
  const phone = await another(PHONE);
  await signIn(phone, 'Bodega', '/sistema/picking');
  await take(phone, number);
  await signIn(chief, 'Jefe de Bodega', '/sistema/dashboard-bodega');
  for (const n of [2, 1]) {
    await scan(phone, product.codigo);
    await answered(phone, product, n).waitFor();
    await warehouseCard(chief, 'En Proceso', number)
      .getByText(`${3 - n}/3`)
      .waitFor();
  }
  await warehouseCard(chief, 'En Proceso', number).getByRole('button', { name: 'Reasignar' }).click();
  const dialog = chief.getByRole('dialog', { name: `Reasignar el picking del Pedido N° ${number}` });
  await dialog.getByLabel('Nueva persona').and(dialog.locator('input')).first().fill(CHIEF);
  await chief.getByRole('option').filter({ hasText: CHIEF }).click();
  await dialog.getByRole('button', { name: 'Reasignar' }).click();
  await warehouseCard(chief, 'En Proceso', number).getByRole('button', { name: 'Pickear' }).waitFor();
  await phone.getByText(`El Pedido N° ${number} no está en tus manos`).waitFor();
  await expect.poll(() => pickedOf(office, number)).toBe(2);
});

test(
  'the answer to a reading is in sight wherever the lines are scrolled',
  { tag: '@phone' },
  async ({ page: phone, another }) => {
    const office = await another();
    await signIn(office, 'Administrador');
    const products = (await productsInStock(office, { atLeast: 1 })).slice(0, 12);
    const number = await makeOrder(
      office,
      products.map((product) => [product, 1]),
    );
    await validateByCall(office, number);
    await signIn(phone, 'Bodega', '/sistema/picking');
    await take(phone, number);
    const last = phone.getByRole('list', { name: 'Líneas del pedido' }).getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await scan(phone, products[0].codigo);
    const answer = answered(phone, products[0], 0);
    await answer.waitFor();
    await expect(async () => {
      const [box, line] = [await answer.boundingBox(), await last.boundingBox()];
      expect(box.y).toBeGreaterThan(0);
      expect(box.y + box.height).toBeLessThan(line.y);
    }).toPass();
  },
);

test(
  'a shortage and its reason are two taps: the reasons open in view, not behind what lies at the foot',
  { tag: '@phone' },
  async ({ page: phone, another }) => {
    const { number } = await pending(await another(), 3);
    // A phone whose keyboard or bars take of its height.
    await phone.setViewportSize({ width: 390, height: 664 });
    await signIn(phone, 'Bodega', '/sistema/picking');
    await take(phone, number);
    await phone.getByRole('button', { name: 'Faltante' }).tap();
    const reasons = phone.getByRole('group', { name: '¿Por qué faltan 3?' });
    await expect(async () => {
      const last = await reasons.getByRole('button').last().boundingBox();
      const foot = await phone.getByRole('button', { name: 'Pausar' }).locator('..').boundingBox();
      expect(last.y + last.height).toBeLessThanOrEqual(foot.y);
    }).toPass();
  },
);

test(
  'two tabs pick one order: each shows what the other did, and no unit is counted twice',
  { tag: '@phone' },
  async ({ page: one, context, another }) => {
    const office = await another();
    const { number, product } = await pending(office, 3);
    await signIn(one, 'Bodega', '/sistema/picking');
    await take(one, number);
    const other = await context.newPage();
    await other.goto(`/sistema/picking?pedido=${number}`);
    await other.getByText('0 de 3', { exact: true }).waitFor();
    await scan(one, product.codigo);
    await other.getByText('1 de 3', { exact: true }).waitFor();
    await scan(other, product.codigo);
    await one.getByText('2 de 3', { exact: true }).waitFor();
    await scan(one, product.codigo);
    await other.getByText('Todo listo. Termina el picking.').waitFor();
    await scan(other, product.codigo);
    await other.getByText(`${product.part_number} ya está completo.`).waitFor();
    await expect.poll(() => pickedOf(office, number)).toBe(3);
  },
);

test.describe(() => {
  test.use({ allow: OUTAGE });
  test(
    'whoever signs in next on the phone neither sends nor loses what the first one scanned without network',
    { tag: '@phone' },
    async ({ page: phone, context, another }) => {
      const office = await another();
      const { number, product } = await pending(office, 2);
      await signIn(phone, 'Bodega', '/sistema/picking');
      await take(phone, number);
      await context.setOffline(true);
      for (const n of [1, 0]) {
        await scan(phone, product.codigo);
        await answered(phone, product, n).waitFor();
      }
      await phone.getByText('Sin conexión: 2 por enviar').waitFor();
      await phone.route('**/picking/modificar', (route) => route.abort());
      await context.setOffline(false);
      await phone.getByRole('button', { name: /Tu cuenta/ }).tap();
      await phone.getByRole('menuitem', { name: 'Cerrar sesión' }).tap();
      await phone.getByLabel('Correo electrónico').waitFor();
      await phone.unroute('**/picking/modificar');
      await signIn(phone, 'Jefe de Bodega', '/sistema/dashboard-bodega');
      await phone.getByRole('article').first().waitFor();
      expect(await pickedOf(office, number)).toBe(0);
      // The screen that comes first is not picking: what was left goes out all the same.
      await signIn(phone, 'Bodega', '/sistema/dashboard-bodega');
      await warehouseCard(phone, 'En Proceso', number).getByText('2/2').waitFor();
      await expect.poll(() => pickedOf(office, number)).toBe(2);
    },
  );
});
