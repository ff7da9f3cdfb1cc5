/** A change of a row comes with the row: whoever looks at the whole list asks for nothing; whoever sees only their own asks. */
import { makeOrder, productsInStock, validateByCall } from './support/orders.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const LIST = '/sistema/pedidos-globales';
const ROW = (number) => `.ag-row:has(.ag-cell[col-id="number"]:text-is("${number}"))`;
const state = (page, number) => page.locator(ROW(number)).locator('.ag-cell[col-id="estatus"]');

/** Pages of the list that a screen asks for from now on. */
function asked(page) {
  const pages = [];
  page.on('request', (request) => {
    const { accion } = request.url().endsWith('/pedido_ventas/listar') ? request.postDataJSON() : {};
    if (accion === 'grid') pages.push(request.postData());
  });
  return pages;
}

test('a validated order changes its state before who looks at the list, and no page of it is asked for', async ({
  page,
  another,
}) => {
  await signIn(page, 'Administrador');
  const [product] = await productsInStock(page);
  const number = await makeOrder(page, [[product, 1]]);
  const watcher = await another();
  await signIn(watcher, 'Administrador', LIST);
  await state(watcher, number).getByText('Por validar').waitFor();
  const pages = asked(watcher);
  await validateByCall(page, number);
  await state(watcher, number).getByText('Por pickear').waitFor();
  expect(pages).toEqual([]);
  // A list that leaves rows out is asked again: the order may have come into it.
  await watcher
    .getByRole('group', { name: 'Estados' })
    .getByRole('button', { name: /^Por validar/ })
    .click();
  await watcher.locator(ROW(number)).waitFor({ state: 'detached' });
  pages.length = 0;
  const next = await makeOrder(page, [[product, 1]]);
  await expect.poll(() => pages.length).toBeGreaterThan(0);
  await watcher.getByRole('button', { name: /nuevo/ }).click();
  await state(watcher, next).getByText('Por validar').waitFor();
});
