import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { caseRow } from '@power/domain/service/cases/views/case-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import handlers from './board.ts';

const board = handlers.find(({ query }) => query.name === 'rma-board')!;
let database: TestDatabase;
let db: pg.Pool;
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [caseRow]);
  const eva = { ejecutivo_id: 'eva', cliente_nombre: 'Sur' };
  const ana = { tecnico_id: 'ana', tecnico: 'Ana' };
  await plant(db, caseRow, [
    { _id: '1', number: 1, estado: 'Recibido', estatus_at: at(3), ...eva, ...ana },
    { _id: '2', number: 2, estado: 'Recibido', estatus_at: at(2), ...eva },
    { _id: '3', number: 3, estado: 'En Diagnóstico', estatus_at: at(4), ejecutivo_id: 'otra', ...ana },
    ...Array.from({ length: 22 }, (_, n) => ({
      _id: `9${n}`,
      number: 900 + n,
      estado: 'Entregado' as const,
      estatus_at: at(n + 1),
      ...eva,
    })),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = async (perfil: Perfil, tecnico?: string) => {
  const user = { _id: 'eva', nombre: '', email: '', perfil, permisos: permisosOf(perfil), sesion: 's' } as Principal;
  const reply = await board.handle({ tecnico } as never, { db, rows: readerFor(db, user), user } as never);
  expect(board.query.reply.safeParse(reply).error).toBeUndefined();
  const { columnas, tecnicos } = reply as unknown as {
    columnas: { estado: string; cantidad: number; casos: { number: number }[] }[];
    tecnicos: unknown[];
  };
  const numbers = (estado: string) => columnas.find((one) => one.estado === estado)!.casos.map(({ number }) => number);
  return { columnas, tecnicos, numbers };
};

test('who waits longest comes first; of what is over the last ones are shown and all are counted', async () => {
  const { columnas, tecnicos, numbers } = await ask('Administrador');
  expect(columnas.map(({ estado, cantidad }) => [estado, cantidad])).toEqual([
    ['Solicitado', 0],
    ['Aprobado', 0],
    ['Recibido', 2],
    ['En Diagnóstico', 1],
    ['Resuelto', 0],
    ['Entregado', 22],
    ['Rechazado', 0],
  ]);
  expect(numbers('Recibido')).toEqual([2, 1]);
  expect(numbers('Entregado')).toHaveLength(20);
  expect(numbers('Entregado')[0]).toBe(921);
  expect(tecnicos).toEqual([{ _id: 'ana', nombre: 'Ana' }]);
});

test('one technician’s, or those that nobody has', async () => {
  const ana = await ask('Servicio Tecnico', 'ana');
  expect([ana.numbers('Recibido'), ana.numbers('En Diagnóstico')]).toEqual([[1], [3]]);
  const nobody = await ask('Servicio Tecnico', 'ninguno');
  expect([nobody.numbers('Recibido'), nobody.numbers('En Diagnóstico')]).toEqual([[2], []]);
});

test('a seller sees the cases of own customers, and whose technicians those are', async () => {
  const { numbers, columnas } = await ask('Ejecutivo de Ventas');
  expect(numbers('En Diagnóstico')).toEqual([]);
  expect(columnas.find(({ estado }) => estado === 'En Diagnóstico')!.cantidad).toBe(0);
});
