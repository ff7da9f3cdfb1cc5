import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import dashboard from './operational-dashboard.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url);
  await db.query(`
    CREATE TABLE order_list (_key text, number int, estatus text, total bigint, ejecutivo_id text, cliente_id text, marcas jsonb, cliente_nombre text, tipo_entrega text,
      bodega_entrega text, "createdAt" timestamptz, estatus_at timestamptz, legalcode text, entregado boolean, facturado boolean, picking_usuario_id text, picking_usuario text, picking_pausado boolean, pickeadas int, unidades int);
    CREATE TABLE order_line_list (number int, producto_id text, part_number text, nombre text, marca text, cantidad int, ejecutivo_id text, cliente_id text, marcas jsonb, "createdAt" timestamptz);
    CREATE TABLE product_list (_key text, _id text, codigo text, part_number text, nombre text, marca text, ean jsonb, activo boolean);
    INSERT INTO product_list VALUES ('1', '1', 'P1', 'PN1', 'Cámara', 'Hik', '[]', true), ('2', '2', 'P2', 'PN2', 'Cable', 'Legrand', '[]', true),
      ('3', '3', 'P3', 'PN3', 'Con código', 'Hik', '["1"]', true), ('4', '4', 'P4', 'PN4', 'Retirado', 'Hik', '[]', false)`);
  const order = (number: number, estatus: string, who: string, marca: string, age: string, at = '0 hours') =>
    db.query(
      `INSERT INTO order_list VALUES ($1::int::text, $1, $2, 1000, $3, 'c', jsonb_build_array($4::text), 'Cliente', 'DESPACHO', 'BOD', now() - $5::interval, now() - $6::interval)`,
      [number, estatus, who, marca, age, at],
    );
  const line = (number: number, producto: string, cantidad: number, who: string, marca: string) =>
    db.query(
      `INSERT INTO order_line_list VALUES ($1, $2, 'PN' || $2, 'n', $3, $4, $5, 'c', jsonb_build_array($3::text), now())`,
      [number, producto, marca, cantidad, who],
    );
  await order(1, 'Pendiente Despacho', 'eva', 'Hik', '0 hours');
  await order(2, 'En Ruta', 'leo', 'Legrand', '0 hours');
  await order(3, 'Anulado', 'eva', 'Hik', '0 hours');
  await order(4, 'Entregado', 'eva', 'Hik', '40 days', '40 days');
  await order(5, 'Entregado', 'leo', 'Legrand', '0 hours');
  await line(1, '1', 5, 'eva', 'Hik');
  await line(2, '2', 9, 'leo', 'Legrand');
  await line(3, '1', 100, 'eva', 'Hik');
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = async (perfil: Perfil | undefined, flag: string, more: Partial<Principal> = {}): Promise<unknown> => {
  const user = perfil && {
    _id: 'u',
    nombre: 'u',
    email: '',
    perfil,
    permisos: permisosOf(perfil),
    sesion: 's',
    ...more,
  };
  return (
    (await dashboard.handle(
      { [flag]: true } as never,
      { db, rows: readerFor(db, user), user, now: 'n' } as QueryContext,
    )) as Record<string, unknown>
  )[flag];
};
const eva = { _id: 'eva' };

test('days without orders are there; cancelled and older orders are not; amounts are for whoever lists orders', async () => {
  const days = (await ask('Finanzas', 'pedidosUltimos30')) as { cantidad: number; total?: number }[];
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ cantidad: 3, total: 3000 });
  expect(days.reduce((sum, day) => sum + day.cantidad, 0)).toBe(3);
  expect((await ask('Marketing', 'pedidosUltimos30')) as object[]).not.toContainEqual(
    expect.objectContaining({ total: expect.anything() as unknown }),
  );
});

test('a seller sees own orders, a Brand Manager own brands', async () => {
  expect(await ask('Ejecutivo de Ventas', 'pedidosPorEstatus30', eva)).toEqual([
    { estatus: 'Anulado', cantidad: 1, total: 1000 },
    { estatus: 'Pendiente Despacho', cantidad: 1, total: 1000 },
  ]);
  expect(await ask('Brand Manager', 'despachoTiempoReal', { marcas: ['Legrand'] })).toMatchObject([{ number: 2 }]);
  expect(await ask('Brand Manager', 'productosSinCodigoBarra', { marcas: ['Hik'] })).toMatchObject({
    cantidad: 1,
    productos: [{ _id: '1' }],
  });
  expect(await ask('Brand Manager', 'productosSinCodigoBarra', { marcas: [] })).toEqual({ cantidad: 0, productos: [] });
});

test('best sellers count units of orders that stand', async () => {
  expect(await ask('Administrador', 'productoMasVendido')).toMatchObject([
    { producto_id: '2', cantidad: 9, pedidos: 1 },
    { producto_id: '1', cantidad: 5, pedidos: 1 },
  ]);
});

test('deliveries are those of today', async () => {
  expect(await ask('Administrador', 'entregasTiempoReal')).toMatchObject([{ number: 5 }]);
});

test('blocks are for the profiles of the dashboard; one whose context is missing says so', async () => {
  await expect(ask('Reseller', 'pedidosUltimos30')).rejects.toMatchObject({ status: 405 });
  await expect(ask(undefined, 'pedidosUltimos30')).rejects.toMatchObject({ status: 401 });
  expect(
    await dashboard.handle(
      { stockBodegaFisica: true } as never,
      { db, user: { perfil: 'Administrador' }, now: 'n' } as QueryContext,
    ),
  ).toMatchObject({ codigo: 'NO_DISPONIBLE' });
});
