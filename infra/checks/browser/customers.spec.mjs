/** Customers by their screen: made by keyboard, given to another seller, merged. */
import { ask, must, signIn } from './support/session.mjs';
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

/** Two customers of a mark of their own, made by calls; their ids. */
async function pair(page, mark, n) {
  const ids = [];
  for (const [k, name] of ['Alfa', 'Beta'].entries()) {
    const cliente = { nombre: `${name} ${mark}`, legalcode: rutOf(n + k) };
    ids.push((await must(page, '/clientes/crear', { cliente }))._id);
  }
  return ids;
}

test('a customer is made by keyboard and opens; the same RUT again is refused in words', async ({ page }) => {
  await open(page);
  const rut = rutOf(1);
  await (await make(page, `Única ${MARK}`, rut)).waitFor({ state: 'detached' });
  await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('cliente') ?? ''));
  await page.goto('/sistema/clientes');
  const form = await make(page, `Otra ${MARK}`, rut);
  await form.getByText(/^Ya hay un cliente con el RUT/).waitFor();
});

test('two customers are given to another seller at once', async ({ page }) => {
  await signIn(page, 'Administrador');
  const mark = `g${MARK}`;
  await pair(page, mark, 2);
  await page.goto('/sistema/clientes');
  await page.getByLabel('Filtro rápido').fill(mark);
  await page.getByText(/^2 clientes$/).waitFor();
  for (const name of [`Alfa ${mark}`, `Beta ${mark}`])
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
    const { clientes } = await ask(page, '/clientes/listar', { accion: 'dropdown', buscar: mark });
    return clientes.map(({ ejecutivo_nombre }) => ejecutivo_nombre);
  };
  await expect.poll(sellers).toEqual([seller, seller]);
});

test('by keyboard alone a customer is merged into another; Escape gives the focus back', async ({ page }) => {
  await signIn(page, 'Administrador');
  const mark = `u${MARK}`;
  const [alfa, beta] = await pair(page, mark, 4);
  await page.goto(`/sistema/cliente/${beta}`);
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
  await page.keyboard.type(`Alfa ${mark}`);
  await page.getByRole('option', { name: `Alfa ${mark}` }).waitFor();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await page.keyboard.type('Es el mismo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/sistema/cliente/${alfa}`);
});
