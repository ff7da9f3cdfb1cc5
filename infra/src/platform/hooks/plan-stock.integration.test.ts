import { integratorRow } from '@power/domain/integrators/views/integrator-row';
import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createReadModels, plant } from '../../laboratory/testing/read-models.ts';
import { hooksInForce } from './hooks-of.ts';
import { planStock } from './plan-stock.ts';
import { HOOKS_SCHEMA } from './schema.ts';

/** What programs may see, as a table of this test. */
const CATALOGUE = 'SELECT _id, codigo, part_number, disponibilidad, llega FROM ops.trial_catalogue';
let database: TestDatabase;
let pool: pg.Pool;

const listens = (number: number, alcances: string[], temas: string[]) =>
  plant(pool, integratorRow, [
    {
      _id: String(number),
      number,
      cliente_id: 'propia',
      estado: 'Activa',
      alcances,
      avisos: 'Activos',
      documento: { aviso: { url: 'https://erp.test/', temas, semilla: 's', desde: '2000-01-01T00:00:00.000Z' } },
    },
  ] as never);

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrate(pool, HOOKS_SCHEMA);
  await createReadModels(pool, [integratorRow]);
  await pool.query(
    `CREATE TABLE ops.trial_catalogue (_id text PRIMARY KEY, codigo text, part_number text, disponibilidad text, llega text);
     INSERT INTO ops.trial_catalogue VALUES ('1', 'A', 'PN-A', 'Disponible', NULL), ('2', 'B', 'PN-B', 'Sin stock', NULL),
       ('3', 'C', 'PN-C', 'Disponible', NULL)`,
  );
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const compare = async () => planStock(pool, await hooksInForce(pool), CATALOGUE);
const now = (id: string, disponibilidad: string, llega: string | null = null) =>
  pool.query('UPDATE ops.trial_catalogue SET disponibilidad = $2, llega = $3 WHERE _id = $1', [
    id,
    disponibilidad,
    llega,
  ]);
const told = async () =>
  (
    await pool.query<{ clave: number; contenido: string }>(
      "SELECT clave, contenido FROM ops.hook_delivery WHERE tema = 'stock' ORDER BY creado, clave",
    )
  ).rows.map(({ clave, contenido }) => [
    clave,
    (JSON.parse(contenido) as { datos: { productos: object[] } }).datos.productos,
  ]);

test('stock in words is told to whoever may know it, once however often it moved, and not what was so before', async () => {
  // While nobody listens nothing is kept to compare with.
  await compare();
  await now('1', 'Sin stock');
  await listens(3, ['stock'], ['stock']);
  await listens(4, ['pedidos'], ['pedidos']);
  // The topic alone opens nothing that the scopes of the key do not.
  await listens(5, ['pedidos'], ['stock']);
  expect(await compare()).toBe(0);
  await now('1', 'Disponible');
  await now('1', 'Sin stock');
  expect(await compare()).toBe(0);
  await now('1', 'Pocas unidades');
  await now('2', 'Por llegar', '2026-12-24');
  await pool.query("DELETE FROM ops.trial_catalogue WHERE _id = '3'");
  // Two processes that compare at once tell it once.
  await Promise.all([compare(), compare()]);
  expect(await told()).toEqual([
    [
      3,
      [
        { codigo: 'A', part_number: 'PN-A', disponibilidad: 'Pocas unidades', llega: null },
        { codigo: 'B', part_number: 'PN-B', disponibilidad: 'Por llegar', llega: '2026-12-24' },
        { codigo: 'C', part_number: 'PN-C', disponibilidad: 'Sin stock', llega: null },
      ],
    ],
  ]);
  await now('2', 'Por llegar', '2026-12-31');
  await compare();
  expect((await told()).at(-1)).toEqual([
    3,
    [{ codigo: 'B', part_number: 'PN-B', disponibilidad: 'Por llegar', llega: '2026-12-31' }],
  ]);
});
