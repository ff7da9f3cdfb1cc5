import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { DRAFTS_SCHEMA, dropDraft, forgetDrafts, keepDraft, readDraft } from '../drafts/drafts.ts';
import { migrateOps } from '../projection/schema.ts';
import { leave, PRESENCE_SCHEMA, stay } from './presence.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrateOps(pool);
  await pool.query(PRESENCE_SCHEMA);
  await pool.query(DRAFTS_SCHEMA);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** Whom the frames of the feed were for, in order. */
const told = async (): Promise<unknown[]> =>
  (await pool.query<{ frame: unknown }>('SELECT frame FROM ops.change_feed ORDER BY seq')).rows.map(
    ({ frame }) => frame,
  );
const frame = (usuarios: string[]) => ({
  evento: 'presencia',
  datos: { clave: 'cotizacion/7' },
  para: { usuarios },
});
const at = (usuario: string, dispositivo = 'uno') => ({ clave: 'cotizacion/7', usuario, dispositivo, nombre: usuario });

test('two who edit one document see each other; nobody else is told, and who fell silent has gone', async () => {
  expect(await stay(pool, at('eva'))).toEqual([]);
  expect(await told()).toEqual([]);
  expect(await stay(pool, at('admin'))).toMatchObject([{ usuario: 'eva', nombre: 'eva' }]);
  // Saying so again tells nobody; another document is another place.
  expect(await stay(pool, at('admin'))).toHaveLength(1);
  expect(await stay(pool, { ...at('bodega'), clave: 'cotizacion/8' })).toEqual([]);
  expect(await told()).toEqual([frame(['eva'])]);
  await leave(pool, at('admin'));
  await leave(pool, at('admin'));
  expect(await told()).toEqual([frame(['eva']), frame(['eva'])]);
  await pool.query("UPDATE ops.presence SET at = now() - interval '5 minutes' WHERE usuario = 'eva'");
  expect(await stay(pool, at('admin'))).toEqual([]);
  for (let n = 0; n < 25; n += 1) await stay(pool, at('admin', `ventana-${n}`));
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM ops.presence');
  expect(rows[0]).toEqual({ n: 21 });
});

test('a draft is its owner’s, the latest alone, and there are not too many of them', async () => {
  const typed = (contenido: string, dispositivo = 'uno') => ({ contenido, version: 3, dispositivo });
  expect(await keepDraft(pool, 'eva', 'cotizacion/7', typed('a'))).toMatchObject({ otro: false });
  expect(await keepDraft(pool, 'eva', 'cotizacion/7', typed('b'))).toMatchObject({ otro: false });
  const last = await keepDraft(pool, 'eva', 'cotizacion/7', typed('c', 'dos'));
  expect(last.otro).toBe(true);
  expect(await readDraft(pool, 'eva', 'cotizacion/7')).toEqual({ ...typed('c', 'dos'), at: last.at });
  expect(await readDraft(pool, 'admin', 'cotizacion/7')).toBeUndefined();
  await dropDraft(pool, 'admin', 'cotizacion/7');
  expect(await readDraft(pool, 'eva', 'cotizacion/7')).toBeDefined();
  for (let n = 100; n < 120; n += 1) await keepDraft(pool, 'eva', `cotizacion/${n}`, typed('x'));
  expect(await readDraft(pool, 'eva', 'cotizacion/7')).toBeUndefined();
  await pool.query("UPDATE ops.drafts SET at = now() - interval '31 days' WHERE clave = 'cotizacion/119'");
  expect(await forgetDrafts(pool)).toBe(1);
  await dropDraft(pool, 'eva', 'cotizacion/118');
  expect(await readDraft(pool, 'eva', 'cotizacion/118')).toBeUndefined();
});
