/** The phone of the warehouse: what is scanned is known, put away with room in mind, and kept while there is no network. */
import { productsInStock, scan } from './support/orders.mjs';
import { ask, mailOf, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';
import { smallPlace, unitsAt } from './support/places.mjs';

test.describe(() => {
  test.use({ allow: /ERR_INTERNET_DISCONNECTED|WebSocket/ });
  test(
    'goods are put away by scan, no more than fit, and without network they wait',
    { tag: '@phone' },
    async ({ page: phone, context, another }) => {
      const office = await another();
      await signIn(office, 'Administrador');
      const place = await smallPlace(office);
      const [product] = await productsInStock(office);
      await must(office, '/entradas/crear', { producto: product._id, bodega: 'BOD', cantidad: 6, motivo: 'Hallazgo' });
      await signIn(phone, 'Jefe de Bodega', '/sistema/bodega');
      await phone.getByText('Escanea cualquier código').waitFor();

      await scan(phone, product.codigo);
      const loose = phone.getByRole('button', { name: /^Guardar lo sin ubicar BOD/ });
      await loose.tap();
      await phone.getByLabel('Unidades').fill('4');
      await phone.getByLabel('Unidades').blur();
      await scan(phone, place);
      await phone.getByText(`En ${place} caben 3 unidades más`).first().waitFor();
      await phone.getByRole('button', { name: 'Entendido' }).tap();

      await context.setOffline(true);
      await loose.tap();
      await phone.getByLabel('Unidades').fill('3');
      await phone.getByLabel('Unidades').blur();
      await scan(phone, place);
      await phone.getByText('1 movimiento por enviar').waitFor();
      await context.setOffline(false);
      await phone.getByText('1 movimiento por enviar').waitFor({ state: 'detached', timeout: 30_000 });
      await expect.poll(() => unitsAt(office, place)).toEqual([3]);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    },
  );
});

test(
  'a code of the Jefe de Bodega lets a hand into the phone, once, and into nothing else',
  { tag: '@phone' },
  async ({ page: phone, another }) => {
    const office = await another();
    await signIn(office, 'Jefe de Bodega', '/sistema/bodega');
    await office.getByRole('button', { name: 'Códigos de dispositivo' }).click();
    await office
      .getByRole('button', { name: /^Entregar código a/ })
      .first()
      .waitFor();
    const { personas } = await ask(office, '/usuarios/listar', { accion: 'terminal' });
    const { nombre } = personas.find(({ email }) => email === mailOf('Bodega y Despacho'));
    await office.getByRole('button', { name: `Entregar código a ${nombre}` }).click();
    const told = await office.getByText(/^Código de .*: [A-Z2-9]{8}$/).innerText();
    const codigo = told.slice(-8);

    const enter = async (with_) => {
      await phone.goto('/terminal');
      await phone.getByLabel('Correo electrónico').fill(mailOf('Bodega y Despacho'));
      await phone.getByLabel('Código de dispositivo').fill(with_);
      await phone.getByRole('button', { name: 'Entrar al terminal' }).tap();
    };
    await enter('XXXXXXXX');
    await phone.getByText('Pide uno nuevo al Jefe de Bodega').waitFor();
    await enter(codigo);
    await phone.getByText('Escanea cualquier código').waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    // A screen of the office is none of the phone's.
    await phone.goto('/sistema/lista-de-precios');
    await phone.getByRole('heading', { level: 1 }).waitFor();
    await expect(phone.getByRole('grid')).toHaveCount(0);
  },
);
