import { jest } from '@jest/globals';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import { createPool } from '@power/infra/adapters/postgres/pool';
import type { Principal } from '@power/domain/kernel/principal';
import { orderRow } from '@power/domain/orders/views/order-row';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant, plantPast } from '@power/infra/laboratory/testing/read-models';
import { dbAt } from '@power/infra/platform/sql/past';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';

jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({
  settings: { EMPRESA_RUT: '76.200.100-5' },
}));
const { default: dashboard } = await import('./operational-dashboard.ts');

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [orderRow]);
  const states = ['Pendiente Picking', 'En Picking', 'Entregado a Sala'];
  for (const [n, estatus] of states.entries()) {
    await order(2 * n + 1, { estatus });
    await order(2 * n + 2, { estatus, cliente_nombre: 'Power Mobile SpA', legalcode: '76.200.100-5' });
  }
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const rowOf = (number: number, more: Record<string, unknown>) => ({
  _id: String(number),
  number,
  cliente_nombre: 'Soc. Peña Hnos.',
  legalcode: '1-9',
  tipo_entrega: 'EN SALA',
  bodega_entrega: 'BOD',
  estatus_at: at(number),
  facturado: true,
  picking_usuario_id: 'u-raul',
  picking_usuario: 'Raúl',
  pickeadas: 1,
  unidades: 3,
  ejecutivo_id: 'eva',
  cliente_id: 'c1',
  marcas: ['Hik'],
  ...more,
});
const order = (number: number, more: Record<string, unknown>) => plant(db, orderRow, [rowOf(number, more)]);

const board = async (
  flags: readonly string[],
  perfil?: Perfil,
  more: Partial<Principal> = {},
  asOf?: string,
): Promise<Record<string, unknown>> => {
  const user = perfil && {
    _id: 'u',
    nombre: 'u',
    email: '',
    perfil,
    permisos: permisosOf(perfil),
    sesion: 's',
    cliente_id: 'c1',
    ...more,
  };
  const then = dbAt(db, asOf);
  return (await dashboard.handle(
    Object.fromEntries(flags.map((flag) => [flag, true])) as never,
    { db: then, rows: readerFor(then, user), user, now: asOf ?? 'n' } as QueryContext,
  )) as Record<string, unknown>;
};
const ask = async (flag: string, perfil?: Perfil): Promise<unknown> => (await board([flag], perfil))[flag];
const at = (n: number) => new Date(Date.UTC(2026, 0, 5, 12, n)).toISOString();

test('without a session a board gets what it shows and nothing else, and so does a customer', async () => {
  for (const perfil of [undefined, 'Cliente'] as const) {
    expect(await ask('pedidosPendientes', perfil)).toEqual([
      { number: 1, updatedAt: at(1), cliente: { nombre: 'Soc. Peña Hnos.' }, tipo_entrega: 'EN SALA' },
      { number: 2, updatedAt: at(2), cliente: { nombre: 'Power Mobile SpA' }, tipo_entrega: 'EN SALA' },
    ]);
    expect(await ask('pickingTiempoReal', perfil)).toEqual([
      { number: 3, client: { name: 'Soc. Peña Hnos.' }, tipo_entrega: 'EN SALA', fecha_update: at(3) },
      { number: 4, client: { name: 'Power Mobile SpA' }, tipo_entrega: 'EN SALA', fecha_update: at(4) },
    ]);
    expect(await ask('entregadoSala', perfil)).toEqual([
      { number: 5, client: { name: 'Peña' }, entregado: false, updatedAt: at(5) },
    ]);
  }
});

test('the house sees its own orders too, and who picks', async () => {
  expect(await ask('pickingTiempoReal', 'Bodega')).toMatchObject([
    {
      number: 3,
      bodega_entrega: 'BOD',
      arrResultado: [{ usuario_id: 'u-raul', usuario: 'Raúl', pausado: false, pickeadas: 1, unidades: 3 }],
    },
    { number: 4, interno: true },
  ]);
  expect(await ask('entregadoSala', 'Jefe de Bodega')).toMatchObject([
    { number: 5, client: { name: 'Soc. Peña Hnos.' }, facturado: true },
    { number: 6, interno: true },
  ]);
});

test("the showroom's board is told first names only, of what is picked for the showroom and for customers", async () => {
  await order(7, { estatus: 'En Picking', tipo_entrega: 'COURIER', estatus_at: at(3) });
  const showroom = ['pickingTiempoReal', 'entregadoSala'];
  for (const perfil of [undefined, 'Cliente'] as const) {
    expect(await board(showroom, perfil)).toEqual({
      ahora: 'n',
      totales: { pickingTiempoReal: 1, entregadoSala: 1 },
      pickingTiempoReal: [{ number: 3, client: { name: 'Peña' }, tipo_entrega: 'EN SALA', fecha_update: at(3) }],
      entregadoSala: [{ number: 5, client: { name: 'Peña' }, entregado: false, updatedAt: at(5) }],
    });
  }
  expect((await board(showroom, 'Bodega')).pickingTiempoReal).toMatchObject([
    { number: 3, client: { name: 'Soc. Peña Hnos.' } },
    { number: 7 },
    { number: 4, interno: true },
  ]);
});

const LISTED = ['pickingTiempoReal', 'pedidosPendientes', 'entregadoSala'];
const numbersOf = async (...asked: Parameters<typeof board>): Promise<unknown> => {
  const reply = await board(...asked);
  return asked[0].map((flag) => [
    (reply[flag] as { number: number }[]).map((o) => o.number),
    (reply.totales as Record<string, number>)[flag],
  ]);
};

test('a seller is told of own orders alone, a Brand Manager of own brands, a customer of the own company', async () => {
  await db.query('DELETE FROM order_list WHERE number = 7');
  await db.query(
    "UPDATE order_list SET ejecutivo_id = 'leo', cliente_id = 'c2', marcas = '[\"Legrand\"]' WHERE number IN (1, 3, 5)",
  );
  const leo = [
    [[3], 1],
    [[1], 1],
    [[5], 1],
  ];
  const eva = [
    [[4], 1],
    [[2], 1],
    [[6], 1],
  ];
  expect(await numbersOf(LISTED, 'Ejecutivo de Ventas', { _id: 'leo' })).toEqual(leo);
  expect(await numbersOf(LISTED, 'Ejecutivo de Ventas', { _id: 'eva' })).toEqual(eva);
  expect(await numbersOf(LISTED, 'Brand Manager', { marcas: ['Legrand'] })).toEqual(leo);
  expect(await numbersOf(LISTED, 'Reseller', { cliente_id: 'c2' })).toEqual([
    [[3], 1],
    [[1], 1],
    [[5], 1],
  ]);
  expect(await numbersOf(LISTED, 'Ejecutivo de Ventas', { _id: 'nadie' })).toEqual([
    [[], 0],
    [[], 0],
    [[], 0],
  ]);
});

test('more orders than a block lists are counted all the same', async () => {
  for (let n = 1000; n < 1300; n += 1) await order(n, { estatus: 'Pendiente Picking' });
  const { pedidosPendientes, totales } = await board(['pedidosPendientes'], 'Bodega');
  expect([(pedidosPendientes as object[]).length, totales]).toEqual([200, { pedidosPendientes: 302 }]);
});

test('as of then each block lists the orders that stood so, to whom they belong today', async () => {
  const noon = '2025-12-10T15:00:00.000Z';
  const [born, changed] = ['2025-12-01T12:00:00.000Z', '2025-12-20T12:00:00.000Z'];
  const stages = [
    ['pedidosPendientes', 'Pendiente Picking'],
    ['pickingTiempoReal', 'En Picking'],
    ['entregadoSala', 'Entregado a Sala'],
    ['despachoTiempoReal', 'Pendiente Despacho'],
    ['entregasTiempoReal', 'Entregado'],
  ] as const;
  const flags = stages.map(([flag]) => flag);
  for (const [n, [, estatus]] of stages.entries()) {
    const then = { estatus, ejecutivo_id: 'antes', estatus_at: '2025-12-10T09:00:00.000Z' };
    await plantPast(db, orderRow, [rowOf(2000 + n, then)], [born, changed]);
    await plant(db, orderRow, [rowOf(2000 + n, { estatus: 'Anulado', ejecutivo_id: 'ahora' })], changed);
  }
  // Handed over the day before: on the board of that day alone.
  await plantPast(
    db,
    orderRow,
    [rowOf(2010, { estatus: 'Entregado', estatus_at: '2025-12-09T15:00:00.000Z' })],
    [born, changed],
  );
  await plant(db, orderRow, [rowOf(2010, { estatus: 'Entregado', ejecutivo_id: 'ahora' })], changed);
  const listed = async (user: string, asOf?: string): Promise<unknown> => {
    const reply = await board(flags, 'Ejecutivo de Ventas', { _id: user }, asOf);
    return [reply.ahora, ...flags.map((flag) => (reply[flag] as { number: number }[]).map((o) => o.number))];
  };
  expect(await listed('ahora', noon)).toEqual([noon, [2000], [2001], [2002], [2003], [2004]]);
  expect(await listed('antes', noon)).toEqual([noon, [], [], [], [], []]);
  expect(await listed('ahora', '2025-11-01T12:00:00.000Z')).toEqual(['2025-11-01T12:00:00.000Z', [], [], [], [], []]);
});
