/** Every dialog, drawer and menu that opens over a screen: accessible as the screens are. */
import { overhang, SCHEMES, SIZES, violations } from './support/accessible.mjs';
import { strayed } from './support/language.mjs';
import { anyCustomer, available, makeOrder, productsInStock } from './support/orders.mjs';
import { ask, must, newPerson, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const [desk] = Object.values(SIZES);
const ways = Object.entries(SIZES).flatMap(([size, viewport], n) =>
  (n % 2 ? SCHEMES.toReversed() : SCHEMES).map((colorScheme) => ({ size, viewport, colorScheme })),
);

/** Another address of the same page, as a link within it would open it. */
const follow = (page, address) =>
  page.evaluate((to) => {
    history.pushState({ dialogo: true }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/**
 * Looks at everything that floats above the page, light and dark, on a desk and on a phone. The theme is changed where the
 * styles read it: the way there from the device is the screens' business, and draws the whole page anew each time.
 */
function inspector(page, faults) {
  return async (name, content, sizes = SIZES) => {
    for (const { size, viewport, colorScheme } of ways.filter((way) => way.size in sizes)) {
      await page.setViewportSize(viewport);
      await page.evaluate((scheme) => {
        document.documentElement.dataset.mantineColorScheme = scheme;
      }, colorScheme);
      await content.first().waitFor();
      await page.waitForFunction(
        () =>
          !document.querySelector('[data-portal] .mantine-Skeleton-root') &&
          document.getAnimations().every((a) => a.playState !== 'running'),
      );
      for (const fault of await violations(page, '[data-portal]'))
        faults.push(`${name} (${size}, ${colorScheme}): ${fault}`);
      for (const fault of await strayed(page, '[data-portal]')) faults.push(`${name} (${size}): ${fault}`);
      const wide = await overhang(page);
      if (wide > 0) faults.push(`${name} (${size}): ${wide} px wider than the window`);
    }
    await page.setViewportSize(desk);
  };
}

const start = { colorScheme: 'light', viewport: desk };

test.describe(() => {
  test.use(start);
  test('orders: summary, validation with its prompts and its shortage, new, edit, history, labels, cancellation', async ({
    page,
  }) => {
    await signIn(page, 'Administrador');
    const [product, other] = await productsInStock(page);
    const number = await makeOrder(page, [
      [product, available(product) + 1],
      [other, 1],
    ]);
    await must(page, '/pedido_ventas/modificar', {
      accion: 'simple',
      id: number,
      pedido: { observacion: 'Llamar antes' },
    });
    const list = '/sistema/pedidos-globales';
    await page.goto(list);
    const faults = [];
    const look = inspector(page, faults);
    const dialog = (name) => page.getByRole('dialog', { name, exact: true });
    const open = (query) => follow(page, `${list}?${query}`);
    await open(`pedido=${number}`);
    await look('resumen', dialog(`Resumen Pedido N° ${number}`).getByRole('columnheader', { name: 'Producto' }));
    await open(`pedido=${number}&ver=editar`);
    await look('editar', dialog(`Editar Pedido N° ${number}`).getByLabel('Orden de compra'));
    await open(`pedido=${number}&ver=historia`);
    await look(
      'historia',
      page.getByRole('dialog', { name: new RegExp(`^Historia del Pedido N° ${number}`) }).getByRole('slider'),
    );
    await open(`pedido=${number}&ver=etiquetas`);
    await look('etiquetas', dialog(`Etiquetas del Pedido N° ${number}`).getByText('Bulto 1 de 1'));
    await open(`pedido=${number}&ver=validar`);
    const validate = dialog(`Validar Pedido N° ${number}`).getByRole('button', {
      name: 'Validar Administrativamente',
    });
    await look('validar', validate);
    await validate.click();
    const sure = dialog(`Validar el Pedido N° ${number}`);
    await look('validar: confirmación', sure.getByRole('button', { name: 'Validar Pedido' }));
    await sure.getByRole('button', { name: 'Validar Pedido' }).click();
    const asking = dialog('Por favor Agrega un Comentario');
    await asking.getByRole('button', { name: 'Validar Pedido' }).click();
    await look(
      'validar: comentario que falta',
      asking.getByText('El comentario de validación es obligatorio.', { exact: true }),
    );
    await asking.getByRole('textbox').fill('Conforme');
    await asking.getByRole('button', { name: 'Validar Pedido' }).click();
    await look(
      'validar: sin stock',
      dialog('Los siguientes productos no tienen stock suficiente:').getByRole('link', { name: 'Revisar Stock' }),
    );
    await page.getByRole('button', { name: 'Entendido' }).click();
    await open('pedido=nuevo');
    const fresh = dialog('Nuevo pedido');
    const input = (label) => fresh.getByLabel(label).and(fresh.locator('input')).first();
    await input('Cliente').fill((await anyCustomer(page)).legalcode);
    await look('nuevo: búsqueda de cliente', page.getByRole('option'));
    await input('Cliente').press('Enter');
    await input('Agregar producto').fill(product.part_number);
    await page.getByRole('option').filter({ hasText: product.part_number }).first().waitFor();
    await input('Agregar producto').press('Enter');
    await look('nuevo: con una línea', fresh.getByLabel(`Cantidad de ${product.part_number}`, { exact: true }));
    expect(faults).toEqual([]);
  });
});

test.describe(() => {
  test.use(start);
  test('shell: search, notifications, calendar with its event, dollar, password, counts, menus of list and dashboard', async ({
    page,
  }) => {
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
    await page.getByRole('gridcell').first().waitFor();
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
  });
});

test.describe(() => {
  test.use(start);
  test('users, updates, the request that the warehouse takes, and a picking handed on', async ({ page, another }) => {
    await signIn(page, 'Administrador');
    const who = await newPerson(page, 'Brand Manager', 'Ximena Formulario Paz');
    const chief = await another(start);
    await signIn(
      chief,
      'Jefe de Bodega',
      '/sistema/dashboard-bodega',
      (await newPerson(page, 'Jefe de Bodega', 'Raimundo Pedido Saez')).email,
    );
    await page.goto('/sistema/usuarios');
    const faults = [];
    const look = inspector(page, faults);
    const users = (query) => follow(page, `/sistema/usuarios?usuario=${query}`);
    const dialog = (name) => page.getByRole('dialog', { name, exact: true });
    await users('nuevo');
    const form = dialog('Nuevo usuario');
    await form.getByRole('button', { name: 'Crear usuario' }).click();
    await form.getByRole('button', { name: 'Permisos' }).click();
    await form.getByRole('radiogroup').first().waitFor();
    await look('nuevo usuario con faltas', form.getByRole('alert'));
    const views = {
      ficha: who.nombre,
      datos: `Datos de ${who.nombre}`,
      perfil: `Perfil de ${who.nombre}`,
      vinculos: `Vínculos de ${who.nombre}`,
      sesiones: `Sesiones de ${who.nombre}`,
      actividad: `Actividad de ${who.nombre}`,
    };
    for (const [view, title] of Object.entries(views)) {
      await users(`${who._id}&ver=${view}`);
      await look(view, dialog(title));
    }
    await page.goto('/sistema/usuarios');
    await page.getByRole('button', { name: 'Acciones de la fila' }).first().click();
    // It hangs at a place that the row leaves when the window shrinks.
    await look('acciones de la fila', page.getByRole('menuitem', { name: 'Ver ficha' }), {
      'escritorio de 1366 px': desk,
    });
    await page.goto('/sistema/mantencion');
    await page.getByRole('button', { name: 'Programar actualización' }).click();
    await dialog('Programar actualización').getByRole('button', { name: 'Programar', exact: true }).click();
    await look('programar actualización con faltas', dialog('Programar actualización').getByRole('alert'));

    await must(page, '/notificaciones/crear', {
      accion: 'crear',
      tipo: 'solicitud_ubicacion_cliente',
      titulo: 'Ubicación de cliente',
      comentario: 'Ubicar el proyecto Los Andes',
    });
    const take = chief
      .getByRole('dialog', { name: '¿Tomar el requerimiento?' })
      .getByRole('button', { name: 'Tomar requerimiento' });
    await inspector(chief, faults)('requerimiento', take);
    // Nobody else is asked from here on.
    await take.click();
    await take.waitFor({ state: 'detached' });
    await chief.getByRole('region', { name: 'En Proceso' }).getByRole('button', { name: 'Reasignar' }).first().click();
    await inspector(chief, faults)('reasignar', chief.getByRole('dialog').getByLabel('Nueva persona').first());
    expect(faults).toEqual([]);
  });
});
