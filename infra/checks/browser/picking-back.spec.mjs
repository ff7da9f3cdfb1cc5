/** What was done in picking is taken back: a reading by the hand that made it, a whole order when it is cancelled. */
import { makeOrder, orderOf, productsInStock, scan, validateByCall } from './support/orders.mjs';
import { must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test(
  'Deshacer takes back a reading; a cancelled order becomes a task to put its goods away',
  { tag: '@phone' },
  async ({ page: phone, another }) => {
    const office = await another();
    await signIn(office, 'Administrador');
    const [product] = await productsInStock(office);
    const number = await makeOrder(office, [[product, 3]]);
    await validateByCall(office, number);
    await signIn(phone, 'Bodega', '/sistema/picking');
    await phone.getByRole('button', { name: new RegExp(`^${number}`) }).tap();
    await phone.getByRole('heading', { name: `Pedido N° ${number}` }).waitFor();
    const done = (n) => phone.getByText(`${n} de 3`, { exact: true }).first().waitFor();
    for (const n of [1, 2]) {
      await scan(phone, product.codigo);
      await done(n);
    }
    await phone.getByRole('button', { name: 'Deshacer' }).tap();
    await done(1);
    const picked = async () => Object.values((await orderOf(office, number)).picking.lineas).map((l) => l.pickeado);
    // The phone counts at once and tells the server behind it.
    await expect.poll(picked).toEqual([1]);
    const { codigo_sap } = await orderOf(office, number);
    await must(office, '/pedido_ventas/modificar', { accion: 'anular', codigo_sap, motivo: 'Cliente desiste' });
    await phone.getByRole('heading', { name: `Devolver Pedido N° ${number}` }).waitFor();
    await phone.getByRole('listitem').filter({ hasText: product.part_number }).getByRole('button').first().tap();
    await phone.getByRole('button', { name: 'Todo devuelto' }).tap();
    await phone.getByText(`Lo pickeado del Pedido N° ${number} quedó devuelto`).first().waitFor();
  },
);
