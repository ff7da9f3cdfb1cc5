/** What belongs together stands in one line: headings over figures, bars below bars, a date beside what happened then. */
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const boxOf = (locator) => locator.boundingBox();
const rightOf = async (locator) => (await boxOf(locator)).x + (await boxOf(locator)).width;
/** Where the first line of its text begins. */
const lineOf = (locator) =>
  locator.evaluate((e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return range.getClientRects()[0].top;
  });

test.use({ viewport: { width: 1920, height: 1080 } });

test('a step of a history and its date, below what says that its chain is whole', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/pedidos-globales');
  await page.locator('[row-index="0"] [col-id=number]').filter({ hasText: /\d/ }).dblclick();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('tab', { name: 'Historia' }).click();
  const step = sheet.locator('li[data-chosen]').first();
  await step.waitFor();
  await sheet.getByText('verificado').waitFor();
  await expect(async () => {
    const [title, date] = await Promise.all([lineOf(step.getByRole('button').first()), lineOf(step.locator('time'))]);
    expect(Math.abs(title - date)).toBeLessThan(1);
    const seal = await boxOf(sheet.getByText('verificado'));
    expect((await boxOf(sheet.getByRole('button', { name: 'Comparar dos momentos' }))).y).toBeGreaterThan(
      seal.y + seal.height,
    );
  }).toPass();
});

test('bars of a warehouse end at one place, and its work begins where other pages do', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/dashboard-bodega');
  const title = page.getByRole('heading', { level: 1 });
  const bars = page.getByRole('progressbar');
  await bars.nth(2).waitFor();
  const ends = () =>
    bars.evaluateAll((all) => [
      ...new Set(
        all.map((bar) => {
          const { right, width } = bar.getBoundingClientRect();
          return [bar.closest('article').getBoundingClientRect().right - right, width].map(Math.round).join();
        }),
      ),
    ]);
  await expect.poll(ends).toHaveLength(1);
  const { x } = await boxOf(title);
  await page.goto('/sistema/picking');
  await expect(title).toHaveText('Picking');
  await expect.poll(async () => (await boxOf(title)).x).toBe(x);
});

test('goals stand below their heading, and every card of a forecast says its second line alike', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/fefglobal');
  const table = page.locator('section[aria-label="Por ejecutivo"] table');
  const goal = table.locator('td[data-label=Meta] span[title]').first();
  await goal.waitFor();
  const padding = await table
    .locator('td[data-label=Meta]')
    .first()
    .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingRight));
  const heading = table.getByRole('columnheader', { name: 'Meta', exact: true });
  await expect(async () => {
    expect(await rightOf(goal)).toBeCloseTo((await rightOf(heading)) - padding, 0);
  }).toPass();
  const looks = () =>
    page
      .getByRole('list', { name: 'Cifras del mes' })
      .locator('small, small a')
      .evaluateAll((all) => [
        ...new Set(all.map((e) => [getComputedStyle(e).fontSize, getComputedStyle(e).fontWeight].join())),
      ]);
  await expect.poll(looks).toEqual(['11px,400']);
});

test('the step of a change of many prices is as high as that of any form', async ({ page }) => {
  await signIn(page, 'Administrador', '/sistema/lista-de-precios');
  await page.getByRole('button', { name: 'Cambio masivo' }).click();
  const step = page.getByRole('dialog').getByRole('button', { name: 'Aplicar cambio' });
  await step.waitFor();
  await expect.poll(async () => (await boxOf(step)).height).toBe(40);
});
