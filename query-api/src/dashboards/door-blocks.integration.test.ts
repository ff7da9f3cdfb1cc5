import { routeRow } from '@power/domain/dispatches/views/route-row';
import { levelMaster } from '@power/domain/inventory/views/level-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { purchaseOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import dashboard from './operational-dashboard.ts';

const NOW = '2026-03-20T12:00:00.000Z';
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    purchaseOrderRow,
    routeRow,
    rackMaster.row,
    levelMaster.row,
    placeMaster.row,
    placeStockRow,
  ]);
  const order = (number: number, estado: string, eta: string | null, more: object = {}) => ({
    _id: String(number),
    number,
    estado,
    eta,
    proveedor: 'secreto',
    marca: 'Hik',
    unidades: 400,
    recibidas: 100,
    ...more,
  });
  await plant(db, purchaseOrderRow, [
    order(1, 'En Tránsito', '2026-03-25'),
    order(2, 'Recepción Parcial', '2026-03-17', { marca: 'Dahua' }),
    order(3, 'En Aduana', null),
    order(4, 'Cerrada', '2026-03-01'),
    order(5, 'Emitida', '2026-04-01'),
  ]);
  const route = (number: number, estado: string, fecha: string, more: object = {}) => ({
    _id: String(number),
    number,
    estado,
    fecha,
    chofer: 'secreto',
    patente: 'BCDF45',
    paradas: 5,
    cargadas: 4,
    entregadas: 2,
    devueltas: 1,
    salida_at: null,
    ...more,
  });
  await plant(db, routeRow, [
    route(1, 'Cerrado', '2026-03-20', { salida_at: NOW }),
    route(2, 'Cargando', '2026-03-20'),
    route(3, 'En Ruta', '2026-03-19', { salida_at: '2026-03-19T12:00:00.000Z' }),
    route(4, 'Cerrado', '2026-03-19'),
    route(5, 'Anulado', '2026-03-20'),
    route(6, 'Planificado', '2026-03-21'),
  ]);
  await plant(db, rackMaster.row, [{ _id: 'r', codigo: 'BOD-R01', bodega: 'BOD', recorrido: 1, activo: true }]);
  await plant(db, levelMaster.row, [{ _id: 'n', codigo: 'BOD-R01-N1', bloque: 'BOD-R01', numero: 1, activo: true }]);
  const place = (codigo: string, activo = true) => ({ _id: codigo, codigo, nivel: 'BOD-R01-N1', activo });
  await plant(db, placeMaster.row, [place('P1'), place('P2'), place('P3'), place('P4', false)]);
  const held = (_id: string, ubicacion: string | null, cantidad: number, marca = 'Hik') => ({
    _id,
    producto_id: _id,
    bodega: 'BOD',
    ubicacion,
    cantidad,
    marca,
  });
  await plant(db, placeStockRow, [
    held('a', 'P1', 3),
    held('b', 'P1', 2),
    held('c', 'P2', 0),
    held('d', null, 9),
    held('e', 'P3', 1, 'Dahua'),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ALL = { recepcionBodega: true, rutasBodega: true, ocupacionBodega: true };
const board = async (perfil?: Perfil, more: Partial<Principal> = {}) => {
  const user = perfil && {
    _id: 'u',
    nombre: 'u',
    email: '',
    perfil,
    permisos: permisosOf(perfil),
    sesion: 's',
    ...more,
  };
  return (await dashboard.handle(
    ALL as never,
    { db, rows: readerFor(db, user), user, now: NOW } as QueryContext,
  )) as Record<string, { number: number }[]>;
};

test('without a session the wall is told figures of doors and shelves: no supplier, driver, customer or money', async () => {
  const order = (number: number, estado: string, eta: string | null, dias_atraso: number) => ({
    number,
    estado,
    eta,
    unidades: 400,
    recibidas: 100,
    dias_atraso,
  });
  const route = (number: number, estado: string, salida_at: string | null) => ({
    number,
    estado,
    patente: 'BCDF45',
    paradas: 5,
    cargadas: 4,
    hechas: 3,
    salida_at,
  });
  expect(await board()).toEqual({
    ahora: NOW,
    recepcionBodega: [
      order(2, 'Recepción Parcial', '2026-03-17', 3),
      order(1, 'En Tránsito', '2026-03-25', 0),
      order(3, 'En Aduana', null, 0),
    ],
    rutasBodega: [
      route(1, 'Cerrado', NOW),
      route(2, 'Cargando', null),
      route(3, 'En Ruta', '2026-03-19T12:00:00.000Z'),
    ],
    ocupacionBodega: [{ bodega: 'BOD', bloque: 'BOD-R01', ubicaciones: 3, ocupadas: 2 }],
    totales: { recepcionBodega: 3, rutasBodega: 3, ocupacionBodega: 1 },
  });
});

test('with a session one sees what the lists would show: a brand its own, another company nothing', async () => {
  const dahua = await board('Brand Manager', { marcas: ['Dahua'] });
  expect(dahua['recepcionBodega']!.map(({ number }) => number)).toEqual([2]);
  expect(dahua['ocupacionBodega']).toEqual([{ bodega: 'BOD', bloque: 'BOD-R01', ubicaciones: 3, ocupadas: 1 }]);
  for (const perfil of ['Cliente', 'Reseller', 'Proveedor'] as const) {
    const { recepcionBodega, rutasBodega, ocupacionBodega } = await board(perfil, {
      cliente_id: 'c1',
      marcas: ['Hik'],
    });
    expect([recepcionBodega, rutasBodega, ocupacionBodega]).toEqual([[], [], []]);
  }
});
