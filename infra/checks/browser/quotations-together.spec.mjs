/** Quotations between several people: conversion, editors, links, *Simular* and versions. */
import { productsInStock } from './support/orders.mjs';
import { linkOf, page1, plain, quote, sheetOf } from './support/quotations.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

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
  // Whoever comes late is told so instead: then there is nothing to press.
  const late = () => sure[1].waitFor({ state: 'detached' });
  await Promise.all([sure[0].dblclick(), sure[1].click().catch(late)]);
  for (const one of [page, other]) await one.getByText('Convertida', { exact: true }).first().waitFor();
  const { pedido } = await sheetOf(page, number);
  const newest = { accion: 'grid', ...page1, filterModel: {} };
  const made = async () =>
    (await ask(page, '/pedido_ventas/listar', newest)).rows.filter((row) => row.cotizacion === number);
  await expect.poll(async () => (await made()).map((row) => row.number)).toEqual([pedido]);
});

test('two editors see each other; who saves second is told what changed, and what is applied on top leaves it', async ({
  page,
  another,
}) => {
  await signIn(page, 'Administrador');
  const two = (await productsInStock(page)).slice(0, 2);
  const { number } = await quote(
    page,
    two.map(({ _id }) => ({ producto: _id, cantidad: 2 })),
  );
  const other = await another();
  await signIn(other, 'Administrador');
  const quantity = (one, n = 0) => one.getByLabel(`Cantidad de ${two[n].part_number}`, { exact: true });
  for (const one of [page, other]) {
    await one.goto(`/sistema/nueva-cotizacion/${number}`);
    await quantity(one).waitFor();
  }
  for (const one of [page, other]) await one.getByText('También tiene esta cotización en el editor').waitFor();
  await quantity(other).fill('5');
  await other.keyboard.press('Control+Enter');
  await expect.poll(async () => (await sheetOf(page, number)).version_guardada).toBe(2);
  await quantity(page, 1).fill('7');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Líneas de la cotización modificadas').first().waitFor();
  const units = async () => (await sheetOf(page, number)).productos_cotizacion.map(({ cantidad }) => cantidad);
  expect(await units()).toEqual([5, 2]);
  // What was refused would be refused again: the same keys lead to the way on.
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Aplicar lo mío encima' })).toBeFocused();
  await page.getByRole('button', { name: 'Aplicar lo mío encima' }).click();
  await expect.poll(units).toEqual([5, 7]);
  await expect(quantity(page)).toHaveValue('5');
  await other
    .getByRole('button', { name: 'Ver resumen' })
    .or(other.getByRole('link', { name: 'Ver resumen' }))
    .click();
  await page.getByText('También tiene esta cotización en el editor').waitFor({ state: 'detached' });
});

test('a link that is taken back or replaced while the customer reads it answers no more', async ({ page, another }) => {
  await signIn(page, 'Administrador');
  const { number } = await plain(page);
  const [first, again] = [await linkOf(page, number), await linkOf(page, number)];
  expect(again).toBe(first);
  const customer = await another({ viewport: { width: 390, height: 844 } });
  await customer.goto(first);
  await customer.getByRole('heading', { name: `Cotización N° ${number}` }).waitFor();
  await must(page, '/web/cotizaciones/enlace', { accion: 'retirar', cotizacion: number });
  const second = await linkOf(page, number);
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
