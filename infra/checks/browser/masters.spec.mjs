/** A master list by its screen: made, in use, imported, exported. */
import { readFile } from 'node:fs/promises';
import { overhang, SIZES, violations } from './support/accessible.mjs';
import { strayed } from './support/language.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const MARK = Date.now().toString(36);
const open = (page) => signIn(page, 'Administrador', '/sistema/configuraciones/marcas');
/** Goes to what is named with the tabulator alone, and presses a key there. */
async function press(page, target, key = 'Enter', tab = 'Tab') {
  for (let n = 0; n < 60; n += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press(tab);
  }
  throw new Error(`${target} is out of the keyboard's reach`);
}

test('a brand is made and rows are imported, by keyboard', async ({ page }) => {
  await open(page);
  await press(page, page.getByRole('button', { name: 'Crear marca' }));
  const form = page.getByRole('dialog', { name: 'Crear una marca' });
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(`Zeta ${MARK}`);
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });

  // Back at the button that opened the form, of which this one stands before.
  await press(page, page.getByRole('button', { name: 'Importar' }), 'Enter', 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: 'Importar marcas' });
  const pasted = dialog.getByLabel('O pega las filas');
  await pasted.waitFor();
  await press(page, pasted, 'End');
  await page.keyboard.insertText(`Marca\tAd valorem\nZeta ${MARK}\t3\nEta ${MARK}\t0\nTheta ${MARK}\tmucho\n`);
  await press(page, dialog.getByRole('button', { name: 'Leer' }));
  // The heading says nothing that the server knows: the person says which field it is.
  await dialog.getByText('Falta decir qué columna es: Nombre.').waitFor();
  const column = dialog.getByRole('combobox', { name: 'Marca' });
  await press(page, column, 'ArrowDown');
  await page.getByRole('option', { name: 'Nombre', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Ensayar' }));
  await dialog.getByText('Nuevos: 1 · Modificados: 1 · Sin cambio: 0 · Con errores: 1').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, dialog.getByRole('button', { name: 'Descargar filas con errores' })),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`>Theta ${MARK}<.*>mucho<.*>Ad valorem: `));
  await press(page, dialog.getByRole('button', { name: 'Importar' }));
  await dialog.getByText('Importación terminada').waitFor();
  await press(page, dialog.getByRole('button', { name: 'Cerrar', exact: true }).last());
  await dialog.waitFor({ state: 'detached' });
  await page.getByLabel('Filtro rápido').fill(MARK);
  await page.getByText(/^2 marcas$/).waitFor();
});

test.describe(() => {
  test.use({ colorScheme: 'light', viewport: SIZES.teléfono });
  test('form and import on a phone', async ({ page }) => {
    await open(page);
    for (const name of ['Crear marca', 'Importar']) {
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().waitFor();
      expect(await violations(page, '[role=dialog]')).toEqual([]);
      expect(await strayed(page, '[role=dialog]')).toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });
});
