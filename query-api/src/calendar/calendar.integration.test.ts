import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import calendar from './calendar.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url);
  await db.query(`CREATE TABLE calendar_event_list (_key text, _id text, usuario text, nombre text, fecha timestamptz, titulo text, comentario text);
    CREATE TABLE maintenance (_id text, estado text, inicio timestamptz, tiempo int, comentario text, usuario text);
    INSERT INTO calendar_event_list SELECT u || '/e', 'e-' || u, u, u, now() + interval '1 day', 'De ' || u, '' FROM unnest(ARRAY['ana', 'tito']) u;
    INSERT INTO calendar_event_list VALUES ('ana/viejo', 'viejo', 'ana', 'ana', now() - interval '2 years', 'Viejo', '');
    INSERT INTO maintenance VALUES ('v1', 'programada', now() + interval '2 days', 45, NULL, 'ana'), ('v2', 'cancelada', now() + interval '3 days', 45, NULL, 'ana')`);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const seen = async (perfil: Perfil, _id: string, request: object) => {
  const user: Principal = { _id, nombre: _id, email: '', perfil, permisos: permisosOf(perfil), sesion: 's' };
  const { eventos } = (await calendar.handle(
    request as never,
    { db, user, now: new Date().toISOString() } as QueryContext,
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
