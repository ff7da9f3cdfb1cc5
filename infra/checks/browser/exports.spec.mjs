/** A list too long to wait for becomes a file in the background, told wherever the person is by then. */
import ExcelJS from 'exceljs';
import { exportFile } from './support/list.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('a large export is told on another screen, after a reload, and downloads with logo and typed cells', async ({
  page,
}) => {
  await signIn(page, 'Finanzas', '/sistema/auditoria');
  const [asked] = await Promise.all([
    page.waitForResponse(
      (r) => r.url().endsWith('/auditoria/listar') && r.request().postDataJSON().accion === 'exportacion',
    ),
    exportFile(page),
  ]);
  expect((await asked.json()).trabajo).toEqual(expect.any(String));
  await page.getByRole('button', { name: /Tu exportación/ }).waitFor();
  await page.goto('/sistema/landing');
  const told = page.getByRole('button', { name: /Tu exportación está lista/ });
  await told.waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), told.click()]);
  expect(download.suggestedFilename()).toBe('Auditoría.xlsx');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await download.path());
  const [sheet] = workbook.worksheets;
  expect(sheet.rowCount).toBeGreaterThan(2000);
  expect(sheet.getImages()).toHaveLength(1);
  expect(sheet.getRow(5).values.slice(1, 4)).toEqual(['Posición', 'Fecha y hora', 'Qué pasó']);
  expect([typeof sheet.getCell('A6').value, sheet.getCell('B6').value instanceof Date]).toEqual(['number', true]);
});
