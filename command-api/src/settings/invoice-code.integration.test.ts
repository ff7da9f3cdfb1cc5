import { THROTTLE_SCHEMA } from '@power/infra/platform/access/throttle';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import { openSpine, person, type Reply, type Spine } from '../kernel/spine.testing.ts';

let database: TestDatabase;
let pool: pg.Pool;
let spine: Spine;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(pool, THROTTLE_SCHEMA);
  spine = await openSpine(undefined, pool);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const enter = (codigo: string, _id = 'eva'): Promise<Reply> =>
  spine.issue(person('Finanzas', { _id }), 'enter-invoice', { accion: 'verificar', modulo: 'invoice', codigo });
const rotate = (codigo: string) =>
  spine.issue(person('Administrador'), 'set-invoice-code', { accion: 'cambiar', codigo });

test('without a code nobody enters; with it who knows it, until it is rotated; every attempt is kept', async () => {
  expect((await enter('importaciones')).codigo).toBe('SIN_CODIGO');
  await rotate('importaciones');
  expect(await enter('otra-cosa')).toMatchObject({ ok: true, acceso: false, mensaje: 'Código incorrecto' });
  expect(await enter('importaciones')).toMatchObject({ ok: true, acceso: true });
  await rotate('embarques');
  expect(await enter('importaciones')).toMatchObject({ acceso: false });
  const tried = (await spine.log.read('invoicecode-empresa')).filter((e) => e.type === 'InvoiceCodeTried');
  expect(tried.map((e) => [e.metadata.user, (e.data as { acceso: boolean }).acceso])).toEqual([
    ['eva', false],
    ['eva', true],
    ['eva', false],
  ]);
  expect(JSON.stringify(tried.map((e) => e.data))).not.toContain('importaciones');
}, 60_000);

test('five wrong codes hold a person, not the others', async () => {
  await rotate('embarques');
  for (let n = 0; n < 5; n += 1) expect(await enter('mala', 'leo')).toMatchObject({ acceso: false });
  expect((await enter('embarques', 'leo')).codigo).toBe('CODIGO_BLOQUEADO');
  expect(await enter('embarques', 'ana')).toMatchObject({ acceso: true });
}, 60_000);
