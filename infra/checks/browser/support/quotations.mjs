/** Words for specs of quotations: made, read and drawn on paper by calls. */
import { anyCustomer, productsInStock } from './orders.mjs';
import { ask, must } from './session.mjs';

/** First page of a grid. */
export const page1 = { startRow: 0, endRow: 20, sortModel: [] };
export const equals = (filter) => ({ filterType: 'number', type: 'equals', filter });

export const sheetOf = async (page, cotizacion) =>
  (await must(page, '/web/cotizaciones/listar', { accion: 'unica', cotizacion })).cotizacion;

/** A quotation of these lines, at list prices where they propose none; its sheet. */
export async function quote(page, lines, more = {}) {
  const cliente = (await anyCustomer(page))._id;
  const cotizacion = { cliente, productos_cotizacion: lines, ...more };
  const { number } = await must(page, '/web/cotizaciones/crear', { accion: 'crearsistema', cotizacion });
  return sheetOf(page, number);
}

/** One line of a product in stock. */
export const plain = async (page, cantidad = 1) => {
  const [product] = await productsInStock(page);
  return quote(page, [{ producto: product._id, cantidad }]);
};

export const tokenOf = async (page) =>
  decodeURIComponent((await page.context().cookies()).find(({ name }) => name === 'x-token').value);

/** Address of its link, as the customer opens it. */
export const linkOf = async (page, cotizacion) =>
  new URL((await must(page, '/web/cotizaciones/enlace', { accion: 'crear', cotizacion })).enlace).pathname;

/** Imported products in stock, and a service. */
export async function goodsAndService(page) {
  const inStock = await productsInStock(page);
  const grid = { accion: 'grid', ...page1, endRow: 100, filterModel: {} };
  const { rows } = await ask(page, '/productos/listar', grid);
  const abroad = new Set(rows.filter(({ costo_fob }) => costo_fob > 0).map(({ _id }) => _id));
  const { productos } = await ask(page, '/productos/buscar', { accion: 'simple', buscar: 'SRV' });
  return {
    goods: inStock.filter(({ _id }) => abroad.has(_id)),
    service: productos.find((p) => p.part_number.startsWith('SRV')),
  };
}

export { textOf } from '../../../../query-api/dist/kernel/pdf-text.testing.js';
