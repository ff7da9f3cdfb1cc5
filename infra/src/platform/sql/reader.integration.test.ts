import { customerRow } from '@power/domain/customers/views/customer-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import { dollarRow } from '@power/domain/settings/views/dollar';
import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createReadModels, plant } from '../../laboratory/testing/read-models.ts';
import { dbAt } from './past.ts';
import { type Reader, readerFor } from './reader.ts';

let database: TestDatabase;
let pool: pg.Pool;
const user = (part: Partial<Principal>): Principal => ({
  ...SYSTEM,
  _id: 'u1',
  permisos: permisosOf(part.perfil ?? 'Finanzas'),
  ...part,
});
const ids = async (reader: Reader): Promise<string[]> =>
  (await reader.from('customer_list').select('_id').orderBy('_id').execute()).map((row) => row._id);

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(pool, [customerRow, dollarRow]);
  await plant(pool, customerRow, [
    { _id: 'a', ejecutivo_id: 'u1', cupo: 9_000_000_000 },
    { _id: 'b', ejecutivo_id: 'u2' },
    { _id: 'c' },
  ]);
  await plant(pool, dollarRow, [{ _id: '2026-01-05', fecha: '2026-01-05', valor: 950.25 }]);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

test('rows come in the scope that their read model declares', async () => {
  expect(await ids(readerFor(pool, user({})))).toEqual(['a', 'b', 'c']);
  expect(await ids(readerFor(pool, user({ perfil: 'Ejecutivo de Ventas' })))).toEqual(['a']);
  expect(await ids(readerFor(pool, user({ perfil: 'Cliente', cliente_id: 'b' })))).toEqual(['b']);
  expect(await ids(readerFor(pool, user({ perfil: 'Reseller' })))).toEqual([]);
  expect(await ids(readerFor(pool, undefined))).toEqual([]);
});

test('a condition of the query never widens the scope', async () => {
  const rows = await readerFor(pool, user({ perfil: 'Ejecutivo de Ventas' }))
    .from('customer_list')
    .select('_id')
    .where((of) => of.or([of('_id', '=', 'b'), of('activo', '=', false)]))
    .execute();
  expect(rows.map((row) => row._id)).toEqual(['a']);
});

test('values are those of the row: numbers, ISO instants, days', async () => {
  const reader = readerFor(pool, user({}));
  expect(await reader.from('customer_list').select(['cupo', 'createdAt']).where('_id', '=', 'a').execute()).toEqual([
    { cupo: 9_000_000_000, createdAt: '2026-01-05T12:00:00.000Z' },
  ]);
  expect(await reader.from('dollar_list').select(['fecha', 'valor']).execute()).toEqual([
    { fecha: '2026-01-05', valor: 950.25 },
  ]);
});

test('as of an instant, the same scope over the history', async () => {
  const seller = user({ perfil: 'Ejecutivo de Ventas' });
  const then = (at: string) => readerFor(dbAt(pool, at), seller).from('customer_list').select('_id').execute();
  expect(await then('2026-02-01T00:00:00Z')).toEqual([{ _id: 'a' }]);
  expect(await then('2025-12-31T00:00:00Z')).toEqual([]);
});

test('a misspelt table, column or a value of another type does not compile', () => {
  const reader = readerFor(pool, undefined);
  const wrong = [
    // @ts-expect-error there is no such table
    () => reader.from('custmer_list'),
    // @ts-expect-error there is no such column
    () => reader.from('customer_list').select('nombe'),
    // @ts-expect-error a credit limit is a number
    () => reader.from('customer_list').where('cupo', '=', 'mucho'),
    // @ts-expect-error a state that no customer type has
    () => reader.from('customer_list').where('tipo_cliente', '=', 'Bronce'),
  ];
  expect(wrong).toHaveLength(4);
});
