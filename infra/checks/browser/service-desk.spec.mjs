/** A unit that failed: its serial is scanned on a phone, the case ends with another unit. A visitor enrols in a training. */
import { violations } from './support/accessible.mjs';
import { invoiceByCall, makeOrder, productsInStock, validateByCall } from './support/orders.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** A unit with this serial, sold and invoiced; answers the order and its product. */
async function soldUnit(office, store, serie) {
  const [product] = await productsInStock(office, { serializable: true, atLeast: 2 });
  const pedido = await makeOrder(office, [[product, 1]]);
  await validateByCall(office, pedido);
  const pick = (accion, more = {}) => must(store, '/picking/modificar', { accion, pedido, ...more });
  await pick('tomar');
  await pick('escanear', { codigo: product.codigo, serie });
  await pick('terminar');
  await invoiceByCall(office, pedido);
  return { pedido, product };
}

test(
  'a technician scans a serial, sees sale, customer and warranty, and ends the case with another unit',
  { tag: '@phone' },
  async ({ page: phone, another }) => {
    const [office, store] = [await another(), await another()];
    await signIn(office, 'Administrador');
    await signIn(store, 'Bodega');
    const [failed, fresh] = ['F', 'N'].map((letter) => `${letter}${Date.now()}`);
    const { pedido, product } = await soldUnit(office, store, failed);
    const { pedido: order } = await must(office, '/pedido_ventas/traerunpedido', { pedido });

    await signIn(phone, 'Servicio Tecnico', '/sistema/nuevo-rma');
    await expect(phone.getByLabel('Serie', { exact: true })).toBeFocused();
    // A wedge scanner writes where the cursor stands.
    await phone.keyboard.type(failed);
    await phone.keyboard.press('Enter');
    const found = phone.getByRole('status').filter({ hasText: product.part_number });
    await expect(found).toContainText(order.client.name);
    await expect(found).toContainText(`Pedido N° ${pedido}`);
    await expect(found).toContainText('Hasta el');
    await found.getByRole('button', { name: `Agregar ${failed}` }).tap();
    await phone.getByRole('combobox', { name: 'Falla' }).tap();
    await phone.getByRole('option', { name: 'No enciende' }).tap();
    await phone.getByLabel('Descripción de la falla').fill('No enciende desde ayer');
    expect(await fits(phone)).toBe(true);
    await phone.getByRole('button', { name: 'Crear RMA' }).tap();
    await phone.waitForURL((url) => url.searchParams.has('rma'));
    const id = Number(new URL(phone.url()).searchParams.get('rma'));

    const sheet = phone.getByRole('dialog', { name: new RegExp(`RMA N° ${id}`) }).first();
    for (const [step, state] of [
      ['Aprobar', 'Aprobado'],
      ['Recibir', 'Recibido'],
      ['Comenzar diagnóstico', 'En Diagnóstico'],
    ]) {
      await sheet.getByRole('button', { name: step, exact: true }).tap();
      await sheet
        .getByText(new RegExp(`^${state}$`, 'i'))
        .first()
        .waitFor();
    }
    /** An action of the sheet, beside the next step or behind *Más*, as soon as the sheet has it; answers the dialog that it opens. */
    const act = async (action, title) => {
      const shown = sheet.getByRole('button', { name: action, exact: true });
      const item = phone.getByRole('menuitem', { name: action, exact: true });
      const more = sheet.getByRole('button', { name: 'Más', exact: true });
      await expect(async () => {
        if ((await shown.count()) > 0) return;
        if ((await more.getAttribute('aria-expanded')) !== 'true') await more.tap();
        await expect(shown.or(item).first()).toBeVisible({ timeout: 2000 });
      }).toPass();
      await ((await item.count()) > 0 ? item : shown.first()).tap();
      const dialog = phone.getByRole('dialog', { name: title });
      await dialog.waitFor();
      return dialog;
    };
    const diagnosis = await act('Anotar diagnóstico', /^Diagnóstico del RMA/);
    await diagnosis.getByRole('textbox', { name: /^Diagnóstico/ }).fill('Placa quemada');
    await diagnosis.getByRole('button', { name: 'Guardar diagnóstico' }).tap();
    await diagnosis.waitFor({ state: 'hidden' });

    const exchange = await act('Cambiar', /^Cambiar un producto/);
    await exchange.getByRole('combobox', { name: 'Sale de la bodega' }).tap();
    await phone.getByRole('option', { name: /^BOD\b/ }).tap();
    await exchange.getByLabel('Series que salen').fill(fresh);
    expect(await fits(phone)).toBe(true);
    await exchange.getByRole('button', { name: 'Cambiar', exact: true }).tap();
    await exchange.waitFor({ state: 'hidden' });

    const resolution = await act('Resolver', /^Resolver el RMA/);
    await resolution.getByRole('combobox', { name: 'Resolución' }).tap();
    await phone.getByRole('option', { name: 'Cambio', exact: true }).tap();
    await resolution.getByLabel('Detalle').fill('Se cambia por otra unidad');
    await resolution.getByRole('button', { name: 'Resolver', exact: true }).tap();
    await resolution.waitFor({ state: 'hidden' });

    const handed = await act('Entregar', /^Entregar el RMA/);
    await handed.getByLabel('Quién recibe').fill('Rosa Díaz');
    await handed.getByRole('button', { name: 'Entregar', exact: true }).tap();
    await sheet.getByText('Entregado', { exact: true }).first().waitFor();

    const { documento } = await ask(office, '/documentos/rma', { accion: 'ver', id });
    expect([documento.estado, documento.recibe, documento.movimientos.map(({ series }) => series)]).toEqual([
      'Entregado',
      'Rosa Díaz',
      [[fresh]],
    ]);
    // The serial says its whole life to whoever scans it next.
    await phone.goto('/sistema/nuevo-rma');
    await phone.getByLabel('Serie', { exact: true }).fill(failed);
    await phone.keyboard.press('Enter');
    await phone
      .getByRole('listitem')
      .filter({ hasText: `RMA N° ${id}, ` })
      .first()
      .waitFor();
  },
);

test(
  'a visitor enrols in a training from the shop window, twice is once, and then one waits',
  { tag: '@phone' },
  async ({ page: phone, another }) => {
    const office = await another();
    await signIn(office, 'Administrador');
    const fecha = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    const nombre = `Cercos eléctricos ${Date.now()}`;
    const { number } = await must(office, '/capacitaciones/crear', {
      accion: 'capacitacion',
      capacitacion: { nombre, fecha, hora: '10:00', lugar: 'Sala 1', cupos: 1, publica: true },
    });

    await expect
      .poll(async () => (await (await phone.request.get('/web')).text()).includes(nombre), 'the shop leads to it')
      .toBe(true);
    await phone.goto('/web');
    await phone.getByRole('link', { name: nombre }).tap();
    await phone.getByText('Queda 1 cupo.').waitFor();
    expect([await violations(phone), await fits(phone)]).toEqual([[], true]);
    const fill = async (name, email) => {
      await phone.getByLabel('Nombre y apellido').fill(name);
      await phone.getByLabel('Correo', { exact: true }).fill(email);
      await phone.getByRole('checkbox').check();
    };
    await fill('Ana Soto', 'ana@visita.test');
    await phone.getByRole('button', { name: 'Inscribirme' }).dblclick();
    await phone.getByText('Tu inscripción quedó hecha.').waitFor();
    await phone.getByRole('link', { name: 'Inscribir a otra persona' }).tap();
    await phone.getByText('No quedan cupos. Si te inscribes ahora quedas en la lista de espera').waitFor();
    expect(await phone.content()).not.toContain('Ana Soto');
    await fill('Beto Ríos', 'beto@visita.test');
    await phone.getByRole('button', { name: 'Quedar en lista de espera' }).tap();
    await phone.getByText('Quedaste en la lista de espera.').waitFor();
    expect([await violations(phone), await fits(phone)]).toEqual([[], true]);
    const { documento } = await ask(office, '/documentos/capacitacion', { accion: 'ver', id: number });
    expect([documento.inscritos, documento.espera].map((all) => all.map((one) => one.nombre))).toEqual([
      ['Ana Soto'],
      ['Beto Ríos'],
    ]);
  },
);
