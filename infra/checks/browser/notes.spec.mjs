/** Floating notes (document 1 §2, §4, §9): what waits for a person, over whatever screen, until somebody has done it. */
import { confirmValidation, validatedMessage } from './support/order-steps.mjs';
import {
  deliverByCall,
  invoiceByCall,
  makeOrder,
  orderOf,
  pickByCall,
  productsInStock,
  takeByCall,
  validateByCall,
} from './support/orders.mjs';
import { ask, newPerson, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const layer = (page) => page.getByRole('region', { name: 'Acciones pendientes' });
const grouped = (page, count = '\\d+') =>
  layer(page).getByRole('button', { name: new RegExp(`^ACCIONES PENDIENTES \\(${count}\\)$`) });
const noteOf = (page, number) => layer(page).getByRole('article', { name: new RegExp(`^${number} · `) });
const unfold = (page, number) =>
  noteOf(page, number)
    .getByRole('button', { name: /^Desplegar / })
    .click();
/** Notes in their stack, where it begins and how it goes on (document 1 §9), on the page of eight that it is on. */
const STACK = { right: 280, top: 80, step: 40, most: 8 };
const stackedAt = (page, n) => ({
  x: page.viewportSize().width - STACK.right,
  y: STACK.top + STACK.step * (n % STACK.most),
});
/** Turns the pages of the stack, which may just be changing, until a note is in view. */
const turnTo = (page, number) =>
  expect(async () => {
    const next = layer(page).getByRole('button', { name: 'Siguientes' });
    if ((await noteOf(page, number).count()) === 0 && (await next.isVisible()) && (await next.isEnabled()))
      await next.click();
    expect(await noteOf(page, number).count()).toBe(1);
  }).toPass();

/** Waits until a note's upper left corner is there. */
const isAt = (page, number, { x, y }) =>
  page.waitForFunction(
    ([start, left, top]) => {
      const box = document.querySelector(`article[aria-label^="${start}"]`)?.getBoundingClientRect();
      return box && Math.round(box.x) === left && Math.round(box.y) === top;
    },
    [`${number} · `, x, y],
  );

async function drag(page, number, { x, y }) {
  const box = await noteOf(page, number).boundingBox();
  await page.mouse.move(box.x + 60, box.y + 18);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 40, { steps: 4 });
  await page.mouse.move(x + 60, y + 18);
  await page.mouse.up();
}

/** The list of notes stays as it is for whoever looks at it: what happens when somebody else was faster. */
async function freeze(page, accion) {
  const json = await ask(page, '/forecast/oportunidad', { accion });
  await page.route('**/forecast/oportunidad', (route) => route.fulfill({ json }));
}

/** How long the note took to move after the dialog had gone from the address, in the page's own time. */
const timeRearranging = (page, number) =>
  page.evaluateHandle((start) => {
    const outcome = {};
    const frame = document.querySelector(`article[aria-label^="${start}"]`).closest('.react-draggable');
    addEventListener('popstate', ({ timeStamp }) => {
      outcome.closed ??= timeStamp;
    });
    new MutationObserver(() => {
      if (outcome.closed) outcome.moved ??= performance.now();
    }).observe(frame, { attributes: true, attributeFilter: ['style'] });
    return outcome;
  }, `${number} · `);

test('Cobrador: grouped, stacked, dragged, folded, remembered, rearranged; validated from the note, gone everywhere', async ({
  page,
  another,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const [product] = await productsInStock(office);
  const first = await makeOrder(office, [[product, 1]]);
  const { email } = await newPerson(office, 'Cobrador', 'Nora Notas Vidal');
  await signIn(page, 'Cobrador', '/sistema/pedidos-cobrador', email);
  const { pendientes } = await ask(page, '/forecast/oportunidad', { accion: 'pedidosPendientes' });
  await grouped(page, pendientes.length).waitFor();
  const number = await makeOrder(office, [[product, 1]]);
  await grouped(page, pendientes.length + 1).waitFor();
  expect(await layer(page).getByRole('article').count()).toBe(0);
  await grouped(page).dblclick();
  const order = [...pendientes.map((p) => p.number), number];
  for (const [n, one] of order.slice(0, STACK.most).entries()) await isAt(page, one, stackedAt(page, n));
  await expect(layer(page).getByRole('article')).toHaveCount(Math.min(STACK.most, order.length));
  // The screen makes room: nothing of it lies below them.
  await page.waitForFunction(
    (left) =>
      [...document.querySelectorAll('#contenido *')].every(
        (element) => element.closest('.ag-root-wrapper *') || element.getBoundingClientRect().right <= left,
      ),
    stackedAt(page, 0).x,
  );
  // Unfolded, one pushes the others down: none of their buttons lies below it.
  await unfold(page, order[0]);
  await expect(async () => {
    const [upper, lower] = await Promise.all([order[0], order[1]].map((one) => noteOf(page, one).boundingBox()));
    expect(lower.y).toBeGreaterThanOrEqual(upper.y + upper.height);
  }).toPass();
  await noteOf(page, order[0])
    .getByRole('button', { name: /^Plegar / })
    .click();
  await isAt(page, order[1], stackedAt(page, 1));
  await turnTo(page, number);

  const place = { x: 420, y: 260 };
  await isAt(page, number, stackedAt(page, order.indexOf(number)));
  await drag(page, number, place);
  await isAt(page, number, place);
  await unfold(page, number);
  await page.reload();
  await isAt(page, number, place);
  const note = noteOf(page, number);
  const { pendientes: now } = await ask(page, '/forecast/oportunidad', { accion: 'pedidosPendientes' });
  const mine = now.find((p) => p.number === number);
  const pesos = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' }).format(mine.total);
  await expect
    .poll(() => note.locator('dd').allTextContents())
    .toEqual([
      `N° ${number}`,
      mine.client.name,
      expect.any(String),
      expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d$/),
      pesos,
    ]);
  const elsewhere = await another();
  await signIn(elsewhere, 'Cobrador', '/sistema/pedidos-cobrador', email);
  await isAt(elsewhere, number, place);
  await note.getByRole('button', { name: /^Plegar / }).click();
  await note.getByRole('button', { name: 'Ver Resumen' }).waitFor({ state: 'detached' });
  await unfold(page, number);

  await note.getByRole('button', { name: 'Ver Resumen' }).click();
  await page
    .getByRole('dialog', { name: `Resumen Pedido N° ${number}` })
    .getByRole('columnheader', { name: 'Producto' })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await note.getByRole('button', { name: 'Validar Pedido' }).click();
  const sheet = page.getByRole('dialog', { name: `Validar Pedido N° ${number}`, exact: true });
  await sheet.getByRole('button', { name: 'Validar Administrativamente' }).waitFor();
  await isAt(page, number, place);
  const outcome = await timeRearranging(page, number);
  const asked = page.waitForRequest((request) => request.postDataJSON()?.accion === 'pedidosPendientes');
  await page.keyboard.press('Escape');
  await asked;
  await isAt(page, number, stackedAt(page, order.indexOf(number)));
  const { closed, moved } = await outcome.jsonValue();
  // Later is a slow machine; earlier is not what was agreed (document 1 §9).
  expect(moved - closed).toBeGreaterThanOrEqual(499);

  await noteOf(elsewhere, number).waitFor();
  await note.getByRole('button', { name: 'Validar Pedido' }).click();
  await sheet.getByRole('button', { name: 'Validar Administrativamente' }).waitFor();
  const asking = await confirmValidation(page, number);
  await asking.getByRole('textbox').fill('Pagado en caja');
  await asking.getByRole('button', { name: 'Validar Pedido' }).click();
  await validatedMessage(page, number).waitFor();
  // The next of the queue opens in its place.
  await page.waitForURL((url) => url.searchParams.get('pedido') !== String(number));
  await page.getByRole('dialog', { name: /^Validar Pedido N°/ }).waitFor();
  await page.keyboard.press('Escape');
  for (const session of [page, elsewhere]) await noteOf(session, number).waitFor({ state: 'detached' });
  await turnTo(elsewhere, first);
  await layer(elsewhere).getByRole('button', { name: 'Agrupar' }).click();
  await grouped(elsewhere, pendientes.length).waitFor();

  await freeze(page, 'pedidosPendientes');
  await validateByCall(office, first);
  await turnTo(page, first);
  await unfold(page, first);
  await noteOf(page, first).getByRole('button', { name: 'Validar Pedido' }).click();
  await page
    .getByRole('dialog')
    .getByText('El pedido no se encuentra en estado Pendiente Validacion Administrativa', { exact: true })
    .waitFor();
});

test('Jefe de Bodega: an invoiced order comes by itself, is handed over from its note, and leaves the other session', async ({
  page,
  another,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const [product] = await productsInStock(office);
  const [number, late] = [await makeOrder(office, [[product, 1]]), await makeOrder(office, [[product, 1]])];
  for (const one of [number, late]) {
    await validateByCall(office, one);
    await takeByCall(office, one);
    await pickByCall(office, one);
  }
  const { email } = await newPerson(office, 'Jefe de Bodega', 'Bruno Entrega Lagos');
  await invoiceByCall(office, number);
  await signIn(page, 'Jefe de Bodega', '/sistema/landing', email);
  await grouped(page).dblclick();
  await turnTo(page, number);
  const { facturados } = await ask(page, '/forecast/oportunidad', { accion: 'pedidosFacturados' });
  expect(facturados.map((note) => note.number)).not.toContain(late);
  await invoiceByCall(office, late);
  await turnTo(page, late);
  const elsewhere = await another();
  await signIn(
    elsewhere,
    'Jefe de Bodega',
    '/sistema/pedidos-globales',
    (await newPerson(office, 'Jefe de Bodega', 'Otilia Entrega Lagos')).email,
  );
  await grouped(elsewhere).dblclick();
  await turnTo(elsewhere, number);

  const note = noteOf(page, number);
  await turnTo(page, number);
  await unfold(page, number);
  const sure = page.getByRole('dialog', { name: `Entregar el Pedido N° ${number}` });
  await note.getByRole('button', { name: 'Entregar Pedido' }).click();
  await sure.getByRole('button', { name: 'Cancelar' }).click();
  await sure.waitFor({ state: 'detached' });
  await note.getByRole('button', { name: 'Entregar Pedido' }).click();
  await sure.getByRole('button', { name: 'Entregar Pedido' }).click();
  await page.getByText('El pedido fue entregado correctamente', { exact: true }).waitFor();
  for (const session of [page, elsewhere]) await noteOf(session, number).waitFor({ state: 'detached' });
  const pedido = await orderOf(office, number);
  expect([pedido.estatus, pedido.entregado]).toEqual(['Entregado', true]);

  await freeze(page, 'pedidosFacturados');
  await deliverByCall(office, late);
  await turnTo(page, late);
  await unfold(page, late);
  await noteOf(page, late).getByRole('button', { name: 'Entregar Pedido' }).click();
  await page
    .getByRole('dialog', { name: `Entregar el Pedido N° ${late}` })
    .getByRole('button', { name: 'Entregar Pedido' })
    .click();
  await page
    .getByRole('dialog', { name: 'El pedido no fue entregado correctamente' })
    .getByText('El pedido ya fue entregado')
    .waitFor();
});

test(
  'the grouped notes of a phone keep away from what stands in the footer with them',
  { tag: '@phone' },
  async ({ page, another }) => {
    const office = await another();
    await signIn(office, 'Administrador');
    const [product] = await productsInStock(office);
    await makeOrder(office, [[product, 1]]);
    await signIn(page, 'Cobrador', '/sistema/pedidos-cobrador');
    await expect(async () => {
      const notes = await grouped(page).boundingBox();
      const other = await page.getByRole('button', { name: 'Ver como otro perfil' }).boundingBox();
      expect(notes.x - other.x - other.width).toBeGreaterThanOrEqual(8);
    }).toPass();
  },
);
