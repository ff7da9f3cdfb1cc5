/** Lists: what is filtered is in the address; back, forward and Esc find the place again. */
import { allSay, chooseCourier, counted } from './support/list.mjs';
import { amountOf } from './support/orders.mjs';
import { ask, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const LIST = '/sistema/pedidos-globales';
const param = (page, name) => new URL(page.url()).searchParams.get(name);

test('filters are in the address, survive a reload, and go back and forward', async ({ page }) => {
  await signIn(page, 'Administrador', LIST);
  const all = await counted(page);
  await page
    .getByRole('group', { name: 'Estados' })
    .getByRole('button', { name: /^Por pickear/ })
    .click();
  await page.waitForURL((url) => url.searchParams.get('f')?.includes('Pendiente Picking') ?? false);
  await allSay(page, 'estatus', 'Por pickear');
  const some = await counted(page);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await page
    .getByRole('group', { name: 'Filtros aplicados' })
    .getByRole('button', { name: /Quitar filtro Estatus/ })
    .waitFor();
  await page.reload();
  await allSay(page, 'estatus', 'Por pickear');
  // Back leaves the list instead of undoing each filter; coming back finds it as it was.
  await page.getByRole('link', { name: 'Pedidos por Validar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pedidos por validar' }).waitFor();
  await page.goBack();
  await allSay(page, 'estatus', 'Por pickear');
  await page.getByText(new RegExp(`^${some} pedidos?$`)).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Pedidos por validar' }).waitFor();
  await page.goBack();
  await allSay(page, 'estatus', 'Por pickear');
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await page.waitForURL((url) => !url.searchParams.has('f'));
});

test('the filter of a column and the quick filter narrow the list and say so when nothing is left', async ({
  page,
}) => {
  await signIn(page, 'Administrador', LIST);
  await page.keyboard.press('f');
  await chooseCourier(page);
  await page.waitForURL((url) => url.searchParams.get('f')?.includes('COURIER') ?? false);
  await page.keyboard.press('Escape');
  // Ages are typed as durations.
  await page.getByLabel('Filtrar Edad').fill('>1 min');
  await page.waitForURL((url) => url.searchParams.get('f')?.includes('duration') ?? false);
  await page.getByText('Edad: más de 1 min').waitFor();
  await page.getByRole('button', { name: /^Filtros 2/ }).click();
  await page.getByLabel('Filtrar Edad').waitFor({ state: 'detached' });
  await allSay(page, 'tipo_entrega', 'COURIER');
  await page.keyboard.press('Escape');
  await page.getByLabel('Filtro rápido').fill('no hay tal cosa');
  await page.getByText('No hay pedidos con estos filtros').waitFor();
  await page.getByRole('button', { name: 'Limpiar' }).first().click();
  await page.locator('.ag-cell').filter({ hasText: /\S/ }).first().waitFor();
  expect([param(page, 'f'), param(page, 'q')]).toEqual([null, null]);
});

test('Enter opens a row, Esc returns to that row; a link opens the same dialog', async ({ page }) => {
  await signIn(page, 'Administrador', LIST);
  const cell = page.locator('[row-index="3"] [col-id=number]').filter({ hasText: /\d/ }).first();
  await cell.waitFor();
  const number = await cell.textContent();
  await cell.click();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Resumen Pedido N° ${number}` });
  await dialog.getByRole('columnheader', { name: 'Producto' }).waitFor();
  await expect
    .poll(() => dialog.getByRole('columnheader').allTextContents())
    .toEqual(expect.arrayContaining(['Producto', 'Valor Unitario', 'Cantidad', 'Total Precio']));
  for (const text of ['NETO', 'IVA (19%)', 'TOTAL']) await amountOf(dialog, text).waitFor();
  expect(param(page, 'pedido')).toBe(number);
  const link = page.url();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction((text) => document.activeElement?.textContent === text, number);
  expect(param(page, 'pedido')).toBe(null);
  // What is opened from the summary leads back to it, and from there to the row.
  await page.keyboard.press('Enter');
  await dialog.getByRole('tab', { name: 'Historia' }).click();
  const history = page.getByRole('dialog', { name: new RegExp(`^Historia del Pedido N° ${number}`) });
  await history.getByText('verificado', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await history.waitFor({ state: 'detached' });
  await dialog.getByRole('columnheader', { name: 'Producto' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction((text) => document.activeElement?.textContent === text, number);
  await page.goto(link);
  await dialog.waitFor();
});

test('the arrow down leads to the rows, from the page and from the quick filter', async ({ page }) => {
  await signIn(page, 'Administrador', LIST);
  await page.locator('[row-index="0"] [col-id=number]').filter({ hasText: /\d/ }).first().waitFor();
  const inRow = () => page.waitForFunction(() => document.activeElement?.closest('[row-index="0"]') !== null);
  await page.keyboard.press('ArrowDown');
  await inRow();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Filtro rápido')).toBeFocused();
  await page.keyboard.type('pendiente picking');
  await page.waitForURL((url) => url.searchParams.get('q') === 'pendiente picking');
  await allSay(page, 'estatus', 'Por pickear');
  await page.keyboard.press('ArrowDown');
  await inRow();
});

test('one tap opens a row on a phone', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'Administrador', LIST);
  const card = page.locator('[row-index="2"] .row-card').first();
  await card.waitFor();
  const number = /\d+/.exec(await card.textContent())[0];
  await card.tap();
  await amountOf(page.getByRole('dialog', { name: `Resumen Pedido N° ${number}` }), 'TOTAL').waitFor();
});

test.describe(() => {
  test.use({ viewport: { width: 2600, height: 900 } });
  test('a saved view follows the person to another device, survives the log-out and a column that is gone', async ({
    page,
    another,
  }) => {
    const open = (on) => signIn(on, 'Administrador', LIST);
    const views = (on) => on.getByRole('button', { name: 'Vistas' }).click();
    const heads = (on) =>
      on.locator('[role=columnheader][col-id]').evaluateAll((cells) =>
        cells
          .map((c) => [c.getBoundingClientRect().x, c.getAttribute('col-id')])
          .sort((a, b) => a[0] - b[0])
          .map(([, id]) => id),
      );
    const nombre = `Courier ${Date.now()}`;
    await open(page);
    await page.keyboard.press('f');
    await chooseCourier(page);
    await page.keyboard.press('Escape');
    await allSay(page, 'tipo_entrega', 'COURIER');
    await page.getByRole('columnheader', { name: 'Total', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('o') === 'total.asc');
    await page.getByRole('button', { name: 'Más acciones de la lista' }).click();
    await page.getByRole('menuitem', { name: 'Columnas' }).hover();
    await page.getByRole('menuitemcheckbox', { name: 'RUT' }).click();
    await page.locator('[role=columnheader][col-id=legalcode]').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await views(page);
    await page.getByRole('menuitem', { name: 'Guardar vista actual…' }).click();
    await page.getByLabel('Nombre de la vista').fill(nombre);
    await page.getByRole('button', { name: 'Guardar vista' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Logging out empties this machine's memory.
    await page.evaluate(() => localStorage.clear());

    const other = await another({ viewport: { width: 2600, height: 900 } });
    await open(other);
    expect(await heads(other)).toContain('legalcode');
    await views(other);
    await other.getByRole('menuitem', { name: nombre }).click();
    await other.waitForURL(
      (url) => url.searchParams.get('o') === 'total.asc' && (url.searchParams.get('f')?.includes('COURIER') ?? false),
    );
    await allSay(other, 'tipo_entrega', 'COURIER');
    await other.locator('[role=columnheader][col-id=legalcode]').waitFor({ state: 'detached' });
    await other.locator('[role=columnheader][col-id=total][aria-sort=ascending]').waitFor();

    const filterModel = {
      columna_antigua: { filterType: 'set', values: ['x'] },
      tipo_entrega: { filterType: 'text', type: 'contains', filter: 'despacho' },
    };
    const busqueda = new URLSearchParams({ f: JSON.stringify(filterModel), o: 'columna_antigua.asc' }).toString();
    const columnas = [
      { colId: 'columna_antigua', hide: false, width: 90, flex: null },
      { colId: 'legalcode', hide: false, width: 130, flex: null },
    ];
    expect(
      await ask(other, '/preferencias/modificar', {
        accion: 'guardar',
        clave: 'vistas/pedidos-globales/antigua',
        valor: { nombre: 'Antigua', busqueda, columnas },
      }),
    ).toMatchObject({ ok: true });
    await views(other);
    await other.getByRole('menuitem', { name: 'Antigua' }).click();
    await allSay(other, 'tipo_entrega', 'DESPACHO');
    await other.getByText('Usaba una columna que ya no existe.').waitFor();
    await other.locator('[role=columnheader][col-id=legalcode]').waitFor();
    expect(await heads(other)).toContain('cliente_nombre');

    await views(other);
    await other.getByRole('menuitem', { name: 'Antigua' }).press('Delete');
    await other
      .getByRole('dialog', { name: '¿Borrar la vista «Antigua»?' })
      .getByRole('button', { name: 'Borrar vista' })
      .click();
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    await views(page);
    await page.getByRole('menuitem', { name: nombre }).waitFor();
    await expect(page.getByRole('menuitem', { name: 'Antigua' })).toHaveCount(0);
    // Nobody else has it.
    const stranger = await another();
    await signIn(stranger, 'Finanzas', LIST);
    await views(stranger);
    await stranger.getByRole('menuitem', { name: 'Guardar vista actual…' }).waitFor();
    await stranger.getByText('Cargando tus vistas…').waitFor({ state: 'detached' });
    expect(await stranger.getByRole('menuitem', { name: nombre }).count()).toBe(0);
  });
});

test.describe(() => {
  test.use({ locale: 'en-US', viewport: { width: 2600, height: 900 } });
  test('days are Chilean in an English browser: filters of columns and «Ver al día…»', async ({ page }) => {
    await signIn(page, 'Administrador', LIST);
    const all = await counted(page);
    await page.keyboard.press('f');
    const created = page.getByLabel('Filtrar Creado');
    const filtered = () => page.waitForURL((url) => url.searchParams.has('f'));
    const cleared = () => page.waitForURL((url) => !url.searchParams.has('f'));
    const dateFrom = () => JSON.parse(param(page, 'f')).createdAt.dateFrom.slice(0, 10);
    await created.fill('3/7/2026');
    await filtered();
    expect(dateFrom()).toBe('2026-07-03');
    await page.getByText('Creado: = 03-07-2026').waitFor();
    await created.fill('');
    await cleared();
    await created.press('ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Calendario' });
    await calendar.getByRole('columnheader').first().waitFor();
    expect((await calendar.getByRole('columnheader').allTextContents())[0]).toBe('lu');
    await calendar
      .getByRole('button', {
        name: /^1 (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) \d{4}$/,
      })
      .click();
    await filtered();
    expect(dateFrom()).toMatch(/-01$/);
    await expect(created).toHaveValue(/^01-\d\d-\d{4}$/);
    await page.getByRole('button', { name: 'Limpiar' }).first().click();
    await cleared();
    await page.getByRole('button', { name: 'Ver al día…' }).click();
    await page.getByLabel('Día', { exact: true }).fill('31-02-2026');
    await page.keyboard.press('Enter');
    await page.getByText('Ese día no existe').waitFor();
    await page.getByLabel('Día', { exact: true }).fill('1-1-2020');
    await page.getByLabel('Hora', { exact: true }).fill('930');
    await page.keyboard.press('Enter');
    await page.getByText('Al 01-01-2020 09:30').waitFor();
    await page.getByText('No hay pedidos con estos filtros').waitFor();
    await page.getByRole('button', { name: 'Limpiar' }).first().click();
    await page.getByText(new RegExp(`^${all} pedidos?$`)).waitFor();
  });
});
