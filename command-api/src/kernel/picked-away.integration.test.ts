import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import type pg from 'pg';
import { pickedAway } from './picked-away.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [orderRow, orderLineRow]);
  await plant(db, orderRow, [
    { _id: '9', number: 9, estatus: 'Anulado', por_devolver: true, marcas: [] },
    { _id: '10', number: 10, estatus: 'Anulado', por_devolver: false, marcas: [] },
  ]);
  await plant(
    db,
    orderLineRow,
    [9, 10].map((number) => ({ _id: `${number}/1`, number, linea: 1, producto_id: '1', marcas: [] })),
  );
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const P1 = 'BOD-R01-N1-P01';
const P2 = 'BOD-R01-N1-P02';
const held = (cantidad: number) => ({ v: { cantidad, desde: '' } });
/** An order of which so much was picked, at these places. */
const picked = (pickeado: number, lugares: readonly object[], more: object = {}, series: readonly string[] = []) => ({
  bodega_entrega: 'BOD',
  productos_pedido: [
    { linea: 1, producto: { _id: '1' } },
    { linea: 2, producto: { _id: '2' } },
  ],
  picking: { lineas: { 1: { pickeado, faltante: 0, series, lugares }, 2: { pickeado: 50, faltante: 0, series: [] } } },
  ...more,
});
const orders: Record<string, object> = {
  6: { ...picked(0, []), picking: undefined },
  7: picked(3, [{ ubicacion: P1, cantidad: 2 }], {}, ['A1', 'A2', 'A3']),
  8: picked(4, [{ ubicacion: P2, cantidad: 4 }], { entregado: true }, ['B1']),
  9: picked(1, [{ ubicacion: P1, cantidad: 1 }]),
  10: picked(1, [{ ubicacion: P1, cantidad: 1 }]),
  11: picked(5, [{ ubicacion: 'SALA-R01', cantidad: 5 }], { bodega_entrega: 'SALA' }),
};
const there = { pedidos: { 6: held(2), 7: held(3), 8: held(1), 'R-4': held(2), 11: held(5) } };
/** A log of which only states are asked (a fake). */
const services = () =>
  ({
    db,
    load: (_aggregate: unknown, id: string) => Promise.resolve({ state: orders[id], version: 0 }),
  }) as unknown as CommandServices;

test('what is in totes is known by place, also of a cancelled order that nobody has put back', async () => {
  const away = await pickedAway(services(), '1', 'BOD', there);
  expect([...away.lugares]).toEqual([[P1, 3]]);
  expect(away.sinLugar).toBe(1);
  expect([...away.series]).toEqual(['A1', 'A2', 'A3']);
});
