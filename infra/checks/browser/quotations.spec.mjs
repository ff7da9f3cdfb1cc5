/** A quotation from its list to its customer's phone and back, and the queue of prices. */
import { page1, plain, sheetOf } from './support/quotations.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

/** A quotation of one product at list price; its number, and the line. */
async function quote(page) {
  const grid = { accion: 'grid', startRow: 0, endRow: 20, filterModel: {}, sortModel: [] };
  const { rows } = await ask(page, '/clientes/listar', grid);
  const { productos } = await ask(page, '/productos/buscar', { accion: 'simple', buscar: 'camara' });
  const line = { producto: productos.find(({ bloqueado }) => !bloqueado)._id, cantidad: 2 };
  const cotizacion = { cliente: rows.find(({ activo }) => activo)._id, productos_cotizacion: [line] };
  const { number } = await must(page, '/web/cotizaciones/crear', { accion: 'crearsistema', cotizacion });
  const { cotizacion: saved } = await must(page, '/web/cotizaciones/listar', { accion: 'unica', cotizacion: number });
  // Nobody named a warehouse: it leaves from the first physical one in use.
  expect(saved.bodega_entrega).toBe('BOD');
  return { number, line: saved.productos_cotizacion[0] };
}

test('the customer opens the link on a phone, asks and accepts; the seller sees it all', async ({ page, another }) => {
  await signIn(page, 'Administrador', '/sistema/landing');
  const { number, line } = await quote(page);
  const { enlace } = await must(page, '/web/cotizaciones/enlace', { accion: 'crear', cotizacion: number });
  await page.goto(`/sistema/listado-cotizaciones?ncot=${number}`);
  const sheet = page.getByRole('dialog', { name: `Resumen Cotización N° ${number}` });
  await sheet.getByText(line.producto.part_number).waitFor();

  const customer = await another({ viewport: { width: 390, height: 844 } });
  await customer.goto(new URL(enlace).pathname);
  await customer.getByRole('heading', { name: `Cotización N° ${number}` }).waitFor();
  await sheet.getByText('Abierta hace').waitFor();
  await customer.getByRole('button', { name: 'Hacer una pregunta' }).click();
  await customer.getByLabel('¿Sobre qué?').and(customer.locator('input')).click();
  await customer.getByRole('option', { name: `1. ${line.producto.part_number}` }).click();
  await customer.getByRole('textbox', { name: 'Pregunta' }).fill('¿Viene con fuente?');
  await customer.getByRole('textbox', { name: 'Tu nombre' }).fill('Carla Soto');
  await customer.getByRole('button', { name: 'Enviar pregunta' }).click();
  await customer.getByText('Esperando respuesta').waitFor();
  await customer.getByRole('button', { name: 'Aceptar' }).click();
  const form = customer.getByRole('form', { name: 'Aceptar la cotización' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Carla Soto');
  await form.getByRole('textbox', { name: 'RUT' }).fill('123456784');
  await form.getByRole('button', { name: 'Aceptar cotización' }).click();
  const wrong = customer.getByRole('dialog', { name: 'La cotización no se aceptó' });
  await wrong.getByText('El RUT no es válido').waitFor();
  await customer.keyboard.press('Escape');
  await wrong.waitFor({ state: 'detached' });
  await form.getByRole('textbox', { name: 'RUT' }).fill('123456785');
  await form.getByRole('button', { name: 'Aceptar cotización' }).click();
  await customer.getByText('Cotización aceptada').waitFor();
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const name of ['Descargar PDF', 'PDF con imágenes']) {
    const paper = customer.waitForEvent('download');
    await customer.getByRole('button', { name }).click();
    expect((await paper).suggestedFilename()).toBe(`Cotización ${number}.pdf`);
  }

  await sheet.getByText('Aceptada por Carla Soto').waitFor();
  await sheet.getByRole('tab', { name: 'Cliente' }).click();
  await sheet.getByText('¿Viene con fuente?').waitFor();
  await must(page, '/web/cotizaciones/enlace', { accion: 'retirar', cotizacion: number });
  await customer.reload();
  await customer.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor();
});

test('a price below list waits in the queue, is approved there, and the quotation becomes an order', async ({
  page,
}) => {
  await signIn(page, 'Administrador', '/sistema/landing');
  const { number, line } = await quote(page);
  await must(page, '/web/cotizaciones/editar', {
    accion: 'editarsistema',
    expectedVersion: (await sheetOf(page, number)).version,
    cotizacion: {
      _id: number,
      productos_cotizacion: [
        {
          linea: line.linea,
          producto: line.producto._id,
          cantidad: 2,
          valor_propuesto: Math.ceil(line.producto.pmp * 1.05),
        },
      ],
    },
  });
  await page.goto('/sistema/listado-cotizaciones');
  await page.getByRole('button', { name: /^Por validar/ }).click();
  await page.getByRole('gridcell', { name: String(number), exact: true }).dblclick();
  const judging = page.getByRole('dialog', { name: `Validar precios de la Cotización N° ${number}` });
  await judging.getByRole('button', { name: 'Aprobar todos' }).click();
  await judging.getByRole('button', { name: 'Guardar revisión (1)' }).click();
  await judging.waitFor({ state: 'detached' });
  await page.goto(`/sistema/cotizacion/${number}`);
  await page.getByRole('button', { name: 'Convertir en pedido' }).click();
  const sure = page.getByRole('dialog', { name: `Convertir la Cotización N° ${number} en pedido` });
  await sure.getByRole('button', { name: 'Convertir en pedido' }).click();
  await page.getByText('Convertida', { exact: true }).first().waitFor();
});

test('each call of document 2 that no screen above makes answers with the fields that it names, and takes those it is given', async ({
  page,
}) => {
  await signIn(page, 'Administrador');
  const { number, cliente, productos_cotizacion } = await plain(page, 2);
  const [{ producto, precio }] = productos_cotizacion;
  const call = (name, data) => must(page, `/web/cotizaciones/${name}`, data);

  const { doc } = await call('listar', { accion: 'documento', numero: number });
  expect(doc).toMatchObject({ number, moneda: 'pesos', chat_validacion: [] });
  const search = { accion: 'gribuscadorforcast', ...page1, filterModel: {} };
  expect(await ask(page, '/web/cotizaciones/listar', search)).toMatchObject({
    pristine: true,
    rows: expect.any(Array),
  });

  // Who writes is who is signed in, whatever `user` says.
  const said = { accion: 'guardarchat', user: 'otra persona', texto: 'Llamar el lunes', pedido: null };
  const chat = await call('agregarchat', { ...said, cotizacion: number, tipo: 'cotizacion' });
  expect(chat.cotizacion).toMatchObject([{ texto: 'Llamar el lunes', usuario: { nombre: doc.creado_por.nombre } }]);

  for (const accion of ['df', 'sap']) {
    const reply = await call('getejecutivo', { accion, cliente: cliente._id });
    expect(reply).toHaveProperty('ejecutivo');
  }
  const asked = {
    accion: 'validar',
    cliente: cliente._id,
    productos: [{ producto: producto._id, cantidad: 2, precio: 1 }],
  };
  const fresh = await call('validarstockprecio', { ...asked, solostock: false });
  expect(fresh.productos).toMatchObject([{ solicitado: 2, alcanza: true, diferencia: precio - 1, linea: { precio } }]);
  const stock = await call('validarstockprecio', { ...asked, solostock: true });
  expect(stock.productos[0]).toMatchObject({ disponible: fresh.productos[0].disponible });
  expect(stock.productos[0]).not.toHaveProperty('linea');
  const together = await call('recomendar-productos-ia', { accion: 'ia', productos: [producto._id] });
  for (const one of together.productos) expect(one.motivo).toMatch(/^comprado juntos en \d+ pedidos?$/);

  await call('visiblewebcotizacion', { accion: 'visible', id: number, visible: true });
  expect((await sheetOf(page, number)).visible_web).toBe(true);
  expect(await call('validarexpiradas', { accion: 'simple' })).toHaveProperty('expiradas');
  const bare = await ask(page, '/web/cotizaciones/anularcotizacion', { accion: 'anular', id: number });
  expect(bare).toMatchObject({ ok: false, mensaje: 'Ingresa el motivo' });
  await call('anularcotizacion', { accion: 'anular', id: number, motivo: 'Duplicada' });
  expect(await sheetOf(page, number)).toMatchObject({ estado: 'Anulada', motivo_anulacion: 'Duplicada' });

  const paises = await ask(page, '/configuraciones_basicas/paises/listar', { accion: 'dropdownpaisessap' });
  expect(paises.resultadoDB.length).toBeGreaterThan(0);
});
