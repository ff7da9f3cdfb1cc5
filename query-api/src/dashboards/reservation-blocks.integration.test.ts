import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { reservationGrid } from '@power/domain/reservations/views/grids';
import { reservationRow } from '@power/domain/reservations/views/reservation-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import grid from '../reservations/reservation-grid.ts';
import dashboard from './operational-dashboard.ts';

const at = (n: number) => new Date(Date.UTC(2026, 2, 2, 12, n)).toISOString();
const NOW = '2026-03-20T12:00:00.000Z';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [reservationRow]);
  const reservation = (number: number, estado: string, minute: number, more: object = {}) => ({
    _id: String(number),
    number,
    estado,
    cliente_id: 'c1',
    cliente_nombre: 'Minera Choapa del Norte SpA',
    ejecutivo_id: 'eva',
    tipo: 'Directa',
    bodega: 'BOD',
    vence: '2026-03-17',
    motivo: 'secreto',
    updatedAt: at(minute),
    marcas: ['Hik'],
    ...more,
  });
  await plant(db, reservationRow, [
    reservation(1, 'Pendiente', 5),
    reservation(2, 'Pendiente', 2, { ejecutivo_id: 'pablo', cliente_id: 'c2', marcas: ['Dahua'] }),
    reservation(3, 'En Proceso', 1),
    reservation(4, 'Caducada', 3),
    reservation(5, 'Preparada', 1),
    reservation(6, 'Entregada', 1),
    reservation(7, 'Liberada', 1),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const contextOf = (perfil?: Perfil, more: Partial<Principal> = {}) => {
  const user = perfil && {
    _id: 'u',
    nombre: 'u',
    email: '',
    perfil,
    permisos: permisosOf(perfil),
    sesion: 's',
    ...more,
  };
  return { db, rows: readerFor(db, user), user, now: NOW } as QueryContext;
};
const ALL = { reservasPendientes: true, reservasTiempoReal: true, reservasCaducadas: true };
const board = async (...who: Parameters<typeof contextOf>) =>
  (await dashboard.handle(ALL as never, contextOf(...who))) as Record<string, { number: number }[]>;

test('without a session the queue is told what its three columns show, by updatedAt ascending, and nothing else', async () => {
  const card = (number: number, minute: number) => ({
    id: String(number),
    number,
    updatedAt: at(minute),
    cliente: { nombre: 'Minera Choapa' },
    tipo: 'Directa',
    bodega: 'BOD',
  });
  expect(await board()).toEqual({
    ahora: NOW,
    reservasPendientes: [card(2, 2), card(1, 5)],
    reservasTiempoReal: [card(3, 1)],
    reservasCaducadas: [{ ...card(4, 3), dias_vencida: 3 }],
    totales: { reservasPendientes: 2, reservasTiempoReal: 1, reservasCaducadas: 1 },
  });
});

test.each([
  ['Jefe de Logistica', {}, [2, 1]],
  ['Ejecutivo de Ventas', { _id: 'eva' }, [1]],
  ['Brand Manager', { marcas: ['Dahua'] }, [2]],
  ['Cliente', { cliente_id: 'c1' }, [1]],
  ['Reseller', { cliente_id: 'c3' }, []],
] as const)('%s with a session is told of the rows that lists would show', async (perfil, more, numbers) => {
  const { reservasPendientes } = await board(perfil, more as Partial<Principal>);
  expect(reservasPendientes!.map(({ number }) => number)).toEqual(numbers);
});

test('the list says how many days are left, none once it is over', async () => {
  const reply = (await grid.handle(
    reservationGrid.request.parse({ accion: 'grid', startRow: 0, endRow: 100 }) as never,
    contextOf('Finanzas'),
  )) as unknown as { rows: { number: number; dias: number | null }[] };
  const days = new Map(reply.rows.map(({ number, dias }) => [number, dias]));
  expect([days.get(6), days.get(7)]).toEqual([null, null]);
  expect(days.get(4)).toBeLessThan(0);
});
