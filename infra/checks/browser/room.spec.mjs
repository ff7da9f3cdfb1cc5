/** What stands on a screen has its room there: nothing is crushed, cut, moved by what comes later, or behind the footer. */
import { overhang, ZOOMED } from './support/accessible.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const LAPTOP = { width: 1366, height: 768 };
const boxOf = (locator) => locator.boundingBox();
const bottomOf = async (locator) => (await boxOf(locator)).y + (await boxOf(locator)).height;

test.use({ viewport: LAPTOP });

test('twenty notices leave the way to the others its height', async ({ page }) => {
  const nots = Array.from({ length: 20 }, (_, n) => ({
    _id: `n${n}`,
    tipo: 'general',
    titulo: `Aviso ${n}`,
    user_origen: { _id: 'u', nombre: 'Rodrigo Fuentes Bravo' },
    comentario: 'Rodrigo Fuentes Bravo dejó un precio por aprobar en el pedido de Alarmas Álvarez 24 Horas SpA.',
    comentario_adicional: '',
    enlace: '',
    fecha: '2026-01-05T15:30:00.000Z',
    leida: false,
    tomada_por: null,
  }));
  await page.route('**/notificaciones/**', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: 'nots' in json ? { ...json, nots, total: 21 } : json });
  });
  await signIn(page, 'Administrador', '/sistema/usuarios');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await page.getByText('Aviso 19').waitFor();
  const more = page.getByRole('button', { name: 'Ver más' });
  await expect(async () => {
    expect((await boxOf(more)).height).toBeGreaterThanOrEqual(28);
    expect(await bottomOf(more)).toBeLessThanOrEqual(
      await bottomOf(page.getByRole('dialog', { name: 'Notificaciones' })),
    );
  }).toPass();
});

test('the forecast fills a laptop, and at 200 % the footer stands after it', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/fefglobal?vista=tablero');
  const column = page.locator('main section[aria-label^="20%"]');
  const footer = page.locator('footer');
  await column.waitFor();
  const above = async () => (await boxOf(footer)).y - (await bottomOf(column));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expect.poll(above).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(ZOOMED);
  await expect.poll(above).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await boxOf(column)).height).toBeGreaterThan(200);
});

test('the totals of a report are in view, in one weight', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/reportes-dinamicos-ventas');
  const table = page.locator('main table');
  await table.locator('tbody tr').nth(20).waitFor();
  const footer = page.locator('footer');
  for (const size of [LAPTOP, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    const total = table.locator('tfoot th');
    await expect.poll(async () => (await boxOf(footer)).y - (await bottomOf(total))).toBeGreaterThanOrEqual(0);
    await expect.poll(() => overhang(page)).toBe(0);
  }
  const weights = await table
    .locator('tfoot :is(th, td)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontWeight));
  expect([...new Set(weights)]).toEqual(['600']);
});

/** Answers that are held back leave a page without rest. */
test.describe(() => {
  test.use({ awaitsRest: false });
  test('what stands in for figures that are awaited keeps within the page', async ({ page }) => {
    await page.route('**/dashboard-ventas-year', () => undefined);
    await signIn(page, 'Administrador', '/sistema/dashboard-comercial');
    await page.locator('main .mantine-Skeleton-root').waitFor();
    await expect.poll(() => overhang(page)).toBe(0);
  });

  test('the tabs of a list stay where they are when their counts come', async ({ page }) => {
    let answer;
    const request = new Promise((resolve) => {
      answer = resolve;
    });
    await page.route('**/listar', async (route) => {
      if (route.request().postDataJSON()?.endRow !== 1) return route.continue();
      await request;
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), lastRow: 128 } });
    });
    await signIn(page, 'Administrador', '/sistema/pedidos-globales');
    const tabs = page.getByRole('group', { name: 'Estados' }).getByRole('button');
    await tabs.first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const widths = () => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().width));
    const before = await widths();
    answer();
    await expect(tabs.filter({ hasText: /128$/ })).toHaveCount(before.length - 1);
    await expect.poll(widths).toEqual(before);
    // All of them are in view.
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  });
});

test('the name of a button goes when what it opens is there', async ({ page }) => {
  // The menu is folded by itself there.
  await page.setViewportSize({ width: 1100, height: 768 });
  await signIn(page, 'Administrador', '/sistema/usuarios');
  const name = page.getByRole('tooltip');
  for (const button of [
    page.getByRole('navigation').getByRole('button', { name: 'Dashboard' }),
    page.getByRole('button', { name: 'Ver el sistema como estaba' }),
  ]) {
    await button.hover();
    await expect(name).toBeVisible();
    await button.click();
    await page.locator('[role=menu], form').first().waitFor();
    await expect(name).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

/** What of the sign of focus lies outside of a box around it that cuts. */
const cut = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const { outlineWidth, outlineOffset } = getComputedStyle(at);
    const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right, top } = at.getBoundingClientRect();
    const faults = [];
    for (let box = at.parentElement; box; box = box.parentElement) {
      const { overflow, contentVisibility } = getComputedStyle(box);
      if (!/auto|hidden/.test(`${overflow} ${contentVisibility}`)) continue;
      const edge = box.getBoundingClientRect();
      if (left - out < edge.left || right + out > edge.right || top - out < edge.top)
        faults.push(`${at.textContent} in ${box.className}`);
    }
    return faults;
  });

test('the sign of focus is whole where boxes scroll', async ({ page }) => {
  await signIn(page, 'Administrador');
  for (const [address, place] of [
    ['pedidos-globales', '[role=group][aria-label=Estados] button'],
    ['fefglobal?vista=tablero', 'main section ul button'],
    ['usuarios', 'aside li > a, aside li > button'],
  ]) {
    await page.goto(`/sistema/${address}`);
    await page.locator(place).first().waitFor();
    // What has the focus by a key says so.
    await page.keyboard.press('Tab');
    await page.locator(place).first().focus();
    await expect.poll(() => cut(page), address).toEqual([]);
  }
});

test('one margin: a phone has the cut-off of the year in line with its title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'Administrador', '/sistema/dashboard-comercial');
  const word = page.getByRole('group', { name: 'Corte' }).getByText('Corte');
  await expect(async () => {
    expect((await boxOf(word)).x).toBe((await boxOf(page.getByRole('heading', { level: 1 }))).x);
  }).toPass();
});
