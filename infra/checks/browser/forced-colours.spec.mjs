/** Where the system's colours stand in place of ours, what was told by a background is told all the same. */
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1366, height: 768 } });

const look = (locator, ...names) =>
  locator.evaluate((e, all) => all.map((name) => getComputedStyle(e)[name]).join(' '), names);

test('the chosen tab, view and entry, the focused cell, the edge of a sheet and how far a picking has come', async ({
  page,
}) => {
  await signIn(page, 'Administrador', '/sistema/pedidos-globales');
  const tabs = page.getByRole('group', { name: 'Estados' }).getByRole('button');
  await tabs.first().waitFor();
  const paint = ['backgroundColor', 'color'];
  expect(await look(tabs.first(), ...paint)).not.toBe(await look(tabs.nth(1), ...paint));
  const cell = (row) => page.locator(`[row-index="${row}"] [col-id=number]`).filter({ hasText: /\d/ });
  await cell(1).click();
  const outline = ['outlineStyle', 'outlineWidth'];
  expect(await look(cell(1), ...outline)).toBe('solid 4px');
  expect(await look(cell(2), ...outline)).not.toBe('solid 4px');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  const sides = sheet.getByRole('tab');
  await sides.first().waitFor();
  expect(await look(sheet, 'borderTopStyle')).toBe('solid');
  await sides.last().click();
  expect(await look(sides.last(), ...paint)).not.toBe(await look(sides.first(), ...paint));
  await page.goto('/sistema/fefglobal?vista=tablero');
  const chosen = page.locator('.mantine-SegmentedControl-label[data-active]').first();
  const other = page.locator('.mantine-SegmentedControl-label:not([data-active])').first();
  await other.waitFor();
  expect(await look(chosen, ...paint)).not.toBe(await look(other, ...paint));
  await page.goto('/sistema/dashboard-bodega');
  const bar = page.getByRole('progressbar').first();
  await bar.waitFor();
  expect(await look(bar, 'borderTopStyle')).toBe('solid');
  expect(await look(bar.locator('span'), 'backgroundColor')).not.toBe(await look(bar, 'backgroundColor'));
});
