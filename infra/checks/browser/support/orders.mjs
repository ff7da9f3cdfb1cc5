import { ask, must } from './session.mjs';
import { expect } from './test.mjs';

/** As many products as the longest order of a test has lines. */
const ENOUGH = 40;

/** Products of which the warehouse has enough, plain ones or such with serial numbers; the demo's stock depends on the day it is made. */
export async function productsInStock(page, { bodega = 'BOD', serializable = false, atLeast = 4 } = {}) {
  const products = new Map();
  for (const buscar of [
    'hikvision',
    'dahua',
    'tp-link',
    'zkteco',
    'cable',
    'disco',
    'switch',
    'control',
    'bateria',
    'grabador',
    'monitor',
    'ups',
    'a',
    'e',
    'o',
    '1',
    '2',
    '4',
    '8',
  ]) {
    if (products.size >= ENOUGH) break;
    const { productos } = await ask(page, '/productos/buscar', { accion: 'simple', buscar, bodega });
    for (const p of productos)
      if (!p.bloqueado && p.serializable === serializable && available(p, bodega) >= atLeast) products.set(p._id, p);
  }
  const unique = [...products.values()];
  if (unique.length === 0) throw new Error('the demo company has no such product in stock');
  const left = (p) => available(p, bodega);
  return unique.sort((a, b) => left(b) - left(a));
}

export const available = (product, bodega = 'BOD') => product.stock.find((s) => s.bodega === bodega)?.disponible ?? 0;

export async function anyCustomer(page) {
  const { clientes } = await ask(page, '/clientes/listar', { accion: 'dropdown', buscar: 'spa' });
  return clientes.find((c) => c.activo !== false && c.bloqueado !== true) ?? clientes[0];
}

/** An order made by a call, for specs of what comes after. Returns its number. */
export async function makeOrder(page, lines, { tipo_entrega = 'EN SALA', bodega_entrega = 'BOD', ...more } = {}) {
  const cliente = await anyCustomer(page);
  const productos_pedido = lines.map(([product, cantidad]) => ({
    producto: product._id,
    precio_venta: 10_000,
    cantidad,
  }));
  const pedido = { cliente: cliente._id, tipo_entrega, bodega_entrega, productos_pedido, ...more };
  return (await must(page, '/pedido_ventas/crear', { accion: 'crearsistema', pedido })).number;
}

export const validateByCall = (page, number) =>
  must(page, '/web/cotizaciones/validaradministrativo', {
    accion: 'validarpago',
    pedido: number,
    textoValidacion: 'Pago conforme',
  });
export const invoiceByCall = (page, number) => must(page, '/pedido_ventas/facturar', { pedido: number });
const pickingStep = (page, number, accion, more = {}) =>
  must(page, '/picking/modificar', { accion, pedido: number, ...more });
export const takeByCall = (page, number) => pickingStep(page, number, 'tomar');

/** The order by now, as its sheet has it. */
export const orderOf = async (page, number) =>
  (await ask(page, '/pedido_ventas/traerunpedido', { pedido: number })).pedido;

/** What the order is by now. */
export const stateOf = async (page, number) => (await orderOf(page, number)).estatus;

/** How many units of it have been picked by now. */
export const pickedOf = async (page, number) =>
  Object.values((await orderOf(page, number)).picking.lineas).reduce((sum, { pickeado }) => sum + pickeado, 0);

/** Picks all of an order that the person on the page has taken; plain products only. */
export async function pickByCall(page, number) {
  const pedido = await orderOf(page, number);
  for (const { cantidad, producto } of pedido.productos_pedido)
    await pickingStep(page, number, 'escanear', { codigo: producto.codigo, cantidad });
  await pickingStep(page, number, 'terminar');
}

export async function deliverByCall(page, number) {
  const pedido = await orderOf(page, number);
  return must(page, '/pedido_ventas/modificar', { accion: 'entregar', codigo_sap: pedido.codigo_sap });
}

/** A reading of a keyboard-wedge scanner: all keys and Enter at once, faster than any hand. */
export const scan = (page, code) =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);

/** Narrows a list to one document by the quick filter and waits for its row. */
export async function find(page, number) {
  await page.getByLabel('Filtro rápido').fill(String(number));
  await page.waitForURL((url) => url.searchParams.get('q') === String(number));
  const cell = page.getByRole('gridcell', { name: String(number), exact: true });
  await cell.waitFor();
  return cell;
}

/** Opens the menu of the one row found and takes an action of it. */
export async function act(page, number, action) {
  await find(page, number);
  // It may have been in sight before the list was narrowed, below others.
  await page
    .locator('[row-index="0"]')
    .filter({ hasText: String(number) })
    .first()
    .waitFor();
  // A menu is of the row as it was when it was opened: what was just done elsewhere is offered the next time.
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await expect(async () => {
    if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Acciones de la fila' }).first().click();
    await expect(item).toBeVisible({ timeout: 2000 });
  }).toPass();
  await item.click();
}

/** A wallboard has room for twelve cards of a block: cancels what is beyond the oldest six, which earlier specs left there. */
export async function makeRoom(page) {
  for (const estatus of ['Pendiente Picking', 'En Picking', 'Entregado a Sala']) {
    const { rows } = await ask(page, '/pedido_ventas/listar', {
      accion: 'grid',
      startRow: 6,
      endRow: 106,
      sortModel: [{ colId: 'estatus_at', sort: 'asc' }],
      filterModel: { estatus: { filterType: 'set', values: [estatus] } },
    });
    for (const { codigo_sap } of rows)
      await must(page, '/pedido_ventas/modificar', { accion: 'anular', codigo_sap, motivo: 'Fin de la prueba' });
  }
}

/** What the phone answered to a reading: how many of the product are left to be picked. */
export const answered = (page, product, left) => {
  const news = left === 0 ? 'Completo' : `${left === 1 ? 'Queda' : 'Quedan'} ${left}`;
  return page.getByRole('status').filter({ hasText: `${news}${product.part_number}` });
};

/** NETO, IVA (19%) or TOTAL of the order whose sheet is open: papers issued for it name theirs in the same sheet. */
export const amountOf = (sheet, name) =>
  sheet.getByRole('region', { name: 'Pedido', exact: true }).getByText(name, { exact: true });
