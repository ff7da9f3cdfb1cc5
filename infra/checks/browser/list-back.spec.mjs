/** A list that was left and is come back to: the very same rows, what became of them meanwhile, and nobody else's. */
import { makeOrder, productsInStock, validateByCall } from './support/orders.mjs';
import { fillLogin, mailOf, signIn } from './support/session.mjs';
import { expect, waitForRest, test } from './support/test.mjs';

const LIST = '/sistema/pedidos-globales';
const ROW = (number) => `.ag-row:has(.ag-cell[col-id="number"]:text-is("${number}"))`;
const state = (page, number) => page.locator(ROW(number)).locator('.ag-cell[col-id="estatus"]');

/** Leaves the list by a link of the page, so that nothing is loaded anew. */
async function leave(page, path = '/sistema/usuarios') {
  await page.evaluate((to) => document.querySelector(`a[href="${to}"]`).click(), path);
  await page.waitForURL(`**${path}`);
  await page.waitForFunction(() => !document.contains(window.rowOfBefore));
  await page.locator('.ag-row .ag-cell').first().waitFor();
}
/** Marks the first row that is drawn, and says later whether that one is in the page. */
const mark = (page) =>
  page.evaluate(() => {
    window.rowOfBefore = document.querySelector('.ag-row:not(.row-loading)');
  });
const isMarked = (page) => page.evaluate(() => document.contains(window.rowOfBefore));

test('it is there as it was, asks nothing while it is left, and says then what became of its rows', async ({
  page,
  another,
}) => {
  await signIn(page, 'Administrador');
  const [product] = await productsInStock(page);
  const number = await makeOrder(page, [[product, 1]]);
  await page.goto(LIST);
  await state(page, number).getByText('Por validar').waitFor();
  await page.locator(ROW(number)).getByRole('checkbox').check();
  await page.locator(ROW(number)).locator('.ag-cell[col-id="number"]').click();
  await mark(page);
  const pages = [];
  page.on('request', (request) => {
    const { accion } = request.url().endsWith('/pedido_ventas/listar') ? request.postDataJSON() : {};
    if (accion === 'grid') pages.push(request.postData());
  });
  await leave(page);
  const other = await another();
  await signIn(other, 'Administrador', LIST);
  await validateByCall(other, number);
  // Whoever looks at the list was told.
  await state(other, number).getByText('Por pickear').waitFor();
  const next = await makeOrder(other, [[product, 1]]);
  await waitForRest(page);
  expect(pages).toEqual([]);
  await page.goBack();
  await page.waitForFunction(() => document.contains(window.rowOfBefore));
  // The keyboard is where it was; rows that were chosen for something are not any more.
  await page.waitForFunction((text) => document.activeElement?.textContent === text, String(number));
  await expect(page.locator(ROW(number)).getByRole('checkbox')).not.toBeChecked();
  await state(page, number).getByText('Por pickear').waitFor();
  await state(page, next).getByText('Por validar').waitFor();
  expect(pages.length).toBeGreaterThan(0);
  // And it follows again what changes.
  await validateByCall(other, next);
  await state(page, next).getByText('Por pickear').waitFor();
});

test('a list is as tall as its rows within the same frame, also where nothing moves', async ({ page }) => {
  await signIn(page, 'Administrador', LIST);
  await page.locator('.ag-row:not(.row-loading) .ag-cell[col-id=number]').first().waitFor();
  const grown = await page.locator('.ag-grid-viewport').evaluate((list) => {
    const rows = list.querySelector('.ag-grid-scrolling-container');
    const { height } = rows.style;
    const before = list.scrollHeight;
    rows.style.height = `${parseInt(height) + 5000}px`;
    const after = list.scrollHeight;
    rows.style.height = height;
    return after - before;
  });
  expect(grown).toBe(5000);
});

test('scrolled down it is where it was, and begins at the top for whoever comes anew', async ({ page }) => {
  await signIn(page, 'Administrador', LIST);
  const cell = page.locator('.ag-row:not(.row-loading) .ag-cell[col-id=number]').first();
  await cell.waitFor();
  const scrolled = () => page.locator('.ag-grid-viewport').evaluate((rows) => rows.scrollTop);
  await page.locator('.ag-grid-viewport').evaluate((rows) => rows.scrollTo(0, 1500));
  await page.locator('.ag-row[row-index="45"]:not(.row-loading)').waitFor();
  await waitForRest(page);
  await mark(page);
  await leave(page);
  await page.goBack();
  await page.waitForFunction(() => document.contains(window.rowOfBefore));
  await expect.poll(scrolled).toBe(1500);
  await page.locator('.ag-row[row-index="45"]:not(.row-loading)').waitFor();
  await leave(page);
  await leave(page, LIST);
  await page.locator('.ag-row[row-index="0"]:not(.row-loading)').waitFor();
  await expect.poll(scrolled).toBe(0);
});

test('whoever signs in next at this machine finds nothing of it', async ({ page }) => {
  await signIn(page, 'Administrador', LIST);
  await mark(page);
  await leave(page);
  await page.getByRole('button', { name: /Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByRole('button', { name: 'Entrar al sistema' }).waitFor();
  await expect.poll(() => isMarked(page)).toBe(false);
  await fillLogin(page, mailOf('Ejecutivo de Ventas'));
  await page.waitForURL((to) => !to.pathname.startsWith('/login'));
  // All the way back to where the other one was.
  for (let n = 0; n < 3; n += 1) {
    await page.goBack();
    expect(await isMarked(page)).toBe(false);
  }
  expect(await isMarked(page)).toBe(false);
});
