/** Every dialog, drawer and menu that opens over a document or a list: accessible as the screens are. */
import { desk, follow, inspector, start } from './inspector.mjs';
import { anyCustomer, available, makeOrder, productsInStock } from './orders.mjs';
import { must, newPerson, signIn } from './session.mjs';
import { expect } from './test.mjs';

/** Orders: summary, validation with its prompts and its shortage, new, edit, history, labels, cancellation. */
export const inspectOrderDialogs = async ({ page }) => {
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
};

/** Users, updates, the request that the warehouse takes, and a picking handed on. */
export const inspectUserDialogs = async ({ page, another }) => {
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
};
