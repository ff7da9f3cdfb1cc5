import { fillLogin, signIn } from './support/session.mjs';

const NEW = { nombre: 'Teresa Prueba Soto', email: 'teresa.prueba@power.test', clave: 'clave-de-teresa' };

/** *Usuarios*: an account from its creation to its forced exit. */
export default async function users({ test }) {
  await test('create, sign in, see the session, force out', async (page, _context, another) => {
    await signIn(page, 'Administrador', '/sistema/usuarios');
    await page.locator('.ag-cell').filter({ hasText: /\S/ }).first().waitFor();
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
    await person.getByRole('gridcell').first().waitFor();

    await page.getByLabel('Filtro rápido').fill('teresa.prueba');
    await page.getByRole('gridcell', { name: NEW.email }).waitFor();
    await page.getByRole('button', { name: 'Acciones de la fila' }).first().click();
    await page.getByRole('menuitem', { name: 'Sesiones' }).click();
    const sessions = page.getByRole('dialog', { name: `Sesiones de ${NEW.nombre}` });
    await sessions.getByText(/Último uso/).waitFor();
    await sessions.getByRole('button', { name: 'Forzar salida de todas' }).click();
    await page.getByRole('dialog', { name: `Forzar la salida de ${NEW.nombre}` }).getByRole('button', { name: 'Forzar salida' }).click();
    await person.getByText('Sesión expirada, por favor ingresa nuevamente con tus credenciales', { exact: true }).waitFor({ timeout: 5000 });
    await person.waitForURL((url) => url.pathname === '/login');
    await sessions.getByText(/Cerrada/).first().waitFor();
    await sessions.getByRole('button', { name: 'Forzar salida de todas' }).waitFor({ state: 'detached' });
  }, { allow: [/status of 401/] });
}
