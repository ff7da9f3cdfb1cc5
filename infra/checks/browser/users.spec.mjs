/** *Usuarios*: accounts from their creation or invitation to their forced exit. */
import WebSocket from 'ws';
import { TIMES } from './support/projects.mjs';
import { fillLogin, newPerson, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const NEW = {
  nombre: 'Teresa Prueba Soto',
  email: `teresa.prueba.${Date.now().toString(36)}@power.test`,
  clave: 'clave-de-teresa',
};

const OVER = 'Sesión expirada, por favor ingresa nuevamente con tus credenciales';
/** An action of the only row that is listed. */
const act = async (page, action) => {
  await page.getByRole('button', { name: 'Acciones de la fila' }).first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const acknowledge = (page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Entendido|Ingresar nuevamente)$/ })
    .click();

/** A client that does nothing by itself: what the server does with its socket. Resolves once the server knows who it is. */
async function idleSocket(baseUrl, token) {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/ws`);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ evento: 'autenticar', datos: { token } })));
    socket.on('message', (data) => {
      if (JSON.parse(data).evento === 'autenticado') resolve();
    });
  });
  return { closed };
}

test.describe(() => {
  test.use({ allow: /status of 401/ });
  test('create, sign in, see the session, force out', async ({ page, another }) => {
    await signIn(page, 'Administrador', '/sistema/usuarios');
    await page.getByRole('button', { name: 'Nuevo usuario' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo usuario' });
    await form.getByRole('button', { name: 'Crear usuario' }).click();
    await form.getByRole('alert').filter({ hasText: 'Revisa' }).first().waitFor();
    await form.getByLabel('Nombre').fill(NEW.nombre);
    await form.getByLabel('Correo electrónico').fill(NEW.email);
    await form.getByLabel('Perfil').and(form.locator('input')).first().click();
    await page.getByRole('option', { name: 'Cobrador', exact: true }).click();
    await form.locator('input[name=password]').fill(NEW.clave);
    await form.getByRole('button', { name: 'Crear usuario' }).click();
    await form.waitFor({ state: 'detached' });

    const person = await another();
    await person.goto('/login');
    await fillLogin(person, NEW.email, NEW.clave, { enter: true });
    await person.waitForURL('**/sistema/pedidos-cobrador');

    await page.getByLabel('Filtro rápido').fill(NEW.email);
    await page.getByText('1 usuario', { exact: true }).waitFor();
    await page.getByRole('gridcell', { name: NEW.email }).waitFor();
    await act(page, 'Sesiones');
    const sessions = page.getByRole('dialog', { name: `Sesiones de ${NEW.nombre}` });
    await sessions.getByText(/Último uso/).waitFor();
    await sessions.getByRole('button', { name: 'Forzar salida de todas' }).click();
    await page
      .getByRole('dialog', { name: `Forzar la salida de ${NEW.nombre}` })
      .getByRole('button', { name: 'Forzar salida' })
      .click();
    await person
      .getByText('Sesión expirada, por favor ingresa nuevamente con tus credenciales', { exact: true })
      .waitFor();
    await person.waitForURL((url) => url.pathname === '/login');
    await sessions
      .getByText(/Cerrada/)
      .first()
      .waitFor();
    await sessions.getByRole('button', { name: 'Forzar salida de todas' }).waitFor({ state: 'detached' });
  });
});
test('invited by mail: the link is read in Correos enviados, chooses a password once, and the person signs in', async ({
  page,
  another,
}) => {
  const email = `irene.invitada.${Date.now().toString(36)}@power.test`;
  await signIn(page, 'Administrador', '/sistema/usuarios');
  await page.getByRole('button', { name: 'Invitar por correo' }).click();
  const form = page.getByRole('dialog', { name: 'Invitar usuario' });
  await form.getByLabel('Nombre').fill('Irene Invitada Paz');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Perfil').and(form.locator('input')).first().click();
  await page.getByRole('option', { name: 'Finanzas', exact: true }).click();
  expect(await form.locator('input[name=password]').count()).toBe(0);
  await form.getByRole('button', { name: 'Enviar invitación' }).click();
  await page.getByText(`Invitamos a Irene Invitada Paz en ${email}`, { exact: true }).waitFor();
  await page.getByLabel('Filtro rápido').fill(email);
  await page.getByText('1 usuario', { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'Invitado' }).waitFor();

  const mails = await page.context().newPage();
  await mails.goto('/sistema/correos-enviados');
  await mails.getByRole('gridcell', { name: email, exact: true }).dblclick();
  const mail = mails.getByRole('dialog', { name: 'Tu acceso a Sistema Power Mobile' });
  await mail.getByText('(enlace reservado para su destinatario)').waitFor();
  await page.getByRole('button', { name: 'Acciones de la fila' }).first().click();
  await page.getByRole('menuitem', { name: 'Enlace de contraseña', exact: true }).click();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await page.getByText(/\/cambio-password\//).textContent();
  await page.getByRole('button', { name: 'Listo' }).click();
  const person = await another();
  const choose = async (password, told) => {
    await person.goto(new URL(link).pathname);
    for (const name of ['password', 'repeatPassword']) await person.locator(`input[name=${name}]`).fill(password);
    await person.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await person.getByRole('dialog').getByText(told, { exact: true }).waitFor();
    await acknowledge(person);
    await person.waitForURL('**/login');
  };
  await choose('clave-de-irene', 'Tu contraseña fue cambiada. Ingresa nuevamente con tus credenciales.');
  await choose('otra-de-irene', 'El enlace ya fue usado o venció. Solicita uno nuevo en «Recuperar contraseña».');
  await fillLogin(person, email, 'clave-de-irene');
  await person.waitForURL('**/sistema/dashboard-comercial');
  await page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'Activo' }).waitFor();
});

test.describe(() => {
  test.use({ allow: /status of 401/ });
  test('flags hold at once, a new profile ends the sessions, and a forced exit closes the socket', async ({
    page,
    another,
    baseURL: baseUrl,
  }) => {
    await signIn(page, 'Administrador');
    const who = await newPerson(page, 'Jefe de Logistica', 'Pablo Permisos Vera');
    const person = await another();
    await signIn(person, 'Jefe de Logistica', '/sistema/pedidos-globales', who.email);
    await page.goto(`/sistema/usuarios?q=${who.email}`);
    await page.getByRole('gridcell', { name: who.email }).waitFor();
    const more = person.getByRole('button', { name: 'Más acciones de la lista' });
    const exporting = person.getByRole('menuitem', { name: 'Exportar a Excel' });
    const menu = person.getByRole('menuitem', { name: 'Columnas' });
    await more.click();
    await menu.waitFor();
    expect(await exporting.count()).toBe(0);
    await person.keyboard.press('Escape');
    const choose = async (choice, inForce) => {
      await act(page, 'Permisos');
      const form = page.getByRole('dialog', { name: `Permisos de ${who.nombre}` });
      await form.getByRole('radiogroup', { name: 'Exportar' }).getByText(choice, { exact: true }).click();
      await form.getByLabel('Exportar, en vigor').filter({ hasText: inForce }).waitFor();
      await form.getByRole('button', { name: 'Guardar permisos' }).click();
      await form.waitFor({ state: 'detached' });
    };
    await choose('Sí', 'Sí');
    await more.click();
    const [file] = await Promise.all([person.waitForEvent('download'), exporting.click()]);
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    await more.click();
    await exporting.waitFor();
    await choose('Perfil (no)', 'No');
    await exporting.waitFor({ state: 'detached' });
    await menu.waitFor();
    await person.keyboard.press('Escape');

    await act(page, 'Cambiar perfil');
    const form = page.getByRole('dialog', { name: `Perfil de ${who.nombre}` });
    await form.getByText('Su sesión abierta se cierra para que entre con el perfil nuevo.').waitFor();
    await form.getByLabel('Perfil').and(form.locator('input')).first().click();
    await page.getByRole('option', { name: 'Cobrador', exact: true }).click();
    await form.getByRole('button', { name: 'Cambiar perfil' }).click();
    await form.waitFor({ state: 'detached' });
    await person.getByRole('dialog', { name: 'Error de autenticación' }).getByText(OVER, { exact: true }).waitFor();
    await acknowledge(person);
    await fillLogin(person, who.email);
    await person.waitForURL('**/sistema/pedidos-cobrador');

    const { closed } = await idleSocket(baseUrl, await signIn(await another(), 'Cobrador', undefined, who.email));
    await act(page, 'Forzar salida');
    const sure = page.getByRole('dialog', { name: `Forzar la salida de ${who.nombre}` });
    await sure.getByLabel('Motivo').fill('Equipo perdido');
    await sure.getByRole('button', { name: 'Forzar salida' }).click();
    const late = new Promise((resolve) => {
      setTimeout(resolve, TIMES.action, 'still open').unref();
    });
    expect(await Promise.race([closed, late])).toBe(4001);
    await person.getByRole('dialog', { name: 'Error de autenticación' }).getByText(OVER, { exact: true }).waitFor();
  });
});
