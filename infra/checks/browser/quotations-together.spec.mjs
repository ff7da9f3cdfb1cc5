/** Quotations between several people and several papers: conversion, editors, links, *Simular*, versions, and one sum everywhere. */
import { inflateSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { anyCustomer, productsInStock } from './support/orders.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const page1 = { startRow: 0, endRow: 20, sortModel: [] };
const equals = (filter) => ({ filterType: 'number', type: 'equals', filter });

/** A quotation at list prices of these lines; its sheet. */
async function quote(page, lines, more = {}) {
  const cliente = (await anyCustomer(page))._id;
  const cotizacion = { cliente, bodega_entrega: 'BOD', productos_cotizacion: lines, ...more };
  const { number } = await must(page, '/web/cotizaciones/crear', { accion: 'crearsistema', cotizacion });
  return sheetOf(page, number);
}
const sheetOf = async (page, cotizacion) =>
  (await must(page, '/web/cotizaciones/listar', { accion: 'unica', cotizacion })).cotizacion;
const plain = async (page, cantidad = 1) => {
  const [product] = await productsInStock(page);
  return quote(page, [{ producto: product._id, cantidad }]);
};
const token = async (page) =>
  decodeURIComponent((await page.context().cookies()).find(({ name }) => name === 'x-token').value);

test('converted by two people at once, one of them pressing twice: one order', async ({ page, another }) => {
  await signIn(page, 'Administrador');
  const { number } = await plain(page);
  const other = await another();
  await signIn(other, 'Administrador');
  const sure = [];
  for (const one of [page, other]) {
    await one.goto(`/sistema/cotizacion/${number}`);
    await one.getByRole('button', { name: 'Convertir en pedido' }).click();
    const dialog = one.getByRole('dialog', { name: `Convertir la Cotización N° ${number} en pedido` });
    await dialog.waitFor();
    sure.push(dialog.getByRole('button', { name: 'Convertir en pedido' }));
  }
  await Promise.all([sure[0].dblclick(), sure[1].click()]);
  for (const one of [page, other]) await one.getByText('Convertida', { exact: true }).first().waitFor();
  const { pedido } = await sheetOf(page, number);
  const newest = { accion: 'grid', ...page1, filterModel: {} };
  const made = async () =>
    (await ask(page, '/pedido_ventas/listar', newest)).rows.filter((row) => row.cotizacion === number);
  await expect.poll(async () => (await made()).map((row) => row.number)).toEqual([pedido]);
});

test('two editors see each other, and who saves second is told what changed', async ({ page, another }) => {
  await signIn(page, 'Administrador');
  const { number, productos_cotizacion } = await plain(page, 2);
  const [{ producto }] = productos_cotizacion;
  const other = await another();
  await signIn(other, 'Administrador');
  const quantity = (one) => one.getByLabel(`Cantidad de ${producto.part_number}`, { exact: true });
  for (const one of [page, other]) {
    await one.goto(`/sistema/nueva-cotizacion/${number}`);
    await quantity(one).waitFor();
  }
  for (const one of [page, other]) await one.getByText('También tiene esta cotización en el editor').waitFor();
  await quantity(other).fill('5');
  await other.keyboard.press('Control+Enter');
  await expect.poll(async () => (await sheetOf(page, number)).version_guardada).toBe(2);
  await quantity(page).fill('7');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Líneas de la cotización modificadas').first().waitFor();
  expect((await sheetOf(page, number)).productos_cotizacion[0].cantidad).toBe(5);
  await other
    .getByRole('button', { name: 'Ver resumen' })
    .or(other.getByRole('link', { name: 'Ver resumen' }))
    .click();
  await page.getByText('También tiene esta cotización en el editor').waitFor({ state: 'detached' });
});

test('a link that is taken back or replaced while the customer reads it answers no more', async ({ page, another }) => {
  await signIn(page, 'Administrador');
  const { number } = await plain(page);
  const link = async () =>
    new URL((await must(page, '/web/cotizaciones/enlace', { accion: 'crear', cotizacion: number })).enlace).pathname;
  const [first, again] = [await link(), await link()];
  expect(again).toBe(first);
  const customer = await another({ viewport: { width: 390, height: 844 } });
  await customer.goto(first);
  await customer.getByRole('heading', { name: `Cotización N° ${number}` }).waitFor();
  await must(page, '/web/cotizaciones/enlace', { accion: 'retirar', cotizacion: number });
  const second = await link();
  expect(second).not.toBe(first);
  const refused = await customer.request.post('/publico/cotizacion', {
    data: {
      accion: 'aceptar',
      token: first.split('/').at(-1),
      nombre: 'Carla Soto',
      rut: '12.345.678-5',
      version_guardada: 1,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect((await refused.json()).ok).toBe(false);
  expect((await sheetOf(page, number)).respuesta).toBeNull();
  await customer.reload();
  await customer.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor();
  await customer.goto(second);
  await customer.getByRole('heading', { name: `Cotización N° ${number}` }).waitFor();
});

test('what is simulated is applied as a version, and the versions are compared line by line', async ({ page }) => {
  await signIn(page, 'Administrador');
  const { number, productos_cotizacion } = await plain(page, 3);
  const [{ producto, precio }] = productos_cotizacion;
  await page.goto(`/sistema/cotizacion/${number}`);
  await page.getByRole('button', { name: 'Simular' }).click();
  const simulator = page.getByRole('dialog', { name: `Simular la Cotización N° ${number}` });
  await simulator.getByLabel(`Otro margen de ${producto.part_number}, línea 1`).fill('60');
  await simulator.getByRole('button', { name: 'Aplicar 1 precio' }).click();
  await simulator.waitFor({ state: 'detached' });
  const after = await sheetOf(page, number);
  expect(after.version_guardada).toBe(2);
  expect(after.productos_cotizacion[0]).toMatchObject({ precio, valor_propuesto: Math.ceil(producto.pmp / 0.4) });
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Comparar versiones' }).click();
  const lines = page.getByRole('table', { name: 'Líneas de ambas versiones' });
  const row = lines.getByRole('row').filter({ hasText: producto.part_number });
  await row.getByText('Cambió').waitFor();
  await row.getByText(`$${precio.toLocaleString('es-CL')}`).waitFor();
  await row.getByText(`$${after.productos_cotizacion[0].valor_propuesto.toLocaleString('es-CL')}`).waitFor();
});

test('the price list under another dollar is applied as it was shown, and undone as a whole', async ({ page }) => {
  await signIn(page, 'Administrador');
  const { rows } = await ask(page, '/productos/listar', {
    accion: 'gridlistaprecio',
    ...page1,
    endRow: 100,
    filterModel: {},
  });
  const brand = rows[0].marca;
  await page.goto('/sistema/lista-de-precios');
  await page.getByRole('button', { name: 'Simular' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simular la lista de precios' });
  await dialog.getByLabel('Marcas', { exact: true }).and(dialog.locator('input')).fill(brand);
  await page.getByRole('option', { name: brand, exact: true }).click();
  await dialog.getByLabel('Puntos de margen').fill('2');
  await dialog.getByText('Cotizaciones abiertas').waitFor();
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Dos puntos más');
  await dialog.getByRole('button', { name: 'Aplicar estos precios' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/sistema/lista-de-precios/cambios');
  const row = page.locator('.ag-row').filter({ hasText: 'Dos puntos más' }).first();
  await row.getByText('Simulado: +2 puntos de margen').waitFor();
  await row.getByText('Aplicado').waitFor();
  const grid = { accion: 'grid', ...page1, filterModel: {} };
  const [{ _id: lote }] = (await ask(page, '/lista_precios/listar', grid)).rows;
  await must(page, '/lista_precios/modificar', { accion: 'deshacer', lote, motivo: 'Era de prueba' });
  await row.getByText('Deshecho').waitFor();
});

/** Text of a PDF: its streams inflated, glyphs as they are written in hexadecimal. */
const textOf = (pdf) =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .flatMap(([, body]) => {
      try {
        const inflated = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
        return [...inflated.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex, 'hex').toString('latin1'));
      } catch {
        return [];
      }
    })
    .join('');

test('dollars by sea with a service: list, sheet, PDF, Excel, order, opportunity and invoice say the same sums', async ({
  page,
}) => {
  await signIn(page, 'Administrador');
  const inStock = await productsInStock(page);
  const { rows: listed } = await ask(page, '/productos/listar', {
    accion: 'grid',
    ...page1,
    endRow: 100,
    filterModel: {},
  });
  const imported = inStock.find(({ _id }) => listed.some((p) => p._id === _id && p.costo_fob > 0)) ?? inStock[0];
  const { productos } = await ask(page, '/productos/buscar', { accion: 'simple', buscar: 'SRV' });
  const service = productos.find((p) => p.part_number.startsWith('SRV'));
  const q = await quote(
    page,
    [
      { producto: imported._id, cantidad: 3 },
      { producto: service._id, cantidad: 2 },
    ],
    { moneda: 'dolares', transporte: 'maritimo' },
  );
  const cents = (amount) => Math.round(amount * 100) / 100;
  const inDollars = cents(q.productos_cotizacion.reduce((sum, line) => sum + line.precio * line.cantidad, 0));
  const inPesos = q.productos_cotizacion.reduce(
    (sum, line) => sum + Math.round(line.precio * q.tipo_cambio) * line.cantidad,
    0,
  );
  expect(q).toMatchObject({ total_moneda: inDollars, total_maritimo: inDollars, neto: inPesos });
  expect(q.total).toBe(Math.round(inPesos * 1.19));
  const [, line] = q.productos_cotizacion;
  expect(line).toMatchObject({ servicio: true, precio_aereo: line.precio, precio_maritimo: line.precio, margen: null });
  const { number, neto, iva, total, total_moneda, total_aereo, total_maritimo } = q;
  const sums = { neto, iva, total };
  const filterModel = { number: equals(number) };
  const own = { accion: 'grid', ...page1, filterModel };
  await expect
    .poll(async () => (await ask(page, '/web/cotizaciones/listar', own)).rows)
    .toMatchObject([{ number, ...sums, total_moneda, total_aereo, total_maritimo }]);

  const headers = { 'x-token': await token(page), 'idempotency-key': crypto.randomUUID() };
  const pdf = await page.request.post('/web/cotizaciones/exportarpdf', { data: { cotizacion: number }, headers });
  expect(textOf(await pdf.body())).toContain(
    `US$ ${total_moneda.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  );
  const asked = { accion: 'exportacion', sortModel: [], filterModel };
  const file = await page.request.post('/web/cotizaciones/listar', { data: asked, headers });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await file.body());
  const cells = workbook.worksheets[0].getSheetValues().find((row) => row?.includes(number));
  for (const sum of [neto, iva, total, total_moneda, total_aereo, total_maritimo]) expect(cells).toContain(sum);

  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(new Date()).slice(0, 7);
  const opportunity = await must(page, '/forecast/oportunidad', {
    accion: 'nueva',
    forecastID: `${q.ejecutivo._id}.${month}`,
    oportunidad: { cotizacion: number },
  });
  const { pedido } = await must(page, '/web/cotizaciones/convertirpedido', { cotizacion: number });
  const order = (await must(page, '/pedido_ventas/traerunpedido', { pedido })).pedido;
  expect(order).toMatchObject({ cotizacion: number, ...sums });
  await must(page, '/web/cotizaciones/validaradministrativo', {
    accion: 'validarpago',
    pedido,
    textoValidacion: 'Pago conforme',
  });
  await must(page, '/pedido_ventas/facturar', { pedido, sin_picking: true });
  const orders = { accion: 'grid', ...page1, filterModel: { number: equals(pedido) } };
  await expect
    .poll(async () => (await ask(page, '/pedido_ventas/listar', orders)).rows[0])
    .toMatchObject({ ...sums, neto_facturado: neto });
  const sheet = { accion: 'ver', id: opportunity._id };
  await expect
    .poll(async () => JSON.stringify(await ask(page, '/documentos/oportunidad', sheet)))
    .toContain(`"monto_total":${neto}`);
});
