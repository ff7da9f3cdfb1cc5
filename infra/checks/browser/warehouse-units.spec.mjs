/** What every unit has: the place that it is taken from, the tote that it goes into, and its serial, which a count misses. */
import {
  deliverByCall,
  invoiceByCall,
  makeOrder,
  productsInStock,
  scan,
  stateOf,
  validateByCall,
} from './support/orders.mjs';
import { smallPlace, unitsAt } from './support/places.mjs';
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const put = (office, product, ubicacion_destino, cantidad, more = {}) =>
  must(office, '/movimientos/crear', {
    accion: 'ubicar',
    producto: product._id,
    bodega: 'BOD',
    ubicacion_destino,
    cantidad,
    ...more,
  });
const enter = (office, product, cantidad) =>
  must(office, '/entradas/crear', { producto: product._id, bodega: 'BOD', cantidad, motivo: 'Hallazgo' });
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test(
  'two orders in one round: each reading into its tote, and what is delivered leaves the place that was scanned',
  { tag: '@phone' },
  async ({ page: phone, another }) => {
    const office = await another();
    await signIn(office, 'Administrador');
    const place = await smallPlace(office);
    const [product, other] = await productsInStock(office);
    await enter(office, product, 3);
    await put(office, product, place, 3);
    const numbers = [];
    for (const units of [1, 1]) numbers.push(await makeOrder(office, [[product, units]]));
    for (const number of numbers) await validateByCall(office, number);

    await signIn(phone, 'Bodega', '/sistema/picking');
    await phone.getByRole('button', { name: 'Varios a la vez' }).tap();
    for (const number of numbers) await phone.getByRole('button', { name: new RegExp(`^${number}`) }).tap();
    await phone.getByRole('button', { name: 'Partir con 2 pedidos' }).tap();
    await phone.getByRole('heading', { name: 'Recorrido de 2 pedidos' }).waitFor();
    expect(await fits(phone)).toBe(true);
    await scan(phone, place);
    await phone
      .getByRole('status')
      .filter({ hasText: `Toma de ${place}${product.part_number}` })
      .waitFor();
    await scan(phone, other.codigo);
    await phone.getByText(`${other.codigo} no es de este pedido.`).waitFor();
    for (const tote of ['A', 'B']) {
      await scan(phone, product.codigo);
      await phone
        .getByRole('status')
        .filter({ hasText: `Completo${product.part_number} → ${tote}` })
        .waitFor();
    }
    await phone.getByRole('button', { name: 'Terminar los 2' }).tap();
    await phone.getByRole('heading', { name: 'Picking', exact: true }).waitFor();

    for (const number of numbers) {
      // The phone is done at once and tells the server behind it.
      await expect.poll(() => stateOf(office, number)).toBe('Entregado a Sala');
      await invoiceByCall(office, number);
      await deliverByCall(office, number);
    }
    await expect.poll(() => unitsAt(office, place)).toEqual([1]);
  },
);

test(
  'serials are counted by scan: the one that is missing is counted again, and is in no list any more',
  { tag: '@phone' },
  async ({ page: phone, another }) => {
    const office = await another();
    await signIn(office, 'Administrador');
    const place = await smallPlace(office);
    const [product] = await productsInStock(office, { serializable: true, atLeast: 1 });
    const series = ['A', 'B'].map((letter) => `${letter}${Date.now()}`);
    await enter(office, product, 2);
    await put(office, product, place, 2);
    await must(office, '/series/crear', { producto: product._id, bodega: 'BOD', ubicacion: place, series });
    const { number } = await must(office, '/inventarios/crear', {
      accion: 'conteo',
      conteo: { bodega: 'BOD', tipo: 'Por ubicación', ubicacion: place },
    });

    const count = async (perfil) => {
      await signIn(phone, perfil, `/sistema/inventarios/contar?inventario=${number}`);
      const name = `${product.part_number} en ${place}`;
      await phone.getByLabel(`Series de ${name}`).fill(`${series[0]}\n`);
      await expect(phone.getByLabel(`Unidades de ${name}`)).toHaveValue('1');
      await phone.getByRole('button', { name: 'Contar', exact: true }).tap();
    };
    await count('Jefe de Bodega');
    await phone.getByText(/lo cuenta otra persona para confirmarlo/).waitFor();
    expect(await fits(phone)).toBe(true);
    await count('Administrador');
    await phone.getByText('No queda nada por contar').waitFor();

    await must(office, '/inventarios/modificar', { accion: 'terminar', id: number });
    await must(office, '/inventarios/modificar', { accion: 'aprobar', id: number, motivo: 'Falta una' });
    await expect.poll(() => unitsAt(office, place)).toEqual([1]);
    const kept = async () => {
      const { rows } = await ask(office, '/series/listar', {
        accion: 'grid',
        startRow: 0,
        endRow: 10,
        filterModel: { ubicacion: { filterType: 'text', type: 'equals', filter: place } },
      });
      return rows.map(({ serie }) => serie);
    };
    await expect.poll(kept).toEqual([series[0]]);
  },
);
