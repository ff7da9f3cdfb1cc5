import { levelMaster } from '@power/domain/inventory/views/level-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { commitmentRow } from '@power/domain/inventory/views/stock-row';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import pickingPlaces from './picking-places.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    orderRow,
    orderLineRow,
    commitmentRow,
    placeStockRow,
    preferredPlaceRow,
    placeMaster.row,
    levelMaster.row,
    rackMaster.row,
  ]);
  await plant(db, orderRow, [
    { _id: '77', number: 77, bodega_entrega: 'BOD', marcas: ['Hik'] },
    { _id: '79', number: 79, bodega_entrega: 'BOD', marcas: [] },
    { _id: '80', number: 80, bodega_entrega: 'NOR', marcas: [] },
  ]);
  const lines = (number: number, products: readonly string[]) =>
    products.map((producto_id, n) => ({
      _id: `${number}/${n}`,
      number,
      linea: n + 1,
      producto_id,
      cantidad: 1,
      lugares: [],
    }));
  await plant(db, orderLineRow, [...lines(77, ['1', '2', '3', '4']), ...lines(79, ['2', '5']), ...lines(80, ['5'])]);
  await plant(db, rackMaster.row, [
    { _id: '1', codigo: 'BOD-R01', bodega: 'BOD', recorrido: 2 },
    { _id: '2', codigo: 'BOD-R02', bodega: 'BOD', recorrido: 1 },
  ]);
  await plant(
    db,
    levelMaster.row,
    ['BOD-R01', 'BOD-R02'].map((bloque, n) => ({ _id: `${n}`, codigo: `${bloque}-N1`, bloque, numero: 1 })),
  );
  const place = (rack: string, n: number, tipo: string) => ({
    _id: `${rack}${n}`,
    codigo: `${rack}-N1-P0${n}`,
    nivel: `${rack}-N1`,
    tipo,
    recorrido: n,
  });
  await plant(db, placeMaster.row, [
    place('BOD-R01', 1, 'picking'),
    place('BOD-R01', 2, 'picking'),
    place('BOD-R02', 1, 'reserva'),
    place('BOD-R02', 2, 'cuarentena'),
  ]);
  const at = (producto_id: string, ubicacion: string | null, cantidad: number) => ({
    _id: `${producto_id}/${ubicacion}`,
    producto_id,
    bodega: 'BOD',
    ubicacion,
    cantidad,
  });
  await plant(db, placeStockRow, [
    // For picking before the reserve, which is walked earlier.
    at('1', 'BOD-R02-N1-P01', 50),
    at('1', 'BOD-R01-N1-P02', 3),
    // Preferred before what is nearer.
    at('2', 'BOD-R01-N1-P01', 4),
    at('2', 'BOD-R02-N1-P01', 5),
    // In quarantine, and at no place.
    at('3', 'BOD-R02-N1-P02', 6),
    at('4', null, 7),
    // Of the other order: walked with the first one's.
    at('5', 'BOD-R01-N1-P01', 8),
  ]);
  await plant(db, preferredPlaceRow, [{ _id: '2', ubicaciones: ['BOD-R09-N1-P01', 'BOD-R02-N1-P01'] }]);
});
/** Of another order that is in the building: taken, not yet delivered. */
const taken = async (producto_id: string, ubicacion: string, cantidad: number) => {
  await plant(db, orderLineRow, [
    {
      _id: `79/${producto_id}t`,
      number: 79,
      linea: 9,
      producto_id,
      total_picking: cantidad,
      lugares: [{ ubicacion, cantidad }],
    },
  ]);
  await plant(db, commitmentRow, [{ _id: `79/${producto_id}`, pedido: '79', producto_id, bodega: 'BOD', cantidad }]);
};
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('each product of an order is fetched where it is preferred or for picking, as the places are walked', async () => {
  const user = {
    _id: 'u',
    nombre: 'u',
    email: '',
    perfil: 'Jefe de Bodega' as const,
    permisos: permisosOf('Jefe de Bodega'),
    sesion: 's',
  };
  const ask = (...pedidos: number[]) =>
    pickingPlaces.handle({ pedidos } as never, { db, rows: readerFor(db, user), user } as never);
  expect(await ask(77)).toEqual({
    lugares: [
      { producto: '2', ubicacion: 'BOD-R02-N1-P01', cantidad: 5 },
      { producto: '1', ubicacion: 'BOD-R01-N1-P02', cantidad: 3 },
    ],
    // Where else they are, for what is not at the first.
    otros: [
      { producto: '2', ubicacion: 'BOD-R01-N1-P01', cantidad: 4 },
      { producto: '1', ubicacion: 'BOD-R02-N1-P01', cantidad: 50 },
    ],
  });
  const places = async (...pedidos: number[]) =>
    ((await ask(...pedidos)) as { lugares: { producto: string }[] }).lugares.map(({ producto }) => producto);
  expect(await places(77, 79)).toEqual(['2', '5', '1']);
  // An order is fetched in its own warehouse.
  expect(await places(80)).toEqual([]);
  expect(await ask(78)).toEqual({ lugares: [], otros: [] });
  // What another hand took is not sent for again; what one's own took is known where it is worked on.
  await taken('1', 'BOD-R01-N1-P02', 3);
  await taken('2', 'BOD-R02-N1-P01', 4);
  expect(await ask(77)).toEqual({
    lugares: [
      { producto: '1', ubicacion: 'BOD-R02-N1-P01', cantidad: 50 },
      { producto: '2', ubicacion: 'BOD-R02-N1-P01', cantidad: 1 },
    ],
    otros: [{ producto: '2', ubicacion: 'BOD-R01-N1-P01', cantidad: 4 }],
  });
  expect((await ask(79)) as object).toMatchObject({
    lugares: [{ producto: '2', cantidad: 5 }, {}, { producto: '1', cantidad: 3 }],
  });
});
