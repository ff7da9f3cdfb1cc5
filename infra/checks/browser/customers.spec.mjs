/** Customers by their screen: made by keyboard, imported from a file, given to another seller. */
import { readFile } from 'node:fs/promises';
import { ask, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const MARK = Date.now().toString(36);
const checkDigit = (body) => {
  const sum = [...String(body)].reverse().reduce((total, digit, n) => total + Number(digit) * (2 + (n % 6)), 0);
  return ['0', 'K'][[11, 10].indexOf(11 - (sum % 11))] ?? String(11 - (sum % 11));
};
const rutOf = (n) => {
  const body = 20_000_000 + ((Math.floor(Date.now() / 1000) * 10 + n) % 5_000_000);
  return `${body}-${checkDigit(body)}`;
};
const [ALFA, BETA] = [rutOf(1), rutOf(2)];
const open = (page) => signIn(page, 'Administrador', '/sistema/clientes');
/** The form of a new customer, filled and sent without the mouse. */
async function make(page, name, rut) {
  await page.getByRole('button', { name: 'Nuevo cliente' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Nuevo cliente' });
  await expect(form.getByLabel('Nombre o razón social')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(rut);
  await page.keyboard.press('Enter');
  return form;
}

test.describe.configure({ mode: 'serial' });

test('a customer is made by keyboard and opens; the same RUT again is refused in words', async ({ page }) => {
  await open(page);
  await (await make(page, `Alfa ${MARK}`, ALFA)).waitFor({ state: 'detached' });
  await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('cliente') ?? ''));
  await page.goto('/sistema/clientes');
  const form = await make(page, `Otra ${MARK}`, ALFA);
  await form.getByText(/^Ya hay un cliente con el RUT/).waitFor();
});

test('customers come from a file: rehearsed, imported, wrong rows with their reasons', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar clientes' });
  const rows = [`${ALFA};Alfa ${MARK};Seguridad`, `${BETA};Beta ${MARK};`, `1-2;Gama ${MARK};`];
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'clientes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`RUT;Razón social;Giro\r\n${rows.join('\r\n')}\r\n`),
  });
  await dialog.getByRole('button', { name: 'Subir' }).click();
  await dialog.getByRole('button', { name: 'Ensayar' }).click();
  await dialog.getByText('Nuevos: 1 · Modificados: 1 · Sin cambio: 0 · Con errores: 1').waitFor();
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await dialog.getByText('Importación terminada').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar filas con errores' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`>1-2<.*>Gama ${MARK}<`));
});

test('two customers are given to another seller at once', async ({ page }) => {
  await open(page);
  await page.getByLabel('Filtro rápido').fill(MARK);
  await page.getByText(/^2 clientes$/).waitFor();
  for (const name of [`Alfa ${MARK}`, `Beta ${MARK}`])
    await page.locator('.ag-row').filter({ hasText: name }).locator('input[type=checkbox]').first().check();
  await page.getByRole('button', { name: 'Cambiar ejecutivo (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar el ejecutivo de 2 clientes' });
  await dialog.getByRole('combobox', { name: 'Ejecutivo' }).click();
  const option = page.getByRole('option').first();
  const seller = await option.textContent();
  await option.click();
  await dialog.getByRole('button', { name: 'Cambiar ejecutivo' }).click();
  await dialog.waitFor({ state: 'detached' });
  const sellers = async () => {
    const { clientes } = await ask(page, '/clientes/listar', { accion: 'dropdown', buscar: MARK });
    return clientes.map(({ ejecutivo_nombre }) => ejecutivo_nombre);
  };
  await expect.poll(sellers).toEqual([seller, seller]);
});

test('by keyboard alone a customer is merged into another; Escape gives the focus back', async ({ page }) => {
  await signIn(page, 'Administrador');
  const { clientes } = await ask(page, '/clientes/listar', { accion: 'dropdown', buscar: MARK });
  const idOf = (name) => clientes.find(({ nombre }) => nombre === `${name} ${MARK}`)._id;
  await page.goto(`/sistema/cliente/${idOf('Beta')}`);
  const more = page.getByRole('button', { name: 'Más', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Unir a otro cliente' });
  const openDialog = async () => {
    await more.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'Unir a otro cliente' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Cliente que queda')).toBeFocused();
  };
  await openDialog();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
  await openDialog();
  await page.keyboard.type(`Alfa ${MARK}`);
  await page.getByRole('option', { name: `Alfa ${MARK}` }).waitFor();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await page.keyboard.type('Es el mismo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/sistema/cliente/${idOf('Alfa')}`);
});
