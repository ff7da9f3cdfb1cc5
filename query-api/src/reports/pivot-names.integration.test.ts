import { type SalesLineRow, salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { keyIn, nameOf, type PivotGroup } from '@power/domain/kernel/pivot';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { dbAt } from '@power/infra/platform/sql/past';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import salesPivot from './sales-pivot.ts';

let database: TestDatabase;
let db: pg.Pool;
const line = (_id: string, ejecutivo_id: string, ejecutivo_nombre: string): Partial<SalesLineRow> => ({
  _id,
  fecha: '2026-03-05',
  mes: '2026-03',
  facturado_at: '2026-03-05T14:00:00.000Z',
  marca: 'Dahua',
  ejecutivo_id,
  ejecutivo_nombre,
  neto: 10,
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [salesLineRow]);
  await plant(db, salesLineRow, [
    line('1', 'ana', 'Ana Rojas'),
    line('2', 'ana', 'Ana Rojas Soto'),
    line('3', 'otra', 'Ana Rojas'),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const user = { _id: 'u', perfil: 'Administrador', permisos: permisosOf('Administrador') } as unknown as Principal;
/** Names, whose they are, and what they sold. */
async function sold(filas: readonly string[], columnas: readonly string[] = []) {
  const request = { accion: 'pivote', filas, columnas, medidas: ['neto'], filterModel: {} };
  const context = { rows: readerFor(dbAt(db, undefined), user), db: dbAt(db, undefined), user };
  const { grupos } = (await salesPivot.handle(request as never, context as never)) as { grupos: PivotGroup[] };
  return grupos
    .filter(({ f, c }) => f.length === filas.length && c.length === columnas.length)
    .map(({ f, c, v }) =>
      [...f, ...c].map((value) => [nameOf(value!), keyIn(value!)]).concat([[String(v[0]), undefined]]),
    );
}

test('two sellers of one name are two, and one who changed it is one', async () => {
  expect(await sold(['ejecutivo_nombre'])).toEqual([
    [
      ['Ana Rojas', 'ana'],
      ['20', undefined],
    ],
    [
      ['Ana Rojas', 'otra'],
      ['10', undefined],
    ],
  ]);
});

test('so they are within another field and in columns', async () => {
  const dahua = ['Dahua', undefined];
  expect(await sold(['marca', 'ejecutivo_nombre'])).toEqual([
    [dahua, ['Ana Rojas', 'ana'], ['20', undefined]],
    [dahua, ['Ana Rojas', 'otra'], ['10', undefined]],
  ]);
  expect(await sold(['marca'], ['ejecutivo_nombre'])).toHaveLength(2);
});
