import { permisosOf, type Perfil } from '@power/domain/kernel/perfiles';
import { masters, masterSearch } from '@power/domain/masters';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { masterFinder } from '../kernel/master.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(
    db,
    masters.map(({ master }) => master.row),
  );
  await plant(db, brandMaster.row, [
    { _id: '1', nombre: 'Ñandú Óptica', activo: true },
    { _id: '2', nombre: 'Óptica', activo: true },
    { _id: '3', nombre: 'Dahua', activo: true },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const find = async (buscar: string, perfil: Perfil, lists = masters) => {
  const user = { _id: 'u', perfil, permisos: permisosOf(perfil), concesiones: [] } as never;
  const context = { user, db, rows: readerFor(db, user) } as unknown as QueryContext;
  const { registros } = (await masterFinder(lists).handle({ accion: 'simple', buscar } as never, context)) as {
    registros: { nombre: string; exacto: boolean; pantalla: string }[];
  };
  return registros.map(({ nombre, exacto, pantalla }) => [nombre, exacto, pantalla]);
};

test('records are found by a part of their name, whatever accents and capitals, the same name first', async () => {
  expect(masterSearch.reads).toContain(brandMaster.row.projection);
  expect(await find('OPTICA', 'Cobrador')).toEqual([
    ['Óptica', true, 'configuraciones/marcas'],
    ['Ñandú Óptica', false, 'configuraciones/marcas'],
  ]);
});

test('a list says nothing to whoever may not read it', async () => {
  const closed = masters.map((calls) =>
    calls.master.name === 'brand' ? { ...calls, grid: { ...calls.grid, access: { perfiles: ['Finanzas'] } } } : calls,
  ) as unknown as typeof masters;
  expect(await find('optica', 'Cobrador', closed)).toEqual([]);
  expect(await find('optica', 'Finanzas', closed)).toHaveLength(2);
});
