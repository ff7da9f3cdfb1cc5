/** Cliente: the portal of a company; somebody invites a colleague by a link, who sees the company's own and nothing else. */
import { overhang, SIZES, violations } from './support/accessible.mjs';
import { makeOrder, productsInStock } from './support/orders.mjs';
import { ask, fillLogin, mailOf, signIn } from './support/session.mjs';
import { expect, screenshots, test } from './support/test.mjs';

const PEOPLE = '/sistema/stock-cliente/personas';
const SECRET = 'una-clave-de-obra-26';

test('a colleague comes in by a link that works once, and is out the moment it is taken back', async ({
  page,
  another,
}) => {
  await signIn(page, 'Cliente', PEOPLE);
  await page.getByRole('button', { name: 'Invitar persona' }).click();
  const form = page.getByRole('dialog', { name: 'Invitar persona' });
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await form.getByLabel('Nombre').fill('Rosa Obra');
  await form.getByLabel('Correo electrónico').fill('rosa.obra@minera.test');
  await form.getByRole('button', { name: 'Invitar', exact: true }).click();
  const given = page.getByRole('dialog', { name: 'Invitación enviada' });
  const link = new URL(await given.getByText(/\/cambio-password\//).textContent()).pathname;
  await given.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('gridcell', { name: 'Rosa Obra' }).waitFor();
  await page.screenshot({ path: `${screenshots}/portal-personas.png` });

  const guest = await another();
  await guest.goto(link);
  await guest.locator('input[name=password]').fill(SECRET);
  await guest.locator('input[name=repeatPassword]').fill(SECRET);
  await guest.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await guest.getByRole('button', { name: 'Entendido' }).click();
  await guest.waitForURL('**/login');
  await fillLogin(guest, 'rosa.obra@minera.test', SECRET);
  await expect(guest).toHaveURL(/\/sistema\/(stock-cliente|inicio)/);
  const own = await ask(guest, '/personas_empresa/listar', { accion: 'grid', startRow: 0, endRow: 20 });
  expect(own.rows.map(({ nombre }) => nombre)).toContain('Rosa Obra');
  // What her company's menu does not have is nobody's business there.
  expect(await ask(guest, '/clientes/listar', { accion: 'grid', startRow: 0, endRow: 1 })).toMatchObject({ ok: false });

  await page
    .getByRole('row')
    .filter({ hasText: 'Rosa Obra' })
    .getByRole('button', { name: 'Acciones de la fila' })
    .click();
  await page.getByRole('menuitem', { name: 'Quitar acceso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar acceso' }).click();
  await expect(guest).toHaveURL(/\/login/);
  await guest.getByRole('button', { name: 'Ingresar nuevamente' }).click();
  await fillLogin(guest, 'rosa.obra@minera.test', SECRET);
  await expect(guest.getByRole('dialog')).toBeVisible();
});

/** What the demo's company of the portal ordered depends on the day on which the demo is made. */
async function orderOfThePortal(page) {
  await signIn(page, 'Administrador');
  const people = { accion: 'grid', startRow: 0, endRow: 200, sortModel: [], filterModel: {} };
  const { rows } = await ask(page, '/usuarios/listar', people);
  const cliente = rows.find(({ email }) => email === mailOf('Cliente')).cliente_id;
  const [product] = await productsInStock(page);
  await makeOrder(page, [[product, 1]], { cliente });
}

test('its own papers, quotations and trainings, each at an address of its own', async ({ page }) => {
  await orderOfThePortal(page);
  await signIn(page, 'Cliente', '/sistema/stock-cliente/documentos');
  await page.getByRole('gridcell').first().waitFor();
  const quotations = await ask(page, '/web/cotizaciones/listar', { accion: 'gridcliente', startRow: 0, endRow: 50 });
  expect(quotations.rows.length).toBeGreaterThan(0);
  await page.goto('/sistema/stock-cliente/cotizaciones');
  const saved = page.waitForEvent('download');
  await page.getByRole('gridcell', { name: String(quotations.rows[0].number), exact: true }).dblclick();
  expect((await saved).suggestedFilename()).toBe(`Cotización ${quotations.rows[0].number}.pdf`);
  await page.goto('/sistema/stock-cliente/capacitaciones');
  await page.getByRole('gridcell').first().dblclick();
  const form = page.getByRole('dialog', { name: /^Inscribir en / });
  await form.getByLabel('Nombre').fill('Rosa Obra');
  await form.getByLabel('Correo').fill('rosa@minera.test');
  await form.getByRole('button', { name: 'Inscribir' }).click();
  await expect(
    page.getByRole('group', { name: 'Inscripciones de tu empresa, tabla' }).getByText('Rosa Obra'),
  ).toBeVisible();
  await page.screenshot({ path: `${screenshots}/portal-capacitaciones.png` });
});
