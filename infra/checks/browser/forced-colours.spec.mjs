/** Where the system's colours stand in place of ours, what was told by a background is told all the same. */
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  viewport: { width: 1366, height: 768 },
});

const look = (locator, ...names) =>
  locator.evaluate((e, all) => all.map((name) => getComputedStyle(e)[name]).join(' '), names);
const alike = async (one, other, ...names) => (await look(one, ...names)) === (await look(other, ...names));

test('the chosen tab, view and entry, the focused cell, the edge of a sheet and how far a picking has come', async ({
  page,
}) => {
  await signIn(page, 'Administrador', '/sistema/pedidos-globales');
  const tabs = page.getByRole('group', { name: 'Estados' }).getByRole('button');
  await tabs.first().waitFor();
  const paint = ['backgroundColor', 'color'];
  await expect.poll(() => alike(tabs.first(), tabs.nth(1), ...paint)).toBe(false);
  const cell = (row) => page.locator(`[row-index="${row}"] [col-id=number]`).filter({ hasText: /\d/ });
  await cell(1).click();
  const outline = ['outlineStyle', 'outlineWidth'];
  await expect.poll(() => look(cell(1), ...outline)).toBe('solid 4px');
  expect(await look(cell(2), ...outline)).not.toBe('solid 4px');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  const sides = sheet.getByRole('tab');
  await sides.first().waitFor();
  await expect.poll(() => look(sheet, 'borderTopStyle')).toBe('solid');
  await sides.last().click();
  await expect.poll(() => alike(sides.last(), sides.first(), ...paint)).toBe(false);
  await page.goto('/sistema/fefglobal?vista=tablero');
  const chosen = page.locator('.mantine-SegmentedControl-label[data-active]').first();
  const other = page.locator('.mantine-SegmentedControl-label:not([data-active])').first();
  await other.waitFor();
  await expect.poll(() => alike(chosen, other, ...paint)).toBe(false);
  await page.goto('/sistema/dashboard-bodega');
  const bar = page.getByRole('progressbar').first();
  await bar.waitFor();
  await expect.poll(() => look(bar, 'borderTopStyle')).toBe('solid');
  await expect.poll(() => alike(bar.locator('span'), bar, 'backgroundColor')).toBe(false);
});
