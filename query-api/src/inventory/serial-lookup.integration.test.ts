import { serialLookup } from '@power/domain/inventory/serials/views/serial-lookup';
import { serialExitRow } from '@power/domain/inventory/serials/views/serial-exit-row';
import { serialRow } from '@power/domain/inventory/serials/views/serial-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderRow } from '@power/domain/orders/views/order-row';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import lookup from './serial-lookup.ts';

const user: Principal = {
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil: 'Jefe de Bodega',
  permisos: permisosOf('Jefe de Bodega'),
  sesion: 's',
};
const JUAN = { documento: 'Reserva N° 3', destino: 'Alarmas Sur', persona: 'Juan', fecha: '2026-01-06T12:00:00.000Z' };
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [productRow, serialRow, serialExitRow, orderRow, orderSerialRow]);
  await plant(db, productRow, [{ _id: '1', codigo: 'PM1', part_number: 'DS-1', nombre: 'Cámara', marca: 'Hik' }]);
  await plant(db, serialExitRow, [
    { _id: '1-Y1', serie: 'Y1', producto_id: '1', ...JUAN, salio: true },
    { _id: '1-Y2', serie: 'Y2', producto_id: '1', ...JUAN, salio: false },
  ]);
  const unit = { producto_id: '1', marca: 'Hik', bodega: 'BOD', ubicacion: null, ubicada: '2026-01-04T12:00:00Z' };
  await plant(db, serialRow, [
    { _id: '1-Y2', serie: 'Y2', ...unit },
    { _id: '1-SOLD', serie: 'SOLD', ...unit },
  ]);
  await plant(db, orderRow, [{ _id: '7', number: 7, estatus: 'Entregado', marcas: ['Hik'] }]);
  await plant(db, orderSerialRow, [
    { _id: 'SOLD/7', serie: 'SOLD', number: 7, producto_id: '1', fecha: '2026-01-05T12:00:00Z', marcas: ['Hik'] },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const find = async (serie: string, who = user) =>
  serialLookup.reply.parse(
    await lookup.handle({ accion: 'buscar', serie } as never, { db, rows: readerFor(db, who), user: who } as never),
  ).unidades;

test('given a serial that left with a reservation → where it went and who took it', async () => {
  for (const typed of ['y1', 'S|PM1|Y1', ']C1010750103131130921Y1'])
    expect(await find(typed)).toEqual([
      { _id: '1-Y1', serie: 'Y1', codigo: 'PM1', part_number: 'DS-1', lugar: null, salida: JUAN },
    ]);
});

test('given a serial that stands in a warehouse → its place, and no exit', async () => {
  expect(await find('Y2')).toMatchObject([{ serie: 'Y2', lugar: { bodega: 'BOD', ubicacion: null }, salida: null }]);
});

test('given a serial that an order took → nothing: the lookup of orders answers it', async () => {
  expect(await find('SOLD')).toEqual([]);
});

test('answers nothing of other brands to a manager of one', async () => {
  const manager = (marca: string) => ({ ...user, perfil: 'Brand Manager' as const, marcas: [marca] });
  expect(await find('Y1', manager('Legrand') as never)).toEqual([]);
  expect(await find('Y1', manager('Hik') as never)).toHaveLength(1);
});
