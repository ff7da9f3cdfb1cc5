/** *API Clientes*: a key is made, shown once, used by a program, and stopped. */
import { overhang, SIZES, violations } from './support/accessible.mjs';
import { signIn } from './support/session.mjs';
import { expect, screenshots, test } from './support/test.mjs';

const LIST = '/sistema/api-clientes-listar';

test('a key opens its prices for a program until it is suspended', async ({ page, request }) => {
  await signIn(page, 'Administrador', '/sistema/api-clientes-crear');
  await page.getByRole('heading', { name: 'Crear API Cliente' }).waitFor();
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.screenshot({ path: `${screenshots}/claves-crear.png` });
  const customer = page.getByRole('textbox', { name: 'Cliente' });
  await customer.fill('sur');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Programa de prueba');
  await page.getByRole('checkbox', { name: 'precios' }).check();
  await page.getByRole('checkbox', { name: 'pedidos' }).check();
  await page.getByRole('button', { name: 'Crear clave' }).click();
  const dialog = page.getByRole('dialog', { name: /Clave API N°/ });
  const clave = await dialog.getByText(/^pm_\d+_/).textContent();
  const number = clave.split('_')[1];
  await page.screenshot({ path: `${screenshots}/claves-clave.png` });
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?clave=${number}`));
  await expect(page.getByText(clave)).toHaveCount(0);
  await page.screenshot({ path: `${screenshots}/claves-ficha.png` });

  const headers = { authorization: `Bearer ${clave}` };
  const prices = await request.get('/api/v1/precios?cantidad=5', { headers });
  expect([prices.status(), prices.headers()['ratelimit-limit']]).toEqual([200, '60']);
  expect((await prices.json()).productos).toHaveLength(5);
  const { etag } = prices.headers();
  const again = await request.get('/api/v1/precios?cantidad=5', { headers: { ...headers, 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect((await request.get('/api/v1/precios')).status()).toBe(401);

  // The program orders the first that has a price, once however often it asks, and reads it where it was told to.
  const { codigo, precio_neto } = (await prices.json()).productos.find((one) => one.precio_neto !== null);
  const order = (line) =>
    request.post('/api/v1/pedidos', {
      headers: { ...headers, 'idempotency-key': 'oc-1' },
      data: { tipo_entrega: 'RETIRO EN SALA', lineas: [{ codigo, cantidad: 2, ...line }] },
    });
  const yesterday = await order({ precioEsperado: precio_neto + 1 });
  expect([yesterday.status(), (await yesterday.json()).precios]).toEqual([409, [{ codigo, precio_neto }]]);
  const made = await request.post('/api/v1/pedidos', {
    headers: { ...headers, 'idempotency-key': 'oc-2' },
    data: { tipo_entrega: 'RETIRO EN SALA', lineas: [{ codigo, cantidad: 2, precioEsperado: precio_neto }] },
  });
  expect([made.status(), (await made.json()).neto]).toEqual([201, 2 * precio_neto]);
  const read = await request.get(made.headers().location, { headers });
  expect((await read.json()).pedido).toMatchObject({ estado: 'Pendiente Validacion Administrativa', documentos: [] });

  await page.goto(LIST);
  await page.getByText('Programa de prueba').waitFor();
  await page.screenshot({ path: `${screenshots}/claves-lista.png` });
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
  await page.screenshot({ path: `${screenshots}/claves-telefono.png` });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${LIST}?clave=${number}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Más' }).click();
  await page.getByRole('menuitem', { name: 'Suspender' }).click();
  await page.getByLabel('Motivo').fill('Fin de la prueba');
  await page
    .getByRole('dialog', { name: /Suspender/ })
    .getByRole('button', { name: 'Suspender' })
    .click();
  await expect(page.getByText('Fin de la prueba')).toBeVisible();
  expect((await request.get('/api/v1/precios', { headers })).status()).toBe(401);
});
