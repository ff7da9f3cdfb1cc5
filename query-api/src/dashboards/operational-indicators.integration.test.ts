import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderRow } from '@power/domain/orders/views/order-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import indicators from './operational-indicators.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [orderRow]);
  const at = new Date().toISOString();
  const order = (number: number, estatus: string, ejecutivo_id: string) => ({
    _id: String(number),
    number,
    estatus,
    ejecutivo_id,
    total: 1000,
    marcas: ['Hik'],
    createdAt: at,
    estatus_at: at,
  });
  await plant(db, orderRow, [
    order(1, 'Pendiente Picking', 'eva'),
    order(2, 'Pendiente Picking', 'leo'),
    order(3, 'Anulado', 'eva'),
  ]);
  // What is cancelled now waited for the warehouse until an hour ago.
  await db.query(
    `UPDATE read.order_list_history SET estatus = 'Pendiente Picking', _hasta = now() - interval '1 hour' WHERE number = 3`,
  );
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

type Found = { indicadores: { clave: string; unidad: string; serie: number[] }[] };
const ask = async (perfil: Perfil, _id = 'u') => {
  const user: Principal = { _id, nombre: 'u', email: '', perfil, permisos: permisosOf(perfil), sesion: 's' };
  const context = { db, rows: readerFor(db, user), user, now: new Date().toISOString() } as unknown as QueryContext;
  const { indicadores } = (await indicators.handle({ accion: 'operacional' } as never, context)) as unknown as Found;
  return (clave: string) => indicadores.find((i) => i.clave === clave)!;
};

test('what waits now stands beside what waited at this hour of the days before', async () => {
  const of = await ask('Administrador');
  expect(of('porPickear').serie).toHaveLength(8);
  expect(of('porPickear').serie.slice(-2)).toEqual([3, 2]);
  expect(of('porValidar').serie.slice(-1)).toEqual([0]);
});

test('cancelled orders are no sale, and a seller counts own orders alone', async () => {
  expect((await ask('Administrador'))('vendido')).toMatchObject({ unidad: 'pesos' });
  expect((await ask('Administrador'))('vendido').serie.at(-1)).toBe(2000);
  const own = await ask('Ejecutivo de Ventas', 'eva');
  expect(own('porPickear').serie.slice(-2)).toEqual([2, 1]);
  expect(own('vendido').serie.at(-1)).toBe(1000);
});

test('whoever may not list orders sees how many, no amounts', async () => {
  expect((await ask('Marketing'))('vendido')).toMatchObject({ unidad: 'pedidos' });
});
