import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { calendarRow } from '@power/domain/calendar/views/calendar-row';
import { maintenanceRow } from '@power/domain/settings/views/maintenance-row';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import calendar from './calendar.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [calendarRow, maintenanceRow]);
  const days = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString();
  await plant(db, calendarRow, [
    ...['ana', 'tito'].map((usuario) => ({
      _id: `e-${usuario}`,
      usuario,
      nombre: usuario,
      fecha: days(1),
      titulo: `De ${usuario}`,
    })),
    { _id: 'viejo', usuario: 'ana', nombre: 'ana', fecha: days(-730), titulo: 'Viejo' },
  ]);
  const planned = { tiempo: 45, usuario: 'ana' };
  await plant(db, maintenanceRow, [
    { _id: 'v1', estado: 'programada', inicio: days(2), ...planned },
    { _id: 'v2', estado: 'cancelada', inicio: days(3), ...planned },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const seen = async (perfil: Perfil, _id: string, request: object) => {
  const user: Principal = { _id, nombre: _id, email: '', perfil, permisos: permisosOf(perfil), sesion: 's' };
  const { eventos } = (await calendar.handle(
    request as never,
    { db, rows: readerFor(db, user), user, now: new Date().toISOString() } as QueryContext,
  )) as { eventos: { titulo: string; propio: boolean; comentario: string }[] };
  return eventos;
};

test('an Administrador sees all, and may delete only what is theirs', async () => {
  const eventos = await seen('Administrador', 'ana', { accion: 'calendario', administrador: false });
  expect(eventos.map((e) => [e.titulo, e.propio])).toEqual(
    expect.arrayContaining([
      ['De ana', true],
      ['De tito', false],
      ['Actualización del sistema', false],
    ]),
  );
  expect(eventos).toHaveLength(3);
  expect(eventos.at(-1)!.comentario).toBe('Duración estimada: 45 minutos');
});

test('whoever says to be an administrator, or somebody else, sees their own all the same', async () => {
  const eventos = await seen('Tecnico', 'tito', { accion: 'calendario', administrador: true, usuario: 'ana' });
  expect(eventos.map((e) => e.titulo)).toEqual(['De tito', 'Actualización del sistema']);
});
