/** Scans made without network are kept and sent in order once it is back. */
import { answered, makeOrder, pickedOf, productsInStock, scan, stateOf, validateByCall } from './support/orders.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test.describe(() => {
  test.use({ allow: /ERR_INTERNET_DISCONNECTED|WebSocket/ });
  test(
    'scans without network wait on the phone and reach the server in order',
    { tag: '@phone' },
    async ({ page: phone, context, another }) => {
      const office = await another();
      await signIn(office, 'Administrador');
      const [first, second] = await productsInStock(office);
      const number = await makeOrder(office, [
        [first, 2],
        [second, 1],
      ]);
      await validateByCall(office, number);
      await signIn(phone, 'Bodega', '/sistema/picking');
      await phone.getByRole('button', { name: new RegExp(`^${number}`) }).tap();
      await phone.getByRole('heading', { name: `Pedido N° ${number}` }).waitFor();

      await context.setOffline(true);
      for (const [product, left] of [
        [first, 1],
        [second, 0],
        [first, 0],
      ]) {
        await scan(phone, product.codigo);
        await answered(phone, product, left).waitFor();
      }
      await phone.getByText('Sin conexión: 3 por enviar').waitFor();
      // It is told once, and over nothing that is pressed.
      expect(await phone.getByText('Ves lo último que llegó').isVisible()).toBe(false);
      await phone.getByRole('button', { name: 'Volver a la lista' }).tap({ trial: true });
      await phone.getByText('3 de 3', { exact: true }).waitFor();
      expect(await pickedOf(office, number)).toBe(0);

      const arrived = [];
      phone.on('requestfinished', (request) => {
        if (request.postDataJSON()?.accion === 'escanear') arrived.push(request.postDataJSON().codigo);
      });
      await context.setOffline(false);
      await phone.getByText('3 por enviar').waitFor({ state: 'detached', timeout: 30_000 });
      await phone.getByRole('button', { name: 'Terminar picking' }).tap();
      await phone.getByRole('heading', { name: 'Picking', exact: true }).waitFor();
      await expect.poll(() => arrived).toEqual([first.codigo, second.codigo, first.codigo]);
      await expect.poll(() => stateOf(office, number)).toBe('Entregado a Sala');
    },
  );
});
