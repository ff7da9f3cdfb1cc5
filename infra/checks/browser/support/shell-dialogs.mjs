/** The same of what opens from the head of every screen. */
import { SIZES } from './accessible.mjs';
import { desk, inspector } from './inspector.mjs';
import { ask, must, signIn } from './session.mjs';
import { expect } from './test.mjs';

/** Shell: search, notifications, calendar with its event, dollar, password, counts, menus of list and dashboard. */
export const inspectShellDialogs = async ({ page }) => {
  await signIn(page, 'Administrador');
  const { user } = await ask(page, '/usuarios/info', { accion: 'simple' });
  await must(page, '/notificaciones/crear', {
    accion: 'crear',
    tipo: 'aviso_de_prueba',
    titulo: 'Revisa el pedido',
    comentario: 'Falta el comprobante',
    usuarios: [user._id],
  });
  await must(page, '/eventos/crear', {
    accion: 'crear',
    titulo: 'Pedir la firma del acta',
    fecha: new Date().toISOString(),
    comentario: '',
  });
  await page.goto('/sistema/pedidos-globales');
  const faults = [];
  const look = inspector(page, faults);
  const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.locator('[data-portal] :is([role=dialog], [role=menu]):visible').first().waitFor({ state: 'hidden' });
  };
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar' }).fill('pedidos');
  await look('búsqueda', page.getByRole('option', { name: /Pedidos por Validar/ }));
  await close();
  await button(/^Notificaciones: /).click();
  await look('notificaciones', page.getByRole('button', { name: 'Marcar como leída: Revisa el pedido' }));
  await close();
  await button(/^Pendientes: /).click();
  await look('pendientes', page.getByRole('menuitem').first());
  await close();
  await button(/Tu cuenta/).click();
  await look('cuenta', page.getByRole('menuitem', { name: 'Cerrar sesión' }));
  await page.getByRole('menuitem', { name: 'Cambiar mi contraseña' }).click();
  await look('contraseña', page.getByRole('dialog').getByLabel('Contraseña actual'));
  await close();
  await button(/Tu cuenta/).click();
  await page.getByRole('menuitem', { name: 'Registrar valor del dólar' }).click();
  await look('dólar', page.getByRole('dialog').getByLabel('Pesos'));
  await close();
  for (const [name, shown] of [
    ['Más acciones', 'menuitem'],
    ['Vistas', 'menuitem'],
    ['Ver al día', 'button'],
  ]) {
    await page.getByRole('toolbar').getByRole('button', { name }).click();
    await look(name, page.locator('[data-portal]').getByRole(shown).first());
    await close();
  }
  await button('Calendario').click();
  const drawer = page.getByRole('dialog', { name: 'Calendario' });
  await look('calendario', drawer.getByRole('button', { name: /Pedir la firma del acta/ }).first());
  await drawer
    .getByRole('button', { name: /Pedir la firma del acta/ })
    .first()
    .click();
  await look(
    'evento',
    page.getByRole('dialog', { name: 'Detalles de la acción pendiente' }).getByRole('button', { name: 'Eliminar' }),
  );
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Agendar' }).click();
  await page.getByRole('dialog', { name: 'Agendar acción' }).getByRole('button', { name: 'Agendar' }).click();
  await look('agendar con faltas', page.getByRole('dialog', { name: 'Agendar acción' }).getByRole('alert'));
  await page.goto('/sistema/landing');
  await button('Bloques').click();
  await look('bloques', page.getByRole('menuitemcheckbox').first());
  await close();
  await button('Ver como otro perfil').click();
  // Its button is at the foot of a long page: resized to a phone it is out of sight, and the menu with it.
  await look('otro perfil', page.getByRole('menuitem', { name: 'Cobrador' }), { [Object.keys(SIZES)[0]]: desk });
  await close();
  await button('Plegar el menú').click();
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('button', { name: 'Sistema' }).click();
  await look('menú plegado', page.getByRole('menuitem', { name: 'Auditoría' }), { 'escritorio de 1366 px': 1 });
  await close();
  await button('Desplegar el menú').click();
  await page.goto('/sistema/estilo');
  await page.getByRole('combobox', { name: 'Bodega' }).click();
  // Likewise far down its page.
  const alone = { [Object.keys(SIZES)[0]]: desk };
  await look('lista con lo elegido', page.getByRole('option', { name: 'Casa Matriz', selected: true }), alone);
  await page.keyboard.press('Escape');
  await button('Abrir calendario').first().click();
  await look('calendario de un campo', page.getByRole('table').first(), alone);
  await page.keyboard.press('Escape');
  expect(faults).toEqual([]);
};
