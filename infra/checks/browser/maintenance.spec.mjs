/** An update of the system in two browsers: banner, only administrators work, blocked sign-in, and everybody back. */
import { fillLogin, mailOf, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const UPDATING = 'Actualmente hay una actualización en proceso, por favor inténtalo nuevamente en unos minutos.';
const row = async (page, action) => {
  await page.getByRole('button', { name: 'Acciones de la fila' }).first().click();
  await page.getByRole('menuitem', { name: action }).click();
};

test.describe(() => {
  test.use({ allow: /status of (401|503)/ });
  test('scheduled, begun, ended', async ({ page: administrator, another }) => {
    const seller = await another();
    await signIn(seller, 'Cobrador', '/sistema/pedidos-cobrador');
    await signIn(administrator, 'Administrador', '/sistema/mantencion');
    await administrator.getByRole('button', { name: 'Programar actualización' }).click();
    const form = administrator.getByRole('dialog', { name: 'Programar actualización' });
    await form.getByLabel('Fecha').fill('01-03-2099');
    await form.getByLabel('Hora').fill('23:30');
    await form.getByRole('button', { name: 'Programar', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await seller
      .getByText(
        /^Hay una actualización programada para el día 01-03-2099 a las 23:30\. El sistema no se podrá usar mientras se completa la actualización, el tiempo estimado/,
      )
      .waitFor();
    await seller.getByRole('button', { name: 'Ocultar el aviso por 30 minutos' }).click();
    await seller.getByText(/^Hay una actualización programada/).waitFor({ state: 'detached' });

    await administrator.getByRole('gridcell', { name: 'Programada', exact: true }).waitFor();
    await row(administrator, 'Iniciar ahora');
    await administrator
      .getByRole('dialog', { name: 'Iniciar la actualización' })
      .getByRole('button', { name: 'Iniciar ahora' })
      .click();
    await administrator.getByRole('gridcell', { name: 'En curso', exact: true }).waitFor();
    await seller.waitForURL((url) => url.pathname === '/login');
    await seller.getByText(UPDATING).first().waitFor();
    await seller.getByRole('dialog').getByRole('button').last().click();
    await seller.getByRole('dialog').waitFor({ state: 'detached' });
    await fillLogin(seller, mailOf('Cobrador'));
    await seller.getByRole('dialog', { name: 'Aviso' }).getByText(UPDATING, { exact: true }).waitFor();
    await seller.getByRole('dialog').getByRole('button').last().click();
    const front = await (await seller.request.get('/appversion/accesoFront')).json();
    expect(front.acceso).toBe(false);

    // Who is inside sees that it is open, also after a reload, and may give it more time.
    await administrator.getByText(/^Actualización en curso desde las \d\d:\d\d/).waitFor();
    await administrator.reload();
    await administrator.getByText(/^Actualización en curso desde las \d\d:\d\d/).waitFor();
    const until = () => administrator.getByText(/Termina por sí sola/).textContent();
    const before = await until();
    await administrator.getByRole('button', { name: 'Extender 30 minutos' }).click();
    await administrator.getByText('La actualización se extendió 30 minutos').waitFor();
    await administrator.waitForFunction(
      (old) => ![...document.querySelectorAll('[role=status]')].some((s) => s.textContent.includes(old)),
      before.slice(before.indexOf('Termina')),
    );

    await row(administrator, 'Terminar');
    await administrator
      .getByRole('dialog', { name: 'Terminar la actualización' })
      .getByRole('button', { name: 'Terminar' })
      .click();
    const done = seller
      .getByRole('dialog')
      .filter({ hasText: 'La actualización se ha completado! Ahora puedes ingresar al sistema' });
    await done.getByRole('button', { name: 'Ingresar' }).click();
    await seller.waitForURL((url) => url.searchParams.has('v'));
    await fillLogin(seller, mailOf('Cobrador'));
    await seller.waitForURL('**/sistema/pedidos-cobrador');
  });
});
