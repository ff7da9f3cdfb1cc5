/** What all sheets share: a head with its state, buttons that stay where they are, facts and figures that are read whole. */
import { anyCustomer, makeOrder, productsInStock, validateByCall } from './support/orders.mjs';
import { plain } from './support/quotations.mjs';
import { newPerson, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const dialog = (page) => page.getByRole('dialog');
const box = (locator) => locator.boundingBox();

test('the sheet of a user: state in the head, next of the list, one step, the rest in the menu', async ({ page }) => {
  await signIn(page, 'Administrador');
  const who = await newPerson(page, 'Bodega', 'Hugo Ficha Lagos');
  await page.goto('/sistema/usuarios');
  // Rows stand in the document as they came, not as they are shown.
  await page.locator('[row-index="0"] .ag-cell').filter({ hasText: /\S/ }).first().dblclick();
  await expect(dialog(page).getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  const previous = dialog(page).getByRole('button', { name: 'Anterior' });
  await expect(previous).toBeDisabled();
  // What cannot be pressed stands out no more than what can.
  await expect(previous).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const first = await box(previous);
  await dialog(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(previous).toBeEnabled();
  await expect.poll(() => box(previous)).toEqual(first);
  await page.goto(`/sistema/usuarios?usuario=${who._id}`);
  const sheet = page.getByRole('dialog', { name: who.nombre });
  await sheet.getByTitle('Activo').waitFor();
  await expect.poll(async () => (await box(sheet)).width).toBe(480);
  await sheet.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('menuitem', { name: 'Desactivar' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Editar datos' }).click();
  await page.getByRole('dialog', { name: `Datos de ${who.nombre}` }).waitFor();
});

test('an order that waits for the warehouse leads to its picking, where it is taken', async ({ page }) => {
  await signIn(page, 'Administrador');
  const [product] = await productsInStock(page);
  const number = await makeOrder(page, [[product, 1]]);
  const height = async () => (await box(dialog(page).getByRole('button', { name: 'PDF' }))).y;
  await validateByCall(page, number);
  await page.goto(`/sistema/pedidos-globales?pedido=${number}`);
  const pick = dialog(page).getByRole('button', { name: 'Ir a picking' });
  await pick.waitFor();
  const withStep = await height();
  await pick.click();
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  await page.getByRole('region', { name: 'Línea actual' }).waitFor();
  // Somebody else's picking is nobody's next step: the buttons are where they were all the same.
  await page.route('**/documentos/pedido', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), principal: null } });
  });
  await page.goto(`/sistema/pedidos-globales?pedido=${number}`);
  await dialog(page).getByRole('button', { name: 'PDF' }).waitFor();
  await expect(pick).toHaveAttribute('data-variant', 'default');
  await expect.poll(height).toBe(withStep);
});

test('a quotation on a laptop: its lines first, room beside figures, tabs within the edge', async ({ page }) => {
  await signIn(page, 'Administrador');
  await page.setViewportSize({ width: 1366, height: 768 });
  const { number } = await plain(page);
  await page.goto(`/sistema/listado-cotizaciones?ncot=${number}`);
  const lines = dialog(page).getByRole('region', { name: 'Detalle' });
  await lines.getByRole('table').waitFor();
  const facts = dialog(page).getByRole('complementary', { name: 'Datos' });
  const last = dialog(page).getByRole('tab', { name: 'Historia' });
  await expect(async () => {
    expect((await box(lines)).height).toBeGreaterThan(3 * (await box(facts)).height);
    const side = await box(dialog(page).getByRole('tablist'));
    const text = await last.evaluate((tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return range.getBoundingClientRect().right;
    });
    expect(side.x + side.width - text).toBeGreaterThanOrEqual(8);
  }).toPass();
  const room = await lines
    .locator('td[data-label="Validación"]')
    .first()
    .evaluate((td) => getComputedStyle(td).paddingLeft);
  expect(room).toBe('24px');
});

test('facts stand in two columns, and on a laptop those of an order show who sold it', async ({ page }) => {
  await signIn(page, 'Administrador');
  await page.setViewportSize({ width: 1366, height: 768 });
  const [product] = await productsInStock(page);
  const number = await makeOrder(page, [[product, 1]]);
  await page.goto(`/sistema/pedidos-globales?pedido=${number}`);
  const client = dialog(page).getByRole('region', { name: 'Cliente' });
  await expect(async () => {
    const [tipo, sap] = await Promise.all(
      ['Tipo', 'Código SAP'].map((name) => box(client.getByText(name, { exact: true }))),
    );
    expect(sap.y).toBe(tipo.y);
  }).toPass();
  await expect(dialog(page).getByRole('region', { name: 'Ejecutivo' })).toBeInViewport({ ratio: 1 });
});

test('nothing moves in a new order when its customer is chosen, and the chooser shows each RUT in one line', async ({
  page,
}) => {
  await signIn(page, 'Administrador', '/sistema/pedidos-globales?pedido=nuevo');
  const customer = await anyCustomer(page);
  const field = dialog(page).getByLabel('Cliente').and(page.locator('input'));
  await field.waitFor();
  const before = [await box(dialog(page)), await box(field)];
  expect(before[0].width).toBe(Math.min(1280, Math.round(page.viewportSize().width * 0.92)));
  await field.fill(customer.legalcode);
  const option = page.getByRole('option').filter({ hasText: customer.legalcode });
  await option.waitFor();
  const below = await option.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const tops = new Set();
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (!walker.currentNode.parentElement.closest('strong'))
        for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    return tops.size;
  });
  expect(below).toBe(1);
  await option.click();
  await expect(field).toHaveValue(customer.nombre);
  await expect.poll(async () => [await box(dialog(page)), await box(field)]).toEqual(before);
});

test('the step of a form is as high as the tokens say', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/configuraciones/marcas');
  await page.getByRole('button', { name: 'Crear marca' }).click();
  const foot = dialog(page).locator('button[type=submit]');
  await foot.waitFor();
  await expect.poll(async () => (await box(foot)).height).toBe(40);
});
