/** Everything by keyboard: each stop of Tab is seen, menus give the focus back, and who wants no motion gets none. */
import { lasting } from './support/language.mjs';
import { makeOrder, productsInStock, validateByCall } from './support/orders.mjs';
import { mailOf, signIn } from './support/session.mjs';
import { expect, waitForRest, test } from './support/test.mjs';

/** Where the focus is by now, and what a person who looks for it would miss. */
const lookAt = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return undefined;
    const { left, top, width, height } = at.getBoundingClientRect();
    const name = at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 30) ?? at.tagName;
    const { outlineStyle, boxShadow } = getComputedStyle(at);
    const seen =
      at.matches('input, textarea, [role=gridcell], [role=columnheader]') ||
      outlineStyle !== 'none' ||
      boxShadow !== 'none';
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const covered = width > 2 && !(found && (at.contains(found) || found.contains(at)));
    return { name, fault: seen ? (covered ? 'covered' : undefined) : 'without a sign of focus' };
  });
/** The same; what is so for an instant, while what was just opened or scrolled takes its place, is no fault. */
async function focused(page) {
  let at;
  await lasting(page, async () => {
    at = await lookAt(page);
    return at?.fault ? [at.fault] : [];
  });
  return at;
}

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('by keyboard alone every stop is seen, menus give the focus back, and nothing moves for whoever wants no motion', async ({
    page,
  }) => {
    await signIn(page, 'Administrador', '/sistema/landing');
    await page.getByRole('list', { name: 'Indicadores' }).getByRole('link').first().waitFor();
    const faults = [];
    for (const address of ['/sistema/landing', '/sistema/pedidos-globales']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press('Tab');
        const at = await focused(page);
        if (at?.fault) faults.push(`${address}: ${at.name} is ${at.fault}`);
      }
    }
    expect(faults).toEqual([]);
    const account = page.getByRole('button', { name: /Tu cuenta/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    expect(await page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.goto('/sistema/landing');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

/** Of 360 px: what may stand still, header and foot. */
const STILL_AT_MOST = 120;

/** Remembers every movement that a page begins, from its first frame on. */
const watchMotion = (page) =>
  page.addInitScript(() => {
    globalThis.moved = new Set();
    const look = () => {
      for (const { effect, animationName, transitionProperty } of document.getAnimations())
        if (effect.getComputedTiming().duration > 1)
          globalThis.moved.add(`${animationName ?? transitionProperty} of ${effect.target?.className}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const motion = (page) => page.evaluate(() => [...globalThis.moved]);
const MAIN = [
  'landing',
  'dashboard-comercial',
  'pedidos-globales',
  'productos',
  'clientes',
  'listado-cotizaciones',
  'nueva-cotizacion',
  'fef',
  'lista-de-precios',
  'usuarios',
  'picking',
  'reportes-dinamicos-ventas',
];
const arrive = async (page, ruta) => {
  await page.goto(`/sistema/${ruta}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 640, height: 360 } });
  test('a laptop at 200 %: nothing moves for whoever wants no motion, no page scrolls sideways, signs keep their size', async ({
    page,
  }) => {
    await watchMotion(page);
    await signIn(page, 'Administrador');
    const faults = [];
    for (const ruta of MAIN) {
      await arrive(page, ruta);
      const seen = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth > innerWidth,
        sign: document.querySelector('header a svg').getBoundingClientRect().width,
        // What stands still leaves the greater part of the page to what scrolls.
        still: [...document.querySelectorAll('header, footer')]
          .filter((e) => /fixed|sticky/.test(getComputedStyle(e).position))
          .reduce((sum, e) => sum + e.getBoundingClientRect().height, 0),
      }));
      if (seen.wide || seen.sign < 28 || seen.still > STILL_AT_MOST) faults.push([ruta, seen]);
      faults.push(...(await motion(page)).map((one) => [ruta, one]));
    }
    expect(faults).toEqual([]);
    await arrive(page, 'pedidos-globales');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Buscar' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[row-index] [col-id=number]').filter({ hasText: /\d/ }).first().dblclick();
    await page.getByRole('dialog').first().waitFor();
    expect(await motion(page)).toEqual([]);
  });
});

test('an alert is created by keyboard alone; Escape gives the focus back', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/alertas');
  const create = page.getByRole('button', { name: 'Crear alerta' });
  const dialog = page.getByRole('dialog', { name: 'Crear una alerta' });
  await create.press('Enter');
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  const nombre = `Sobre diez ${Date.now().toString(36)}`;
  await page.keyboard.type(nombre);
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Total de la cotización')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Valor')).toBeFocused();
  await page.keyboard.type('10000000');
  await page.keyboard.press('Tab');
  await page.keyboard.type(mailOf('Administrador'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: nombre })).toBeVisible();
});

test('by keys from the page to its rows, a form of a row and back; nothing that has the focus is covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'Administrador', '/sistema/usuarios');
  const row = page.locator('[row-index="0"] [col-id=nombre]').filter({ hasText: /[a-z]/ });
  await row.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  expect(await focused(page)).toMatchObject({ fault: undefined });
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Permisos' }).press('Enter');
  await page.getByRole('dialog', { name: /^Permisos de/ }).waitFor();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: 'Nuevo usuario' }).press('Enter');
  const permissions = page.getByRole('dialog', { name: 'Nuevo usuario' }).getByRole('button', { name: 'Permisos' });
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  for (let stop = 0; stop < 12 && !(await permissions.evaluate((e) => e === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab');
  await expect(permissions).toBeFocused();
  expect(await focused(page)).toMatchObject({ fault: undefined });
});

test('an order is picked by keys on a laptop: the bar of its task lies over nothing that Tab comes to', async ({
  page,
  another,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const products = (await productsInStock(office)).slice(0, 2);
  const number = await makeOrder(
    office,
    products.map((product) => [product, 2]),
  );
  await validateByCall(office, number);
  await page.setViewportSize({ width: 1366, height: 600 });
  await signIn(page, 'Bodega', '/sistema/picking');
  await page.getByRole('button', { name: new RegExp(`^${number}`) }).press('Enter');
  await expect(page.getByRole('region', { name: 'Línea actual' })).toBeFocused();
  await page.getByRole('button', { name: 'Faltante' }).press('Enter');
  const faults = [];
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at?.fault) faults.push(`${at.name} is ${at.fault}`);
  }
  expect(faults).toEqual([]);
});

test('rows are chosen by keyboard and none lies behind what is done with them; F leads into the filters, Escape back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'Administrador', '/sistema/pedidos-globales');
  const row = (index) => page.locator(`[row-index="${index}"] [col-id=number]`).filter({ hasText: /\d/ });
  await row(1).click();
  await page.keyboard.press('Space');
  await page.getByText('1 pedido en la selección').waitFor();
  for (let n = 2; n <= 16; n += 1) await page.keyboard.press('ArrowDown');
  await expect(row(16)).toBeFocused();
  await expect(async () => {
    const bar = await page.getByRole('toolbar', { name: 'Filas elegidas' }).boundingBox();
    const cell = await row(16).boundingBox();
    expect(cell.y + cell.height).toBeLessThanOrEqual(bar.y);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Filas elegidas' })).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(page.getByLabel('Filtrar N°')).toBeFocused();
  // One kind of field: each as wide as its column.
  const narrow = () =>
    page
      .locator('.ag-floating-filter :is(input, button.mantine-Input-input)')
      .evaluateAll((fields) =>
        fields
          .filter((field) => field.offsetWidth < field.closest('.ag-floating-filter').offsetWidth - 16)
          .map((field) => field.getAttribute('aria-label')),
      );
  await expect.poll(narrow).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Pendiente Picking' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Filtrar Estatus/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(16)).toBeFocused();
  // Tab leaves the rows: thousands of cells lie before the foot of the page.
  await page.keyboard.press('Tab');
  await expect(page.locator('footer').getByRole('button').first()).toBeFocused();
  await row(16).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.ag-header :focus')).toHaveCount(1);
});

test.describe(() => {
  // The answer is held back.
  test.use({ awaitsRest: false });
  test('rows are as high as the person wants them, on every device, and as a finger needs them where nobody has said', async ({
    page,
    another,
  }) => {
    const open = (on) => signIn(on, 'Finanzas', '/sistema/pedidos-globales');
    const high = (on, px) =>
      on.waitForFunction((wanted) => document.querySelector('.ag-row[row-index="2"]')?.offsetHeight === wanted, px);
    let answer;
    const request = new Promise((resolve) => {
      answer = resolve;
    });
    await page.route('**/pedido_ventas/listar', async (route) => {
      await request;
      await route.continue();
    });
    await open(page);
    // Rows to come are in their place at once, grey only when they are late.
    const late = page.locator('.row-loading .ag-cell').first();
    await late.waitFor();
    expect(await late.evaluate((cell) => getComputedStyle(cell, '::after').animationDelay)).toMatch(/^0\.3s/);
    answer();
    await high(page, 36);
    const other = await another({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });
    await open(other);
    await high(other, 44);
    await page.getByRole('button', { name: 'Más acciones de la lista' }).click();
    await page.getByRole('menuitemradio', { name: 'Compacta' }).click();
    await high(page, 28);
    await waitForRest(page);
    await other.reload();
    await high(other, 28);
  });
});
