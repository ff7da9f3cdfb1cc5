import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { dbAt } from '@power/infra/platform/sql/past';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { plantForecast } from './forecast-world.testing.ts';

/** The instant at which the suites ask. */
export const NOW = '2026-11-22T15:00:00.000Z';
/** First instant of November in Santiago (UTC-3). */
export const FIRST_NOV = '2026-11-01T03:00:00.000Z';
/** The month that the suites ask for. */
export const month = { month: 11, year: 2026 };

/** A user with the permissions of the profile. */
export const person = (perfil: Perfil, _id: string, marcas?: string[]): Principal => ({
  _id,
  nombre: _id,
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...(marcas && { marcas }),
});
export const admin = person('Administrador', 'jefa');
export const ines = person('Ejecutivo de Ventas', 'ines');
export const beto = person('Brand Manager', 'beto', ['APC']);

/** Opens a database with the read models of a forecast for the suite that calls it, and asks queries of it. */
export function useForecast() {
  let database: TestDatabase;
  let db: pg.Pool;
  beforeAll(async () => {
    database = await testDatabase();
    db = createPool(database.url, { searchPath: ['read', 'ops'] });
    await plantForecast(db);
  });
  afterAll(async () => {
    await db?.end();
    await database?.drop();
  });
  return {
    pool: () => db,
    /** The reply to a request, as of an instant where one is given. */
    async ask<T>(handler: QueryHandler, request: object, user = admin, asOf?: string): Promise<T> {
      const view = dbAt(db, asOf);
      const { accion } = handler.query;
      return (await handler.handle(
        handler.query.request.parse({ ...(accion && { accion }), ...request }) as never,
        { db: view, rows: readerFor(view, user), user, now: asOf ?? NOW, ...(asOf && { asOf }) } as never,
      )) as T;
    },
  };
}
