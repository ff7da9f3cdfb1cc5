/** Recovery of a password from the login to the login, on a machine without mail server. */
import { fillLogin, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const EMAIL = 'elisa.vasquez@power.test';
const NEW = 'clave-nueva-2026';
const sent = (email) => `Hemos enviado un enlace al correo ${email} para la recuperación de tu contraseña`;

/** Closes the dialog that says this. */
async function acknowledge(page, text) {
  const dialog = page.getByRole('dialog').filter({ has: page.getByText(text, { exact: true }) });
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function change(page, link, password, repeat) {
  await page.goto(link);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=repeatPassword]').fill(repeat);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

test('ask; nobody else reads the link; an Administrador hands one over; open, change, and only once', async ({
  page,
  another,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.waitForURL('**/recuperar-password');
  const ask = page.getByRole('button', { name: 'Enviar enlace' });
  await ask.click();
  await page.getByRole('dialog', { name: 'Formulario inválido' }).waitFor();
  await acknowledge(page, 'Por favor ingresa un correo electrónico');
  for (const email of ['nadie@power.test', EMAIL]) {
    await page.getByLabel('Correo electrónico').fill(email);
    await ask.click();
    await acknowledge(page, sent(email));
  }
  await page.getByRole('link', { name: 'Volver a ingresar' }).click();
  await page.waitForURL('**/login');

  const administrator = await another();
  await signIn(administrator, 'Administrador', '/sistema/correos-enviados');
  const mail = administrator.getByRole('gridcell', { name: EMAIL, exact: true }).first();
  await mail.waitFor();
  expect(await administrator.getByRole('gridcell', { name: 'nadie@power.test' }).count()).toBe(0);
  await mail.dblclick();
  const opened = administrator.getByRole('dialog');
  await opened.getByText('(enlace reservado para su destinatario)').waitFor();
  expect(await opened.getByText(/cambio-password/).count()).toBe(0);

  await administrator.goto('/sistema/usuarios');
  await administrator.getByLabel('Filtro rápido').fill(EMAIL);
  // The person may be among all of them before the list is narrowed.
  await administrator.getByText('1 usuario', { exact: true }).waitFor();
  await administrator.getByRole('gridcell', { name: EMAIL, exact: true }).waitFor();
  await administrator.getByRole('button', { name: 'Acciones de la fila' }).first().click();
  await administrator.getByRole('menuitem', { name: 'Enlace de contraseña', exact: true }).click();
  await administrator.getByRole('button', { name: 'Crear enlace' }).click();
  const link = new URL(await administrator.getByText(/\/cambio-password\//).textContent()).pathname;

  await change(page, link, '', '');
  await acknowledge(page, 'Por favor ingrese todos los campos');
  await change(page, link, NEW, 'otra-distinta');
  await acknowledge(page, 'Por favor verifica que ambos campos sean idénticos');
  await change(page, link, NEW, NEW);
  await acknowledge(page, 'Tu contraseña fue cambiada. Ingresa nuevamente con tus credenciales.');
  await page.waitForURL('**/login');

  await change(page, link, 'otra-vez-2026', 'otra-vez-2026');
  await acknowledge(page, 'El enlace ya fue usado o venció. Solicita uno nuevo en «Recuperar contraseña».');
  await page.waitForURL('**/login');

  await fillLogin(page, EMAIL);
  await page.getByRole('dialog', { name: 'Error en los Datos' }).getByRole('button', { name: 'Entendido' }).click();
  await fillLogin(page, EMAIL, NEW);
  await page.waitForURL('**/sistema/**');
});
