import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import type pg from 'pg';
import committed from './committed-stock.ts';
import physical from './product-physical-stock.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url);
  await db.query(`
    CREATE TABLE product_list (_key text, _id text, codigo text, codigo_sap text, part_number text, nombre text, marca text, bloqueado boolean, pmp numeric, costo_fob numeric);
    CREATE TABLE stock_list (producto_id text, bodega text, fisico int, comprometido int, disponible int);
    CREATE TABLE commitment_list (_key text, pedido text, producto_id text, bodega text, cantidad int, desde timestamptz);
    CREATE TABLE order_list (_key text, number int, estatus text, cliente_id text, cliente_nombre text, ejecutivo_id text, ejecutivo_nombre text, marcas jsonb);
    INSERT INTO product_list VALUES ('1', '1', 'P1', 'A&1', 'PN-1', 'Cámara', 'Hik', false, 900, 1.5), ('2', '2', 'P2', 'A2', 'PN-2', 'Cable', 'Dahua', false, 1, 1);
    INSERT INTO stock_list VALUES ('1', 'BOD', 10, 5, 5), ('1', 'SALA', 2, 0, 2), ('2', 'BOD', 99, 0, 99);
    INSERT INTO order_list VALUES ('77', 77, 'Pendiente Picking', 'c1', 'Alarmas Sur', 'eva', 'Eva', '["Hik"]'), ('78', 78, 'En Picking', 'c2', 'Redes Norte', 'pablo', 'Pablo', '["Hik", "Dahua"]');
    INSERT INTO commitment_list VALUES ('77/1/BOD', '77', '1', 'BOD', 3, '2026-01-05T12:00:00Z'), ('78/1/BOD', '78', '1', 'BOD', 2, '2026-01-05T11:00:00Z')`);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, more: Partial<Principal> = {}): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...more,
});
const ask = async (handler: QueryHandler, user: Principal, request: object): Promise<Record<string, unknown>> =>
  (await handler.handle(request as never, { db, user } as never)) as Record<string, unknown>;

test('stock by warehouse with its sum, by code or by id, and no cost for anybody', async () => {
  const reply = await ask(physical, someone('Cobrador'), { codigo_sap: 'A&1' });
  expect(reply).toEqual({
    producto: {
      _id: '1',
      codigo: 'P1',
      codigo_sap: 'A&1',
      part_number: 'PN-1',
      nombre: 'Cámara',
      marca: 'Hik',
      bloqueado: false,
    },
    bodegas: [
      { bodega: 'BOD', fisico: 10, comprometido: 5, disponible: 5 },
      { bodega: 'SALA', fisico: 2, comprometido: 0, disponible: 2 },
    ],
    total: { fisico: 12, comprometido: 5, disponible: 7 },
  });
  expect(await ask(physical, someone('Administrador'), { producto: '1' })).toEqual(reply);
});

test('who holds it: by name for whoever may see the order, as units for the others, and the sum is the same', async () => {
  const held = (number: number, cliente_nombre: string, ejecutivo_nombre: string, estatus: string) => ({
    number,
    estatus,
    cliente_nombre,
    ejecutivo_nombre,
  });
  const of = (user: Principal) => ask(committed, user, { codigo_sap: 'A&1' });
  expect(await of(someone('Cobrador'))).toEqual({
    total: 5,
    comprometidos: [
      {
        bodega: 'BOD',
        cantidad: 2,
        desde: '2026-01-05T11:00:00.000Z',
        pedido: held(78, 'Redes Norte', 'Pablo', 'En Picking'),
      },
      {
        bodega: 'BOD',
        cantidad: 3,
        desde: '2026-01-05T12:00:00.000Z',
        pedido: held(77, 'Alarmas Sur', 'Eva', 'Pendiente Picking'),
      },
    ],
  });
  expect(await of(someone('Ejecutivo de Ventas', { _id: 'eva' }))).toMatchObject({
    total: 5,
    comprometidos: [
      { cantidad: 2, pedido: null },
      { cantidad: 3, pedido: { number: 77 } },
    ],
  });
});

test('a Brand Manager is told of own brands only, and an unknown code is refused in a sentence', async () => {
  const refused = { rejected: true, codigo: 'PRODUCTO_NO_EXISTE' };
  const brand = someone('Brand Manager', { marcas: ['Dahua'] });
  for (const handler of [physical, committed]) {
    expect(await ask(handler, brand, { codigo_sap: 'A&1' })).toMatchObject(refused);
    expect(await ask(handler, brand, { codigo_sap: 'A2' })).not.toHaveProperty('rejected');
    expect(await ask(handler, someone('Administrador'), { codigo_sap: 'nada' })).toMatchObject({
      ...refused,
      mensaje: 'El producto no existe o no es de tus marcas. Revisa el código.',
    });
  }
});
