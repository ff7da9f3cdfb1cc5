import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { productRow } from '@power/domain/products/views/product-row';
import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import mySales from './my-sales.ts';
import recommendations from './product-recommendations.ts';

let database: TestDatabase;
let db: pg.Pool;
const NOW = '2026-03-10T15:00:00.000Z';

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [productRow, orderLineRow, orderRow, quotationRow]);
  const product = (_id: string, more: object = {}) => ({ _id, part_number: `PN-${_id}`, activo: true, ...more });
  await plant(db, productRow, [product('a'), product('b'), product('c'), product('d', { bloqueado: true })]);
  // Orders by their products: b comes with a twice, c once; d is not sold any more; the fourth is another seller's.
  const orders: readonly (readonly [string, string, string])[] = [
    ['1', 'abd', 'u'],
    ['2', 'abd', 'u'],
    ['3', 'ac', 'u'],
    ['4', 'acb', 'otra'],
    ['5', 'cb', 'u'],
  ];
  await plant(
    db,
    orderLineRow,
    orders.flatMap(([number, products, ejecutivo_id]) =>
      [...products].map((producto_id, n) => ({
        _id: `${number}/${n}`,
        number: Number(number),
        producto_id,
        ejecutivo_id,
      })),
    ),
  );
  const quoted = (_id: string, createdAt: string, more: object = {}) => ({
    _id,
    createdAt,
    ejecutivo_id: 'u',
    neto: 100,
    ...more,
  });
  await plant(db, quotationRow, [
    quoted('1', '2026-03-10T12:00:00.000Z', { margen: 10 }),
    quoted('2', '2026-03-10T13:00:00.000Z', { neto: 300, margen: 30 }),
    quoted('3', '2026-03-10T13:00:00.000Z', { estado: 'Anulada' }),
    quoted('4', '2026-03-09T14:00:00.000Z'),
    quoted('5', '2026-03-09T23:00:00.000Z'),
    quoted('6', '2026-02-10T14:00:00.000Z'),
    quoted('7', '2026-02-20T14:00:00.000Z'),
    quoted('8', '2026-03-10T13:00:00.000Z', { ejecutivo_id: 'otra' }),
  ]);
  await plant(db, orderRow, [
    {
      _id: '1',
      number: 1,
      ejecutivo_id: 'u',
      createdAt: '2026-03-10T12:00:00.000Z',
      neto: 500,
      facturado_at: '2026-03-10T14:00:00.000Z',
      neto_facturado: 450,
    },
    { _id: '2', number: 2, ejecutivo_id: 'u', createdAt: '2026-03-10T12:00:00.000Z', neto: 500, estatus: 'Anulado' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, _id = 'u'): Principal =>
  ({ _id, perfil, permisos: permisosOf(perfil), marcas: [] }) as unknown as Principal;
const as = (user: Principal) => ({ rows: readerFor(db, user), user, now: NOW }) as never;

test('what is bought together is counted over the orders that the person may see, and what is not sold is left out', async () => {
  const ask = async (user: Principal, ...productos: string[]) => {
    const { productos: found } = (await recommendations.handle({ productos } as never, as(user))) as {
      productos: { part_number: string; motivo: string }[];
    };
    return found.map(({ part_number, motivo }) => [part_number, motivo]);
  };
  expect(await ask(someone('Ejecutivo de Ventas'), 'a')).toEqual([
    ['PN-b', 'comprado juntos en 2 pedidos'],
    ['PN-c', 'comprado juntos en 1 pedido'],
  ]);
  expect(await ask(someone('Administrador'), 'a')).toEqual([
    ['PN-b', 'comprado juntos en 3 pedidos'],
    ['PN-c', 'comprado juntos en 2 pedidos'],
  ]);
  expect(await ask(someone('Ejecutivo de Ventas'), 'a', 'b')).toEqual([['PN-c', 'comprado juntos en 2 pedidos']]);
  expect(await ask(someone('Ejecutivo de Ventas', 'nadie'), 'a')).toEqual([]);
});

test('today and the month of one seller, each beside the same stretch before; cancelled documents count for nothing', async () => {
  const sales = await mySales.handle({} as never, as(someone('Ejecutivo de Ventas')));
  expect(sales).toMatchObject({
    hoy: { cotizado: 400, cotizaciones: 2, pedido: 500, pedidos: 1, facturado: 450, margen: 25 },
    ayer: { cotizado: 100, cotizaciones: 1, pedido: 0 },
    mes: { cotizado: 600, cotizaciones: 4, pedido: 500 },
    mes_anterior: { cotizado: 100, cotizaciones: 1, margen: null },
  });
});
